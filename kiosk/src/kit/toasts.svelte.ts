import { untrack } from 'svelte';

/** Short sentences at the edge of the screen, read aloud by screen readers. */
type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'error';
  /** It has been there long enough, or was put aside. */
  readonly seen: () => void;
};

/** So many at a time; the others wait until one of them has been seen. */
const TOASTS_SHOWN_MAX = 3;
const TOAST_SHOWN_MS = 6_000;

class Toasts {
  /** The oldest first. */
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;
  /** Where they can be shown; the last lies on top. */
  #places = $state.raw<readonly symbol[]>([]);
  /** Moments at which everybody looks: what is said in passing waits for them to go. */
  #moments = $state(0);

  /** Shows them there, until the answer is called or another place opens on top. */
  openPlace(place: symbol, overPage: boolean): () => void {
    const places = untrack(() => this.#places);
    this.#places = overPage ? [...places, place] : [place, ...places];
    return () => {
      this.#places = this.#places.filter((each) => each !== place);
    };
  }

  /** Until the answer is called only errors are shown: they answer what someone does right now. */
  hold(): () => void {
    untrack(() => this.#moments++);
    return () => {
      this.#moments--;
    };
  }

  at(place: symbol): readonly Toast[] {
    if (this.#places.at(-1) !== place) return [];
    const due = this.#moments === 0 ? this.list : this.list.filter(({ tone }) => tone === 'error');
    return due.slice(0, TOASTS_SHOWN_MAX);
  }

  info(text: string, seen = () => {}): void {
    this.#add(text, 'info', seen);
  }

  error(text: string): void {
    this.#add(text, 'error', () => {});
  }

  /** Puts it aside once someone had time to read it: a page in the background is not read. */
  showing(id: number): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => this.dismiss(id), TOAST_SHOWN_MS);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }

  dismiss(id: number): void {
    const toast = this.list.find((each) => each.id === id);
    this.list = this.list.filter((each) => each !== toast);
    toast?.seen();
  }

  /** What is there already is not said twice, but as long once more. */
  #add(text: string, tone: Toast['tone'], seen: () => void): void {
    // A page may speak from an effect; what is shown already must not wake it again.
    const list = untrack(() => this.list);
    const before = list.find((toast) => toast.text === text);
    const toast: Toast = {
      id: this.#next++,
      text,
      tone,
      seen: () => {
        before?.seen();
        seen();
      },
    };
    this.list = before === undefined ? [...list, toast] : list.map((each) => (each === before ? toast : each));
  }
}

export const toasts = new Toasts();
