import type { CDPSession, Page } from 'playwright-core';
import { atPaceOf } from '../pace.js';
import type { Place } from './drawn-board.js';

/** Several fingers on one screen, as the browser gets them from the system. */
export class Touches {
  readonly #at = new Map<number, Place>();

  private constructor(
    private readonly page: Page,
    private readonly line: CDPSession,
  ) {}

  static async on(page: Page): Promise<Touches> {
    return new Touches(page, await page.context().newCDPSession(page));
  }

  async down(id: number, at: Place): Promise<void> {
    this.#at.set(id, at);
    await this.#tell('touchStart');
  }

  /** On its way in as many steps as a screen would report. */
  async move(to: Readonly<Record<number, Place>>, steps = 8): Promise<void> {
    const from = new Map(this.#at);
    for (let step = 1; step <= steps; step++) {
      for (const [id, end] of Object.entries(to)) {
        const begin = from.get(Number(id)) ?? end;
        const part = step / steps;
        this.#at.set(Number(id), {
          x: begin.x + (end.x - begin.x) * part,
          y: begin.y + (end.y - begin.y) * part,
        });
      }
      await this.#tell('touchMove');
    }
  }

  async up(id: number): Promise<void> {
    this.#at.delete(id);
    await this.#tell('touchEnd');
  }

  async tap(at: Place): Promise<void> {
    await this.down(1, at);
    await this.up(1);
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.down(1, from);
    await this.move({ 1: to });
    await this.up(1);
  }

  /** Rests on a place until a long press is one. */
  async rest(at: Place): Promise<void> {
    await this.down(1, at);
    await atPaceOf('press', this.page);
  }

  async pinch(from: readonly [Place, Place], to: readonly [Place, Place]): Promise<void> {
    await this.down(1, from[0]);
    await this.down(2, from[1]);
    await this.move({ 1: to[0], 2: to[1] });
    await this.up(2);
    await this.up(1);
  }

  async #tell(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    const touchPoints = [...this.#at].map(([id, { x, y }]) => ({ id, x, y }));
    await this.line.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
