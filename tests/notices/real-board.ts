import { t } from '../../kiosk/src/lib/i18n/index.svelte.js';

/** What of a view a real board shows. */
type Standing = {
  readonly detectives: readonly { readonly id: string; readonly stop: number | null }[];
  readonly x: { readonly pawn: number | null };
};
type Task = { readonly text: string; readonly pawn?: string };

export type Places = Readonly<Record<string, number | null>>;

/** Where pawns went when moves were taken back, by the number of the line that tells it. */
export type TakenBack = ReadonlyMap<number, Places>;

/** Where pawns stand: "Move the red pawn to 46.", "Put Mister X’s pawn on 137." */
const PLACED = /(?:to|on) (\d+)\.$/;

/** The pawns that are to be put on a stop, each with it. */
export function placings(tasks: readonly Task[]): readonly (readonly [string, number])[] {
  return tasks.flatMap(({ text, pawn }) => {
    const stop = PLACED.exec(text)?.[1];
    return pawn === undefined || stop === undefined ? [] : [[pawn, Number(stop)] as const];
  });
}

/** The pawns on the real board, moved by people who do what a screen asks for and nothing else. */
export class RealBoard {
  #start: Places = {};
  #takenBack: TakenBack = new Map();
  /** Lines that had been told by then. */
  #told = 0;
  /** What the screen asked for, each time anew, and how many lines it had been told by then. */
  #asked: { readonly tasks: readonly Task[]; readonly told: number }[] = [];

  /** All that was asked for so far has been done. */
  setUp(view: Standing, takenBack: TakenBack, told: number): void {
    this.#start = placesOf(view);
    this.#takenBack = takenBack;
    this.#told = told;
    this.#asked = [];
  }

  follow(tasks: readonly Task[], told: number): void {
    this.#asked.push({ tasks, told });
  }

  /** Where they stand now. Of a take-back nothing else goes back than the pawns of that move, and they once. */
  get places(): Places {
    let places = this.#start;
    let done = this.#told;
    for (const { tasks, told } of this.#asked) {
      const isBack = tasks.some(({ text }) => text === putBack());
      const back = isBack ? this.#between(done, told) : [];
      if (isBack) done = told;
      // One sentence stands for all of them: whoever moved again after an earlier one is asked to.
      for (const earlier of back.slice(0, -1)) places = { ...places, ...earlier };
      for (const task of tasks) {
        places = { ...places, ...(task.text === putBack() ? back.at(-1) : moved(task)) };
      }
    }
    return places;
  }

  #between(from: number, to: number): readonly Places[] {
    return [...this.#takenBack].flatMap(([at, places]) => (at >= from && at < to ? [places] : []));
  }
}

const putBack = () => t['scotland-yard-setup'].doWithPieces.putBack;

function moved(task: Task): Places {
  if (task.text === t['scotland-yard-setup'].doWithPieces.removeX) return { x: null };
  return Object.fromEntries(placings([task]));
}

export function placesOf({ detectives, x }: Standing): Places {
  return { ...Object.fromEntries(detectives.map(({ id, stop }) => [id, stop])), x: x.pawn };
}
