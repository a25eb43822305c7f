import { untrack } from 'svelte';

/** Short sentences at the edge of the screen, read aloud by screen readers. */
export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'error';
};

const SHOWN_MS = 6_000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;
  /** Where they can be shown; the last lies on top. */
  #places = $state.raw<readonly symbol[]>([]);

  /** Shows them there, until the answer is called or another place opens on top. */
  openPlace(place: symbol, overPage: boolean): () => void {
    const places = untrack(() => this.#places);
    this.#places = overPage ? [...places, place] : [place, ...places];
    return () => {
      this.#places = this.#places.filter((each) => each !== place);
    };
  }

  at(place: symbol): readonly Toast[] {
    return this.#places.at(-1) === place ? this.list : [];
  }

  info(text: string): void {
    this.#add(text, 'info');
  }

  error(text: string): void {
    this.#add(text, 'error');
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  #add(text: string, tone: Toast['tone']): void {
    const id = this.#next++;
    // A page may speak from an effect; what is shown already must not wake it again.
    const list = untrack(() => this.list);
    this.list = [...list.filter((toast) => toast.text !== text), { id, text, tone }].slice(-3);
    setTimeout(() => this.dismiss(id), SHOWN_MS);
  }
}

export const toasts = new Toasts();
