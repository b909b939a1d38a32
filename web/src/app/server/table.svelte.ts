/**
 * One tab at a table: it keeps what it was told, comes back when the connection breaks, and sends again what was lost.
 *
 * What arrives is shown in order, one update after the other, each for as long as its motion takes; where much happened at
 * once, beat by beat. `choices` are there when the last one is shown. `hurry` shows all at once.
 */
import { newNonce } from "@/app/server/api";
import type {
  Choice,
  Command,
  Deadlines,
  Explanation,
  FromServer,
  Goodbye,
  Line,
  Over,
  Poll,
  Preview,
  Problem,
  Room,
  Snapshot,
  Step,
  TableView,
  Update,
  Welcome,
} from "@/app/server/messages";
import { openSocket, pauseAfter } from "@/app/server/reconnecting";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** A part of what happened at once: its steps, with only some of their events, and how the table looks then. */
export interface Beat {
  steps: Step[];
  view: TableView;
}

export interface TableHooks {
  /** How long the others' steps are shown, in milliseconds; `among` so many beats. */
  hold: (steps: Step[], view: TableView, seat: number | null, among: number) => number;
  /** What is told one after the other: the last is how it came out. */
  beats: (steps: Step[], before: TableView, after: TableView) => Beat[];
  /** Something happened: for the log's voice. */
  happened: (steps: Step[]) => void;
  /** A part of it is shown: for sounds, and points that fly. */
  shown: (steps: Step[], before: TableView | null, after: TableView) => void;
  /** A command was refused. */
  refused: (problem: Problem) => void;
}

/** What this tab adds to chance, if anything. */
export interface Part {
  /** What it is bound to, told when we come. */
  pledge: string;
  /** The nonce itself, when it is asked for. */
  give: (room: Room, seat: number) => string | undefined;
}

interface Pending {
  resolve: (problem: Problem | null) => void;
  command: Command;
}

const QUIET: TableHooks = {
  hold: () => 0,
  beats: (steps, _before, view) => [{ steps, view }],
  happened: () => undefined,
  shown: () => undefined,
  refused: () => undefined,
};
const MOST_WAITING = 30;
/** Whoever has less time than this to answer, in milliseconds, is shown all at once. */
const LITTLE_TIME = 30_000;
/** With so much behind it, an update is not told in parts: nobody shall lag behind the game. */
const TOO_MUCH = 3;
/** A server says something every fifteen seconds, if only a ping: so long a silence is a connection that is dead. */
const LONGEST_SILENCE = 40_000;
/** After these words there is nothing to come back to with this key. */
const FINAL = new Set(["forbidden", "not-found", "shown-out", "left", "closed", "signed-out"]);
export const MOST_STEPS = 2000;

export class TableConnection {
  connection = $state<ConnectionState>("connecting");
  seat = $state<number | null>(null);
  /** What we are called here. */
  name = $state("");
  room = $state.raw<Room | null>(null);
  view = $state.raw<TableView | null>(null);
  choices = $state.raw<Choice[]>([]);
  /** What each choice would do, in their order; null until the server has told. */
  previews = $state.raw<Preview[] | null>(null);
  /** Steps of the update that is shown now: what the board moves. */
  steps = $state.raw<Step[]>([]);
  /** What is told just now, while it is held; null when all is shown. */
  told = $state.raw<Step[] | null>(null);
  /** All steps that are known, oldest first. */
  log = $state.raw<Step[]>([]);
  chat = $state.raw<Line[]>([]);
  poll = $state.raw<Poll | null>(null);
  /** What came of the last question. */
  answer = $state.raw<Poll | null>(null);
  over = $state.raw<Over | null>(null);
  goodbye = $state.raw<Goodbye | null>(null);
  /** Why the connection is lost, where the server has said so. */
  why = $state.raw<Problem | null>(null);
  canUndo = $state(false);
  /** What an expert thinks of the choices, if it was asked; "thinking" until it answers. */
  advice = $state.raw<Explanation | "thinking" | null>(null);
  /** A command is under way. */
  busy = $state(false);
  /** When each seat's time and the game's own timer run out, on this machine's clock (performance.now). */
  deadlines = $state.raw<{ seats: Record<number, number>; timer: number | null }>({ seats: {}, timer: null });

