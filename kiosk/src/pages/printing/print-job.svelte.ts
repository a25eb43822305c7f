import type { PrintOrder } from '@mister-x/engine/protocol';
import type { ServerLine } from '../../line/server-line.js';

/** A PDF that was made, kept by this page: the server's address is good for a minute only. */
export type PrintedFile = {
  readonly sheet: string;
  readonly pages: number;
  readonly url: string;
  readonly file: string;
};

export type PrintJobState =
  | { readonly at: 'idle' }
  | { readonly at: 'printing'; readonly sheet: string; readonly n: number; readonly of: number }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly sheet: string; readonly code: string };

/** Has sheets made one after the other, as the server prints one at a time. */
export class PrintJob {
  state = $state.raw<PrintJobState>({ at: 'idle' });
  made = $state.raw<readonly PrintedFile[]>([]);
  readonly pages = $derived.by(() => this.made.reduce((sum, { pages }) => sum + pages, 0));
  readonly #line: Pick<ServerLine, 'ask'>;
  /** Counts runs, so that one that was given up changes nothing. */
  #run = 0;

  constructor(line: Pick<ServerLine, 'ask'>) {
    this.#line = line;
  }

  async print(orders: readonly PrintOrder[]): Promise<void> {
    this.clear();
    const run = this.#run;
    for (const [i, order] of orders.entries()) {
      const { sheet } = order;
      this.state = { at: 'printing', sheet, n: i + 1, of: orders.length };
      const made = await this.#make(order);
      if (run !== this.#run) {
        if (made.ok) URL.revokeObjectURL(made.value.url);
        return;
      }
      if (!made.ok) {
        this.state = { at: 'failed', sheet, code: made.code };
        return;
      }
      this.made = [...this.made, made.value];
    }
    this.state = { at: 'done' };
  }

  /** Lets go of what was made. */
  clear(): void {
    this.#run++;
    for (const { url } of this.made) URL.revokeObjectURL(url);
    this.made = [];
    this.state = { at: 'idle' };
  }

  async #make(
    order: PrintOrder,
  ): Promise<{ readonly ok: true; readonly value: PrintedFile } | { readonly ok: false; readonly code: string }> {
    const reply = await this.#line.ask('print', order);
    if (!reply.ok) return { ok: false, code: reply.refusal.code };
    const { path, name, pages } = reply.value;
    try {
      const answer = await fetch(path);
      if (!answer.ok) return { ok: false, code: 'CONNECTION_LOST' };
      const url = URL.createObjectURL(await answer.blob());
      return { ok: true, value: { sheet: order.sheet, pages, url, file: name } };
    } catch {
      return { ok: false, code: 'CONNECTION_LOST' };
    }
  }
}
