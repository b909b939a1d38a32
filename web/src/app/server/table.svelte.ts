/**
 * One tab at a table: it keeps what it was told, comes back when the connection breaks, and sends again what was lost.
 *
 * What arrives is shown in order, one update after the other, each for as long as its motion takes; `choices` are there
 * when the last one is shown. `hurry` shows all at once.
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

export interface TableHooks {
  /** How long the others' steps are shown, in milliseconds. */
  hold: (steps: Step[], view: TableView, seat: number | null) => number;
  /** Something happened: for the log's voice, and sounds. */
  happened: (steps: Step[]) => void;
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

const QUIET: TableHooks = { hold: () => 0, happened: () => undefined, refused: () => undefined };
const MOST_WAITING = 30;
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
    const steps = this.#queue.flatMap((update) => update.steps);
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#show({ ...last, steps });
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
    const unseen = this.#queue.flatMap((update) => update.steps);
    this.#queue = [];
    this.connection = "open";
    this.why = null;
    this.seat = message.seat;
    this.name = message.name;
    this.room = message.room;
    this.chat = message.chat;
    this.poll = message.poll?.open ? message.poll : null;
    this.over = this.#over = message.over;
    this.log = message.fresh ? message.steps : [...this.log, ...unseen, ...message.steps];
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
    const update = this.#queue.shift();
    if (!update) return this.#offer();
    this.#show(update);
    const hold = this.#hooks.hold(update.steps, update.snapshot.view, this.seat);
    if (hold > 0) this.#showing = setTimeout(() => this.#showNext(), hold);
    else this.#showNext();
  }

  #show(update: Update): void {
    this.log = [...this.log, ...update.steps].slice(-MOST_STEPS);
    this.steps = update.steps;
    this.view = update.snapshot.view;
    this.#hooks.happened(update.steps);
  }

  /** All is shown: now it can be said what comes next. */
  #offer(): void {
    const waits = [...this.#sent.values()].some(({ command }) => command.t === "do");
    this.busy = waits;
    if (!this.#queue.length) this.over = this.#over;
    const isOpen = this.isLive && !waits && !this.#queue.length && this.#snapshot?.decision !== this.#decided;
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

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
