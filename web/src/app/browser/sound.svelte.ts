/** Small sounds of one family, made here: wood, paper, glass, jelly. Silent until the first touch. */
import { recall, remember } from "@/app/browser/storage";

export type Sound = "wood" | "paper" | "glass" | "jelly" | "talk" | "turn" | "win";

/** When it is heard that it is one's turn: not at all, while one looks elsewhere, or every time. */
export type Calling = "never" | "away" | "always";

interface Note {
  wave: OscillatorType;
  from: number;
  to: number;
  length: number;
  loud: number;
  after?: number;
}

const NOTES: Record<Sound, Note[]> = {
  wood: [
    { wave: "triangle", from: 420, to: 150, length: 0.07, loud: 0.22 },
    { wave: "square", from: 900, to: 200, length: 0.02, loud: 0.05 },
  ],
  paper: [{ wave: "sawtooth", from: 1900, to: 700, length: 0.05, loud: 0.04 }],
  glass: [
    { wave: "sine", from: 1760, to: 1740, length: 0.22, loud: 0.09 },
    { wave: "sine", from: 2640, to: 2630, length: 0.12, loud: 0.04 },
  ],
  jelly: [{ wave: "sine", from: 240, to: 460, length: 0.16, loud: 0.16 }],
  talk: [
    { wave: "sine", from: 520, to: 700, length: 0.07, loud: 0.1 },
    { wave: "triangle", from: 1040, to: 1180, length: 0.05, loud: 0.04, after: 0.06 },
  ],
  turn: [
    { wave: "sine", from: 660, to: 660, length: 0.14, loud: 0.09 },
    { wave: "sine", from: 880, to: 880, length: 0.2, loud: 0.09, after: 0.11 },
  ],
  win: [523, 659, 784, 1047].map((from, i) => ({
    wave: "triangle" as const,
    from,
    to: from,
    length: 0.3,
    loud: 0.11,
    after: i * 0.12,
  })),
};

class Speaker {
  on = $state(recall("sound", true));
  calling = $state<Calling>(recall<Calling>("calling", "away"));
  #context: AudioContext | null = null;

  /** Browsers let us speak only after somebody has touched the page, and so do we. */
  wake(): void {
    if (this.#context || typeof AudioContext === "undefined") return;
    try {
      this.#context = new AudioContext();
    } catch {
      this.#context = null;
    }
  }

  toggle(): void {
    this.on = !this.on;
    remember("sound", this.on);
    this.play("glass");
  }

  /** When one wants to be called to one's turn. */
  call(when: Calling): void {
    this.calling = when;
    remember("calling", when);
    if (when !== "never") this.play("turn");
  }

  /** It is one's turn. */
  callToTurn(): void {
    if (this.calling === "always" || (this.calling === "away" && document.hidden)) this.play("turn");
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (!this.on || !context || context.state !== "running") return;
    for (const note of NOTES[sound]) {
      const begin = context.currentTime + (note.after ?? 0);
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = note.wave;
      voice.frequency.setValueAtTime(note.from, begin);
      voice.frequency.exponentialRampToValueAtTime(note.to, begin + note.length);
      volume.gain.setValueAtTime(note.loud, begin);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + note.length);
      voice.connect(volume).connect(context.destination);
      voice.start(begin);
      voice.stop(begin + note.length);
    }
  }
}

export const speaker = new Speaker();
