import { t } from '../../kiosk/src/lib/i18n/index.svelte.js';

/** What of a view a real board shows. */
type Standing = {
  readonly detectives: readonly { readonly id: string; readonly stop: number | null }[];
  readonly x: { readonly pawn: number | null };
};
type Task = { readonly text: string; readonly pawn?: string };

export type Places = Readonly<Record<string, number | null>>;

/** Where pawns stand: "Move the red pawn to 46.", "Put Mister X’s pawn on 137." */
const PLACED = /(?:to|on) (\d+)\.$/;

/** The pawns on the real board, moved by people who do what a screen asks for and nothing else. */
export class RealBoard {
  #places: Places = {};

  /** As it stands when all has been done so far. */
  setUp(view: Standing): void {
    this.#places = placesOf(view);
  }

  /** @param view where a move was taken back, people look for the pawns on the screen */
  follow(tasks: readonly Task[], view: Standing): void {
    const { doWithPieces: say } = t['scotland-yard'];
    for (const { text, pawn } of tasks) {
      const stop = PLACED.exec(text)?.[1];
      if (text === say.putBack) this.#places = { ...placesOf(view), x: this.#places.x ?? null };
      else if (text === say.removeX) this.#places = { ...this.#places, x: null };
      else if (pawn !== undefined && stop !== undefined) {
        this.#places = { ...this.#places, [pawn]: Number(stop) };
      }
    }
  }

  get places(): Places {
    return this.#places;
  }
}

export function placesOf({ detectives, x }: Standing): Places {
  return { ...Object.fromEntries(detectives.map(({ id, stop }) => [id, stop])), x: x.pawn };
}
