/** The lobby, over HTTP. Every refusal is a Refused with the server's sentence. */
import type { Choice, GameAction, GameEvent, Preview, TableView } from "@/app/server/messages";
import type {
  Came,
  Changes,
  Evening,
  FromRecord,
  GameAtLength,
  GameInShort,
  GuidePlace as AnyGuidePlace,
  History,
  Invitation,
  JoinedTable,
  Made,
  Material,
  Me,
  Moment as AnyMoment,
  MyTable,
  NewTable,
  Picture as AnyPicture,
  Plan,
  Problem,
  QuickPlay,
  Replay as AnyReplay,
  ReplayStep,
  RuleBook,
  Shown,
  Verification,
  Watching,
} from "@/generated/http";

export type {
  Came,
  Changes,
  Evening,
  GameAtLength,
  GameInShort,
  History,
  Invitation,
  JoinedTable,
  Made,
  Material,
  Me,
  MyTable,
  Plan,
  Problem,
  RuleBook,
  Shown,
  Verification,
};

/** A rule, and what is told by the events that it explains; the last case of an event is for all the others. */
export interface Case {
  rule: string;
  when?: Record<string, Value | Value[]>;
}
type Value = string | number | boolean;
/** The rules that tell why something happens, by the type of the event. `ruleFor` of board/reasons.ts chooses. */
export type Reasons = Record<string, string | Case[]>;

/** A position that shows some rules. */
export type Picture = Omit<AnyPicture, "view"> & { view: TableView };
export interface Scenes {
  pictures: Picture[];
  events: Reasons;
}

/** Where a first-game guide is. */
export type GuidePlace = Omit<AnyGuidePlace, "steps" | "choices" | "previews" | "view"> & {
  steps: { by: number; events: GameEvent[]; view: TableView }[];
  choices: Choice[];
  previews: Preview[];
  view: TableView;
};

/** A recorded game, told once; its positions are asked for one by one. */
export type Replay = Omit<AnyReplay, "opening" | "steps" | "view"> & {
  opening: GameEvent[];
  steps: (Omit<ReplayStep, "action" | "events"> & { action: GameAction | null; events: GameEvent[] })[];
  view: TableView;
};

/** One of its positions. */
export type Moment = Omit<AnyMoment, "view"> & { view: TableView };

export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;
  /** Seconds after which it is worth another try, where the server has said so. */
  readonly again: number | null;

  constructor(status: number, problem: Problem, again: number | null = null) {
    super(problem.sentence);
    this.status = status;
    this.problem = problem;
    this.again = again;
  }

  /** Whether it has nothing to do with what was asked for: the server, or its database, is away for a while. */
  get isAway(): boolean {
    return this.status === 503 || this.problem.code === OFFLINE.code;
  }
}

/** No answer came. Whoever shows it says so in the visitor's language. */
export const OFFLINE: Problem = { code: "offline", sentence: "" };

const MOST_TRIES = 3;

/**
 * Ask the server. A question that it cannot answer just now is asked again when it says; what would change something is
 * not, for it may have been done.
 */
export async function ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await askOnce<T>(method, path, body, key);
    } catch (error) {
      const again = error instanceof Refused && error.status === 503 ? error.again : null;
      if (method !== "GET" || again === null || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, again * 1000));
    }
  }
}

async function askOnce<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers["gelateria-key"] = key;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    text = await answer.text(); // a server may be gone in the middle of its answer
  } catch {
    throw new Refused(0, OFFLINE);
  }
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  const again = Number.parseFloat(answer.headers.get("retry-after") ?? "");
  const problem = problemIn(text);
  throw new Refused(answer.status, problem, Number.isNaN(again) ? null : again);
}

/** What a refusal says; one that is not the server's own comes from whatever stands before it. */
function problemIn(text: string): Problem {
  try {
    return (JSON.parse(text) as { error: Problem }).error;
  } catch {
    return OFFLINE;
  }
}

const post = <T>(path: string, body: unknown = {}, key?: string) => ask<T>("POST", path, body, key);

export const listGames = () => ask<GameInShort[]>("GET", "/games");
export const showGame = (game: string) => ask<GameAtLength>("GET", `/games/${game}`);
export const showRules = (game: string) => ask<RuleBook>("GET", `/games/${game}/rules`);
export const showEdition = (game: string) => ask<Material>("GET", `/games/${game}/edition`);
export const showScenes = (game: string) => ask<Scenes>("GET", `/games/${game}/scenes`);
export const goOnInGuide = (game: string, way: (GameAction | null)[]) =>
  post<GuidePlace>(`/games/${game}/guide`, { way });
