import { setupMessages as europeSetupMessages } from '../../games/mister-x-europe/messages/screen-messages.js';
import { setupMessages as yardSetupMessages } from '../../games/scotland-yard/messages/screen-messages.js';

/** What of a view a real board shows. */
type BoardView = {
  readonly detectives: readonly { readonly id: string; readonly stop: number | null }[];
  readonly x: { readonly pawn: number | null };
  readonly rings?: readonly (RingPlace & { readonly pair: number })[];
};
type RingPlace = { readonly stop: number; readonly slot: number | null };
type Task = { readonly text: string; readonly pawn?: string; readonly rings?: number };

/** Of pawns the stop, of pairs of rings the words with which they are put down. */
export type PiecePlaces = Readonly<Record<string, number | string | null>>;

/** Where pawns went when moves were taken back, by the number of the line that tells it. */
export type TakenBack = ReadonlyMap<number, PiecePlaces>;

/** Where pawns stand: "Move the red pawn to 46.", "Put Mister X’s pawn on 137." */
const STOP_IN_TASK = /(?:to|on) (\d+)\.$/;

/** The pawns that are to be put on a stop, each with it. */
export function placings(tasks: readonly Task[]): readonly (readonly [string, number])[] {
  return tasks.flatMap(({ text, pawn }) => {
    const stop = STOP_IN_TASK.exec(text)?.[1];
    return pawn === undefined || stop === undefined ? [] : [[pawn, Number(stop)] as const];
  });
}

/** Pawns and rings on the real board, moved by people who do what a screen asks for and nothing else. */
export class RealBoard {
  #start: PiecePlaces = {};
  #takenBack: TakenBack = new Map();
  /** Lines that had been told by then. */
  #told = 0;
  /** What the screen asked for, each time again, and how many lines it had been told by then. */
  #asked: { readonly tasks: readonly Task[]; readonly told: number }[] = [];

  /** All that was asked for so far has been done. */
  setUp(view: BoardView, takenBack: TakenBack, told: number): void {
    this.#start = placesOf(view);
    this.#takenBack = takenBack;
    this.#told = told;
    this.#asked = [];
  }

  follow(tasks: readonly Task[], told: number): void {
    this.#asked.push({ tasks, told });
  }

  /** Where they stand now. Of a take-back nothing else goes back than the pawns of that move, and they once. */
  get places(): PiecePlaces {
    let places = this.#start;
    let done = this.#told;
    for (const { tasks, told } of this.#asked) {
      const isBack = tasks.some(isPutBack);
      const back = isBack ? this.#between(done, told) : [];
      if (isBack) done = told;
      // One sentence stands for all of them: the one who moved again after an earlier one is asked to.
      for (const earlier of back.slice(0, -1)) places = { ...places, ...earlier };
      // Rings that were put down stay there, though the screen goes on asking for them.
      const laid = new Set(tasks.flatMap(({ rings, text }) => (places[`rings ${rings}`] === text ? [rings] : [])));
      for (const task of tasks) {
        if (task.rings !== undefined && laid.has(task.rings)) continue;
        places = { ...places, ...(isPutBack(task) ? back.at(-1) : placesAfterTask(task, places)) };
      }
    }
    return places;
  }

  #between(from: number, to: number): readonly PiecePlaces[] {
    return [...this.#takenBack].flatMap(([at, places]) => (at >= from && at < to ? [places] : []));
  }
}

function isPutBack({ text }: Task): boolean {
  const { putPawnsBack } = europeSetupMessages.t.doWithPieces;
  return text === yardSetupMessages.t.doWithPieces.putBack || text === putPawnsBack;
}

function placesAfterTask(task: Task, places: PiecePlaces): PiecePlaces {
  const { rings, text } = task;
  if (rings !== undefined) return ringsMoved(`rings ${rings}`, text, rings, places);
  if (task.text === yardSetupMessages.t.doWithPieces.removeX) return { x: null };
  return Object.fromEntries(placings([task]));
}

/** The one who is told to take a pair from where it does not lie, is stuck. */
function ringsMoved(key: string, text: string, pair: number, places: PiecePlaces): PiecePlaces {
  const say = europeSetupMessages.t.doWithPieces;
  const from = /^Take .* from city (\d+)(?: and slot (\d+))?\.$/.exec(text);
  if (from === null) return text === say.takeRingsOff(pair) ? {} : { [key]: text };
  const slot = from[2] === undefined ? null : Number(from[2]);
  const lay = putWords(pair, { stop: Number(from[1]), slot });
  if (places[key] !== lay) throw new Error(`at ${places[key]}: ${text}`);
  return {};
}

function putWords(pair: number, { stop, slot }: RingPlace): string {
  const say = europeSetupMessages.t.doWithPieces;
  return slot === null ? say.putRing(pair, stop) : say.putRings(pair, stop, slot);
}

export function placesOf({ detectives, x, rings = [] }: BoardView): PiecePlaces {
  return {
    ...Object.fromEntries(detectives.map(({ id, stop }) => [id, stop])),
    ...Object.fromEntries(rings.map((ring) => [`rings ${ring.pair}`, putWords(ring.pair, ring)])),
    x: x.pawn,
  };
}
