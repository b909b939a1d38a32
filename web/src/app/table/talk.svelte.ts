/** What is said at a table, as one of us takes it in: what is new, what is shown at a seat, whom one does not want to hear. */
import { speaker } from "@/app/browser/sound.svelte";
import { keepKeys, keysOf } from "@/app/browser/storage";
import { announcer } from "@/app/announcer.svelte";
import { t } from "@/app/language/i18n.svelte";
import type { Line } from "@/app/server/messages";
import type { TableConnection } from "@/app/server/table.svelte";

/** A seat, or null for all who watch. */
export type Voice = number | null;

/** How long a line stands at its speaker's seat: as long as it takes to read it. */
const SHORTEST = 4000;
const A_LETTER = 60;
const LONGEST = 9000;

export class Talk {
  /** The line up to which all was read. */
  read = $state(0);
  muted = $state.raw<Voice[]>([]);
  /** What was said a moment ago. */
  bubble = $state.raw<Line | null>(null);
  readonly lines: Line[] = $derived.by(() => this.#at.chat.filter((line) => !this.muted.includes(voiceOf(line))));
  readonly unread = $derived(this.lines.filter((line) => line.line > this.read && !this.#isOwn(line)).length);

  #table: string;
  #at: Pick<TableConnection, "chat" | "seat" | "send">;
  /** The last line that was heard; null before we have come. */
  #heard: number | null = null;
  /** What we said ourselves: whoever watches has no seat to tell it by. */
  #said: string[] = [];
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, at: Pick<TableConnection, "chat" | "seat" | "send">) {
    const { read = 0, muted = [] } = keysOf(table);
    this.#table = table;
    this.#at = at;
    this.read = read;
    this.muted = muted;
  }

  say(text: string): void {
    this.#said.push(text);
    void this.#at.send({ t: "say", text });
  }

  /**
   * Call it whenever there are other lines: the new ones sound and are shown, but not what was said before we came. Where the
   * chat is visible it is read out from there (Chat.svelte), else it is told here.
   */
  listen(visible = false): void {
    const last = this.#at.chat.at(-1)?.line ?? 0;
    const heard = this.#heard;
    this.#heard = Math.max(last, heard ?? 0);
    if (heard === null) return;
    const fresh = this.lines.filter((line) => line.line > heard && !this.#isOwn(line));
    const newest = fresh.at(-1);
    if (!newest) return;
    if (!visible) for (const line of fresh) announcer.say(t("chat-says", { name: nameOf(line), text: line.text }));
    speaker.play("talk");
    this.#show(newest);
  }

  /** All that is there was seen. */
  markRead(): void {
    const last = this.#at.chat.at(-1)?.line ?? 0;
    if (last <= this.read) return;
    this.read = last;
    keepKeys(this.#table, { read: last });
  }

  /** Do not listen to somebody any more, or listen again. */
  mute(voice: Voice, on: boolean): void {
    const others = this.muted.filter((other) => other !== voice);
    this.muted = on ? [...others, voice] : others;
    keepKeys(this.#table, { muted: this.muted });
    if (on && this.bubble && voiceOf(this.bubble) === voice) this.dismiss();
    void this.#at.send({ t: "mute", seat: voice, on });
  }

  /** A new line does not know whom we do not listen to. */
  muteAgain(): void {
    for (const seat of this.muted) void this.#at.send({ t: "mute", seat, on: true });
  }

  dismiss(): void {
    clearTimeout(this.#fading);
    this.bubble = null;
  }

  #show(line: Line): void {
    clearTimeout(this.#fading);
    this.bubble = line;
    this.#fading = setTimeout(() => this.dismiss(), Math.min(LONGEST, SHORTEST + A_LETTER * line.text.length));
  }

  #isOwn(line: Line): boolean {
    if (voiceOf(line) !== this.#at.seat) return false;
    return this.#at.seat !== null || this.#said.includes(line.text);
  }
}

export function voiceOf(line: Line): Voice {
  return line.seat ?? null;
}

/** Whoever watches need not have a name. */
export function nameOf(line: Line): string {
  return line.name || t("chat-watcher");
}
