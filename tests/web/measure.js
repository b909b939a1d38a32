async ({ smallest, letter, target, smaller, pieces }) => {
  for (let frames = 3; frames; frames--) await new Promise(requestAnimationFrame);
  const round = (pixels) => Math.round(pixels * 10) / 10;
  const found = new Map();
  /** Letters: what is longer may be broken, as a name of twenty may. */
  const LONG_WORD = 15;
  const nameOf = (one) => {
    const own = (element) => {
      const classes = [...element.classList].filter((name) => !name.startsWith("svelte-")).slice(0, 2);
      const data = [...element.attributes].map(({ name }) => name).find((name) => name.startsWith("data-"));
      return element.localName + classes.map((name) => `.${name}`).join("") + (data ? `[${data}]` : "");
    };
    const above = one.parentElement?.closest("[class]:not(svg *)");
    return above && above !== document.body ? `${own(above)} > ${own(one)}` : own(one);
  };
  const note = (kind, element, said) => {
    const key = `${kind} ${nameOf(element)}`;
    if (!found.has(key))
      found.set(key, { kind, what: nameOf(element), said, count: 0, board: element.closest(".board") !== null });
    found.get(key).count += 1;
  };
  const isUnseen = (one) => {
    for (let up = one; up; up = up.parentElement) {
      if (up.classList.contains("unseen")) return true;
      const { clipPath, position } = getComputedStyle(up);
      if (clipPath === "inset(50%)" && position === "absolute") return true;
    }
    return false;
  };
  const isSeen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest("[inert]:not(.board)") &&
    !isUnseen(one);
  const scaleOf = (one) => {
    let scale = 1;
    if (one.ownerSVGElement || one.localName === "svg") {
      const { a, b, c, d } = one.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    for (let up = one; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.transform !== "none") {
        const { a, b, c, d } = new DOMMatrix(style.transform);
        scale *= Math.sqrt(Math.abs(a * d - b * c));
      }
      if (style.scale !== "none") scale *= parseFloat(style.scale);
    }
    return scale;
  };
  /** What may show only a part of this: a scroller, which is fine, or something that cuts. */
  const boundsOf = (one) => {
    const bounds = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let fixed = false;
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
      if (fixed) break;
      if (up !== one) {
        const { overflowX, overflowY } = getComputedStyle(up);
        const box = up.getBoundingClientRect();
        if (up.dataset.movable !== undefined)
          return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
        if (/auto|scroll/.test(overflowX)) [bounds.left, bounds.right] = [-Infinity, Infinity];
        else if (bounds.right !== Infinity && /hidden|clip/.test(overflowX) && !up.ownerSVGElement)
          [bounds.left, bounds.right] = [Math.max(bounds.left, box.left), Math.min(bounds.right, box.right)];
        if (/auto|scroll/.test(overflowY)) [bounds.top, bounds.bottom] = [-Infinity, Infinity];
        else if (bounds.bottom !== Infinity && /hidden|clip/.test(overflowY) && !up.ownerSVGElement)
          [bounds.top, bounds.bottom] = [Math.max(bounds.top, box.top), Math.min(bounds.bottom, box.bottom)];
        if (bounds.left === -Infinity && bounds.top === -Infinity) break;
      }
      fixed = getComputedStyle(up).position === "fixed";
    }
    const page = document.scrollingElement;
    if (
      bounds.bottom === innerHeight &&
      page.scrollHeight > innerHeight &&
      getComputedStyle(document.body).overflowY !== "hidden"
    )
      [bounds.top, bounds.bottom] = [-Infinity, Infinity];
    return bounds;
  };
  const over = (box, bounds) =>
    Math.max(bounds.left - box.left, bounds.top - box.top, box.right - bounds.right, box.bottom - bounds.bottom);
  /** Where letters are: a face leaves room above and below them, which may overlap whatever is there. */
  const inked = (range, size) => {
    const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
    const spare = Math.max(0, ((range.getClientRects()[0]?.height ?? 0) - size) / 2);
    return { left, top: top + spare, right, bottom: bottom - spare, width, height };
  };
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) note("wide", document.body, `${wide} px wider than the screen`);
  const letters = /[\p{L}\p{N}]/u;
  /** A word that goes on in the next line, though no hyphen stands there. */
  const brokenIn = (node) => {
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]+/gu)) {
      if (word.length > LONG_WORD) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return word;
    }
    return null;
  };
  for (const one of document.querySelectorAll("body *")) {
    if (["script", "style", "title", "option", "defs"].includes(one.localName) || !isSeen(one)) continue;
    if (one.matches(".skip:not(:focus)")) continue; // it waits above the page until somebody presses Tab
    const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    const text = words.map((node) => node.data.trim()).join(" ");
    const style = getComputedStyle(one);
    if (words.length) {
      const range = document.createRange();
      range.setStart(words[0], 0);
      range.setEnd(words.at(-1), words.at(-1).length);
      const size = parseFloat(style.fontSize) * scaleOf(one);
      const box = inked(range, size);
      if (letters.test(text) && box.width && size < (one.ownerSVGElement ? letter : smallest) - 0.05)
        note("text", one, `${round(size)} px “${text.slice(0, 24)}”`);
      const broken = box.height > 1.5 * size && !one.ownerSVGElement ? words.map(brokenIn).find(Boolean) : null;
      if (broken) note("broken", one, `“${broken}”`);
      const shortened = [one, one.parentElement].some((by) => getComputedStyle(by).textOverflow === "ellipsis");
      if (!shortened) {
        const clips =
          /hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1;
        const beyond = over(box, boundsOf(one));
        const frame = one.closest("button, .button")?.getBoundingClientRect();
        const overhangs = frame && !one.ownerSVGElement && Math.max(frame.left - box.left, box.right - frame.right) > 1;
        if (clips || overhangs || beyond > 2) note("cut", one, `${round(beyond)} px “${text.slice(0, 24)}”`);
      }
    }
    const isTarget =
      one.matches("button, a[href], input, select, textarea, [role=button], summary") && !one.closest("[inert]");
    const inSentence = one.matches("p a, li span a, td a") && style.display === "inline";
    const box = (one.matches("label input") ? one.closest("label") : one).getBoundingClientRect();
    if (isTarget && !one.disabled && !inSentence && box.width && style.pointerEvents !== "none" && one.tabIndex >= 0) {
      const [, least = target] = Object.entries(smaller).find(([selector]) => one.matches(selector)) ?? [];
      const size = Math.min(box.width, box.height);
      if (size < least - 0.5)
        note("target", one, `${round(box.width)} x ${round(box.height)} “${(one.ariaLabel ?? text).slice(0, 24)}”`);
    }
    if (one.matches("[data-piece]")) {
      const line = one.closest("p, span:not([class]), li") ?? one.parentElement;
      const height = parseFloat(getComputedStyle(line).fontSize);
      if (box.height < height) note("piece", one, `${round(box.height)} px high in a line of ${round(height)} px`);
    }
    const isDrawing = one.localName === "svg" && !one.ownerSVGElement;
    if ((isTarget || isDrawing || one.localName === "img") && box.width && style.position !== "fixed") {
      const beyond = over(box, boundsOf(one));
      if (beyond > 3) note("outside", one, `${round(beyond)} px “${(one.ariaLabel ?? text).slice(0, 24)}”`);
    }
  }
  const sizes = {};
  for (const selector of pieces) {
    const seen = [...document.querySelectorAll(`main ${selector}`)].filter(isSeen);
    const boxes = seen.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
    if (boxes.length) sizes[selector] = round(Math.min(...boxes.map(({ width, height }) => Math.min(width, height))));
  }
  return { found: [...found.values()], sizes };
};