  #table: string;
  #key: string;
  #client: string;
  #hooks: TableHooks;
  #part: Part | null;
  #given = false;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** How the game stands for us, shown or not. */
  #snapshot: Snapshot | null = null;
  /** The decision that was answered last. What is offered for it again is old news that was under way. */
  #decided = -1;
  /** The snapshot whose previews were asked for. */
  #foreseen: Snapshot | null = null;
  #next = 0;
  #sent = new Map<number, Pending>();
  #offered: Choice[] = [];
  /** How it ended; it is told when the last move is shown. */
  #over: Over | null = null;
  #queue: Update[] = [];
  /** What is left to show of the update that was begun. */
  #beats: Beat[] = [];
  /** How many beats it had. */
  #among = 0;
  #showing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: string,
    key: string,
    hooks: Partial<TableHooks> = {},
    part: Part | null = null,
    client = newNonce(),
  ) {
    this.#table = table;
    this.#key = key;
    this.#part = part;
    this.#client = client;
    this.#hooks = { ...QUIET, ...hooks };
    this.#connect();
  }

  close(): void {
    this.connection = "closed";
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearTimeout(this.#showing);
    this.#socket?.close();
    this.#socket = null;
  }

  // What it says ------------------------------------------------------------------------------------

  /** Do one of the choices. Until it is answered, nothing else can be done. */
  act(action: Choice["action"]): Promise<Problem | null> {
    if (!this.#snapshot || !this.choices.length) return Promise.resolve(null);
    this.#offered = this.choices;
    this.choices = [];
    this.advice = null;
    this.busy = true;
    return this.send({ t: "do", decision: this.#snapshot.decision, action });
  }

  /** Ask an expert; the answer comes as `advice`. */
  async askForAdvice(): Promise<void> {
    this.advice = "thinking";
    await this.send({ t: "hint" });
    if (this.advice === "thinking") this.advice = null;
  }

  /** Send a command; if the connection breaks before the answer, it is sent again. Null when it is done, else the problem. */
  send(command: DistributiveOmit<Command, "n">): Promise<Problem | null> {
    const n = ++this.#next;
    const numbered = { ...command, n } as Command;
    return new Promise((resolve) => {
      this.#sent.set(n, { command: numbered, resolve });
      if (this.connection === "open") this.#put(numbered);
    });
  }

  older(): void {
    const first = this.log[0];
    if (first && first.number > 1) void this.send({ t: "log", before: first.number });
  }

  hurry(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    const beats = this.#beats;
    const updates = this.#queue;
    this.#beats = [];
    this.#queue = [];
    const steps = [...beats, ...updates].reduce<Step[]>((all, next) => joined(all, next.steps), []);
    const view = updates.at(-1)?.snapshot.view ?? beats.at(-1)?.view;
    if (updates.length) this.#hooks.happened(updates.flatMap((update) => update.steps));
    if (view) this.#show({ steps, view });
    this.#offer();
  }

  #put(command: Command | { t: "join" } | { t: "pong"; ping: number }): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(command));
  }

  // The connection ----------------------------------------------------------------------------------

  #connect(): void {
    const socket = openSocket(`tables/${this.#table}`);
    this.#socket = socket;
    socket.onopen = () => {
      const have = this.#snapshot ? { have: this.#snapshot.number, hash: this.#snapshot.hash } : {};
      const own = this.#part ? { pledge: this.#part.pledge } : {};
      socket.send(JSON.stringify({ t: "join", key: this.#key, client: this.#client, ...have, ...own }));
    };
    socket.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.connection === "closed") return;
    this.#socket = null;
    clearTimeout(this.#silence);
    if (this.goodbye && FINAL.has(this.goodbye.problem.code)) {
      this.connection = "closed";
      return;
    }
    this.connection = "lost";
    const pause = pauseAfter(this.goodbye?.again, this.#attempt++);
    this.why = this.goodbye?.problem ?? this.why;
    this.goodbye = null;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** It is dead, even if nobody has told the socket: begin a new one. */
  giveUp(): void {
    const socket = this.#socket;
    if (!socket || this.connection !== "open") return;
    this.#lost(socket);
    socket.close();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.giveUp(), LONGEST_SILENCE);
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  tryNow(): void {
    if (this.connection !== "lost" || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  // What it hears -----------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        return this.#begin(message);
      case "update":
        return this.#follow(message);
      case "ack":
        return this.#answered(message.n, null);
      case "refused":
        return this.#answered(message.n, message.problem);
      case "room":
        this.room = message;
        if (this.#showing === undefined) this.#offer();
        return this.#maybeGive();
      case "chat":
        this.chat = [...this.chat, message];
        return;
      case "poll":
        this.poll = message.open ? message : null;
        this.answer = message.open ? null : message;
        return;
      case "clock":
        return this.#wind(message.clock);
      case "log":
        this.log = [...message.steps, ...this.log];
        return this.#answered(message.n, null);
      case "advice":
        if (message.decision === this.#snapshot?.decision && this.choices.length) this.advice = message.explanation;
        return this.#answered(message.n, null);
      case "previews":
        if (message.number === this.#snapshot?.number && message.decision === this.#snapshot.decision)
          this.previews = message.previews;
        return;
      case "over":
        this.#over = message;
        if (this.#showing === undefined) this.#offer();
        return;
      case "ping":
        return this.#put({ t: "pong", ping: message.ping });
      case "goodbye":
        this.goodbye = message;
        return;
    }
  }

  #begin(message: Welcome): void {
    this.#attempt = 0;
    clearTimeout(this.#showing);
    this.#showing = undefined;
    const unseen = [...this.#beats, ...this.#queue].flatMap((part) => part.steps);
    this.#beats = [];
    this.#queue = [];
    this.connection = "open";
    this.why = null;
    this.seat = message.seat;
    this.name = message.name;
    this.room = message.room;
    this.chat = message.chat;
    this.poll = message.poll?.open ? message.poll : null;
    this.over = this.#over = message.over;
    this.log = message.fresh ? message.steps : joined(this.log, [...unseen, ...message.steps]);
    this.#decided = -1;
    this.#takeIn(message.snapshot);
    this.view = message.snapshot?.view ?? null;
    this.steps = [];
    this.#wind(message.clock);
    for (const { command } of this.#sent.values()) this.#put(command);
    this.#maybeGive();
    this.#offer();
  }

  /** The table starts, and asks for what we pledged: once. If the answer is lost, it is sent again like any command. */
  #maybeGive(): void {
    if (this.#given || this.seat === null || !this.room) return;
    const nonce = this.#part?.give(this.room, this.seat);
    if (nonce === undefined) return;
    this.#given = true;
    void this.send({ t: "nonce", nonce });
  }

  #follow(message: Update): void {
    const first = message.steps[0];
    if (first && first.number !== (this.#snapshot?.number ?? 0) + 1) {
      void this.send({ t: "sync" });
      return;
    }
    this.#takeIn(message.snapshot);
    this.choices = [];
    this.#wind(message.clock);
    this.#queue.push(message);
    if (this.#queue.length > MOST_WAITING) this.hurry();
    else if (this.#showing === undefined) this.#showNext();
  }

  #takeIn(snapshot: Snapshot | null): void {
    if (snapshot?.decision !== this.#snapshot?.decision) this.advice = null;
    this.previews = null;
    this.#snapshot = snapshot;
    this.#offered = snapshot?.choices ?? [];
    this.canUndo = false;
  }

  /** Whether we may do anything: the game is on, nobody has paused it, and we have not given up. */
  get isLive(): boolean {
    const sitter = this.seat === null ? undefined : this.room?.seats[this.seat];
    return this.room?.status === "playing" && !this.room.paused?.begun && !this.over && !sitter?.resigned;
  }

  #showNext(): void {
    this.#showing = undefined;
    if (!this.#beats.length) this.#begins(this.#queue.shift());
    const beat = this.#beats.shift();
    if (!beat) return this.#offer();
    this.#show(beat);
    const hold = this.#hooks.hold(beat.steps, beat.view, this.seat, this.#among);
    if (hold <= 0) return this.#showNext();
    this.told = beat.steps;
    this.#showing = setTimeout(() => this.#showNext(), hold);
  }

  /** In parts where there is time. */
  #begins(update: Update | undefined): void {
    if (!update) return;
    const { steps, snapshot } = update;
    const inParts = this.view && !this.#isPressed() ? this.#hooks.beats(steps, this.view, snapshot.view) : [];
    this.#beats = inParts.length ? inParts : [{ steps, view: snapshot.view }];
    this.#among = this.#beats.length;
    this.#hooks.happened(steps);
  }

  /** In a race, with the own seconds running out, or with much still to show. */
  #isPressed(): boolean {
    const { seats, timer } = this.deadlines;
    const left = (this.seat === null ? undefined : seats[this.seat]) ?? Infinity;
    return timer !== null || this.#queue.length >= TOO_MUCH || left - performance.now() < LITTLE_TIME;
  }

  #show({ steps, view }: Beat): void {
    const before = this.view;
    this.log = joined(this.log, steps).slice(-MOST_STEPS);
    this.steps = steps;
    this.view = view;
    this.#hooks.shown(steps, before, view);
  }

  /** All is shown: now it can be said what comes next. */
  #offer(): void {
    this.told = null;
    const waits = [...this.#sent.values()].some(({ command }) => command.t === "do");
    this.busy = waits;
    const rest = this.#queue.length + this.#beats.length;
    if (!rest) this.over = this.#over;
    const isOpen = this.isLive && !waits && !rest && this.#snapshot?.decision !== this.#decided;
    this.choices = isOpen ? this.#offered : [];
    this.canUndo = this.isLive && (this.#snapshot?.can_undo ?? false);
    if (!this.isLive) this.advice = null;
    this.#maybeForesee();
  }

  /** Once for each snapshot that offers something. In a race it would come too late. */
  #maybeForesee(): void {
    if (!this.choices.length || this.deadlines.timer !== null || this.#foreseen === this.#snapshot) return;
    this.#foreseen = this.#snapshot;
    this.#put({ t: "preview", n: ++this.#next }); // if the answer is lost, it is asked again with the next welcome
  }

  #answered(n: number, problem: Problem | null): void {
    const waiting = this.#sent.get(n);
    if (!waiting) return;
    this.#sent.delete(n);
    if (waiting.command.t === "nonce") return waiting.resolve(problem); // nobody has asked for it: if it came too late, the end will tell
    if (problem) this.#hooks.refused(problem);
    else if (waiting.command.t === "do") this.#decided = waiting.command.decision ?? -1;
    if (this.#showing === undefined) this.#offer();
    waiting.resolve(problem);
  }

  #wind(clock: Deadlines): void {
    const now = performance.now();
    const seats = Object.entries(clock.seats).map(([seat, left]) => [seat, now + (left as number) * 1000]);
    this.deadlines = {
      seats: Object.fromEntries(seats) as Record<number, number>,
      timer: clock.timer == null ? null : now + clock.timer * 1000,
    };
  }
}

/** Steps behind others; a step that was told in parts becomes one again. */
function joined(log: readonly Step[], steps: readonly Step[]): Step[] {
  const all = [...log];
  for (const step of steps) {
    const last = all.at(-1);
    if (last?.number === step.number) all[all.length - 1] = { ...last, events: [...last.events, ...step.events] };
    else all.push(step);
    for (const again of step.retold ?? []) {
      const index = all.findIndex(({ number }) => number === again.number);
      if (index >= 0) all[index] = again;
    }
  }
  return all;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
