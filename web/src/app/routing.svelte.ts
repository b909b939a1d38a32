/** Where we are: `/`, `/table/ID`, `/rules/GAME`, `/guide/GAME`, `/replay`. Plain links work; we only spare them the reload. */
export type Route =
  | { page: "front" }
  | { page: "table"; table: string }
  | { page: "rules"; game: string }
  | { page: "guide"; game: string }
  | { page: "replay" }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean);
  if (!first) return { page: "front" };
  if (first === "table" && second && !more.length) return { page: "table", table: second };
  if (first === "rules" && second && !more.length) return { page: "rules", game: second };
  if (first === "guide" && second && !more.length) return { page: "guide", game: second };
  if (first === "replay" && !second) return { page: "replay" };
  return { page: "lost" };
}

class Router {
  route = $state<Route>({ page: "front" });
  hash = $state("");

  begin(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, instead = false): void {
    const target = new URL(address, location.href);
    const moved = target.pathname !== location.pathname;
    if (instead) history.replaceState(null, "", target);
    else history.pushState(null, "", target);
    this.#read();
    if (moved) scrollTo(0, 0);
  }

  #read(): void {
    const route = routeOf(location.pathname);
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (routeOf(link.pathname).page === "lost") return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
