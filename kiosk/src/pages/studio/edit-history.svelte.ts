import type { Json } from '@mister-x/engine/protocol';

/** So many steps can be taken back. */
const UNDO_STEPS_MAX = 200;

/** A pack on the table of the studio: as it is now, and what it was before each step. */
export class EditHistory {
  file = $state.raw<Json>(null);
  #past = $state.raw<readonly Json[]>([]);
  #undone = $state.raw<readonly Json[]>([]);

  constructor(file: Json) {
    this.file = file;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  change(file: Json): void {
    if (file === this.file) return;
    this.#past = [...this.#past, this.file].slice(-UNDO_STEPS_MAX);
    this.#undone = [];
    this.file = file;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#undone = [...this.#undone, this.file];
    this.file = before;
  }

  redo(): void {
    const after = this.#undone.at(-1);
    if (after === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#past = [...this.#past, this.file];
    this.file = after;
  }
}