export const comeIn = (name: string) => post<Me>("/guests", { name });
export const rename = (name: string) => ask<Me>("PATCH", "/me", { name });
export const me = () => ask<Me>("GET", "/me");
export const myTables = () => ask<MyTable[]>("GET", "/me/tables");
export const quickPlay = (wish: Partial<QuickPlay> & { game: string }) => post<Made>("/quick-play", wish);
export const makeTable = (
  table: Omit<NewTable, "plan"> & { plan: Partial<Plan> & { game: string; players: number } },
) => post<Made>("/tables", table);
export const showTable = (table: string) => ask<Shown>("GET", `/tables/${table}`);
export const join = (table: string, wish: { name?: string; ticket?: string; pledge?: string; invite?: string }) =>
  post<JoinedTable>(`/tables/${table}/join`, wish);
export const leave = (table: string) => post<void>(`/tables/${table}/leave`);
export const watch = (table: string, link?: string) => post<Watching>(`/tables/${table}/watch`, link ? { link } : {});
export const watchLink = (table: string) => post<Invitation>(`/tables/${table}/watch-link`);
export const hostKey = (table: string) => post<{ host_key: string }>(`/tables/${table}/host-key`);
export const invite = (table: string, key: string, anew = false) =>
  post<Invitation>(`/tables/${table}/invite${anew ? "?anew=true" : ""}`, {}, key);
export const renameAt = (table: string, name: string) =>
  ask<{ name: string }>("PUT", `/tables/${table}/name`, { name });
export const closeTable = (table: string, key: string) => ask<void>("DELETE", `/tables/${table}`, undefined, key);
export const addBots = (table: string, key: string, level: string, seats?: number[]) =>
  post<void>(`/tables/${table}/bots`, { level, ...(seats && { seats }) }, key);
export const kick = (table: string, key: string, seat: number) => post<void>(`/tables/${table}/kick`, { seat }, key);
/** With `players`, begin with so many: free seats go. */
export const start = (table: string, key: string, players?: number) =>
  post<void>(`/tables/${table}/start${players === undefined ? "" : `?players=${players}`}`, {}, key);
export const changePlan = (table: string, key: string, changes: Partial<Changes>) =>
  ask<void>("PUT", `/tables/${table}/plan`, changes, key);
/** Without an order, by chance. */
export const reorder = (table: string, key: string, order?: number[]) =>
  post<void>(`/tables/${table}/order`, order ? { order } : {}, key);
export const handOver = (table: string, key: string, seat: number) =>
  post<void>(`/tables/${table}/hand-over`, { seat }, key);
export const takeOn = (table: string) => post<{ host_key: string }>(`/tables/${table}/take-on`);
/** Seconds until a bot plays for who is gone; 0 is never, null as everywhere on this server. */
export const setStandIn = (table: string, key: string, seconds: number | null) =>
  post<void>(`/tables/${table}/stand-in`, { seconds }, key);
export const setPace = (table: string, key: string, pace: string) => post<void>(`/tables/${table}/pace`, { pace }, key);
export const rematch = (table: string) => post<Made>(`/tables/${table}/rematch`);
export const chooseNext = (table: string, plan: Partial<Plan> & { game: string; players: number }) =>
  post<Made>(`/tables/${table}/next`, { plan });
export const comeAlong = (table: string, watch: boolean) => post<Came>(`/tables/${table}/come-along`, { watch });
export const showEvening = (table: string) => ask<Evening>("GET", `/tables/${table}/evening`);
export const tokenOf = (table: string) => ask<{ token: string }>("GET", `/tables/${table}/token`);
export const verify = (record: string) => post<Verification>("/verify", { record });
export const myHistory = () => ask<History>("GET", "/me/history");
export const openReplay = (record: string) => post<Replay>("/replays", { record });
export const showReplay = (record: string, viewer: number | null, from: number, to: number) =>
  post<{ moments: Moment[] }>("/replays/views", { record, viewer, from, to });
export const goOn = (wish: Partial<FromRecord> & { record: string }) => post<Made>("/tables/from-record", wish);

/** Sixteen random bytes that only this browser has chosen: our own part in the chance of a game, a ticket, a name for a tab. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
