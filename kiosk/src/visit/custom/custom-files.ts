import type { Json, MatchView } from '@mister-x/engine/protocol';
import { fieldsOf } from '../../browser/fields.js';

type FetchResult<File> =
  | { readonly ok: true; readonly value: File }
  | { readonly ok: false; readonly error: CustomFault };

export type CustomFault =
  /** The server cannot be reached, or knows no such file. */
  | 'MISSING'
  /** What came is not what this id stands for. */
  | 'FOREIGN';

/** A text as a custom file, with the id out of its content; `undefined` for what is nothing of the kind. */
export type CustomReader<File> = (text: string) => { readonly id: string; readonly file: File } | undefined;

/** Custom boards, or packs, as far as this page has them. */
export class CustomFiles<File> {
  readonly #known = new Map<string, File>();
  readonly #member: string;
  readonly #isId: (text: string) => boolean;
  readonly #reader: () => Promise<CustomReader<File>>;

  /**
   * @param member of views, which names one
   * @param reader strict readers and hashes are large; a phone fetches them only where it needs them
   */
  constructor(member: string, isId: (text: string) => boolean, reader: () => Promise<CustomReader<File>>) {
    this.#member = member;
    this.#isId = isId;
    this.#reader = reader;
  }

  /** The id in a view, if it is one of what must be fetched. */
  namedIn(view: MatchView<Json> | null): string | null {
    const id = fieldsOf(view?.game)[this.#member];
    return typeof id === 'string' && this.#isId(id) ? id : null;
  }

  has(id: string): boolean {
    return this.#known.has(id);
  }

  /** Throws when it was not fetched before: pages wait for it (`CustomGate`). */
  fileOf(id: string): File {
    const file = this.#known.get(id);
    if (file === undefined) throw new Error(`${id} was not fetched`);
    return file;
  }

  /** One that came another way, read already. @param id the file's own */
  remember(id: string, file: File): void {
    this.#known.set(id, file);
  }

  /**
   * Fetches it, once. The id is made of the content, so neither the server nor anybody on the
   * way can put another file in its place.
   */
  async fetch(
    id: string,
    get: (path: string) => Promise<Pick<Response, 'ok' | 'text'>> = (path) => fetch(path),
  ): Promise<FetchResult<File>> {
    const before = this.#known.get(id);
    if (before !== undefined) return { ok: true, value: before };
    try {
      const answer = await get(`/boards/${id}.json`);
      if (!answer.ok) return { ok: false, error: 'MISSING' };
      const read = (await this.#reader())(await answer.text());
      if (read?.id !== id) return { ok: false, error: 'FOREIGN' };
      this.remember(id, read.file);
      return { ok: true, value: read.file };
    } catch {
      return { ok: false, error: 'MISSING' };
    }
  }
}
