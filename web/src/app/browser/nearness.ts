/** Attach it to what is costly to draw: `come` is called once, when somebody has scrolled near. */
export function whenNear(come: () => void, distance = "300px"): (element: Element) => () => void {
  return (element) => {
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        come();
      },
      { rootMargin: distance },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}
