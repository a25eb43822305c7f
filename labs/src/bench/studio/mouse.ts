import type { CDPSession, Page } from 'playwright-core';

/**
 * A mouse that leaves nothing in the page. With a button down, Playwright's own runs scripts in the page
 * at each move, to find out about dragging: work that no person makes.
 */
export class BareMouse {
  #at = { x: 0, y: 0 };
  #button: 'none' | 'left' | 'middle' = 'none';

  private constructor(private readonly cdp: CDPSession) {}

  static async of(page: Page): Promise<BareMouse> {
    return new BareMouse(await page.context().newCDPSession(page));
  }

  /** @param shift whether that key is held */
  async down(button: 'left' | 'middle' = 'left', shift = false): Promise<void> {
    this.#button = button;
    await this.#send('mousePressed', { clickCount: 1, modifiers: shift ? SHIFT_MODIFIER : 0 });
  }

  async up(): Promise<void> {
    await this.#send('mouseReleased', { clickCount: 1 });
    this.#button = 'none';
  }

  async move(x: number, y: number): Promise<void> {
    this.#at = { x, y };
    await this.#send('mouseMoved', {});
  }

  async wheel(deltaY: number): Promise<void> {
    await this.#send('mouseWheel', { deltaX: 0, deltaY });
  }

  /** Answered when the page has dealt with it. */
  async #send(type: 'mousePressed' | 'mouseReleased' | 'mouseMoved' | 'mouseWheel', more: object) {
    const button = this.#button;
    const buttons = BUTTONS[button];
    await this.cdp.send('Input.dispatchMouseEvent', {
      type,
      ...this.#at,
      button,
      buttons,
      ...more,
    });
  }
}

const SHIFT_MODIFIER = 8;
const BUTTONS = { none: 0, left: 1, middle: 4 } as const;
