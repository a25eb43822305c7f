import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { KioskPage } from '../kiosk-page.js';
import { settle } from '../layout.js';
import { waitAtPaceOf } from '../pace.js';
import type { Referee } from '../referee.js';
import { PHOTO_CORNERS, PHOTO_SIZE, type Place } from './drawn-board.js';

/** The studio, used with a mouse and keys as someone uses it who knows it. */
export class StudioHands {
  /** Of the board as it is shown; it says where a place lies on the screen. */
  #height = 750;

  constructor(readonly kiosk: KioskPage) {}

  get page(): Page {
    return this.kiosk.page;
  }

  get words() {
    return this.kiosk.words.studio;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** One of several, by what stands on it. */
  async choose(text: string): Promise<void> {
    const label = this.page.locator('label:has([type=radio])');
    await label.filter({ hasText: new RegExp(`^\\s*${text}`, 'i') }).click();
  }

  async open(referee: Referee): Promise<void> {
    await this.kiosk.open(referee);
    await this.kiosk.button(this.kiosk.words.screen.home.studio).click();
    await this.button(this.words.begin.newBoard).waitFor();
  }

  /** Back to the drafts. */
  async back(): Promise<void> {
    await this.page.locator('header').getByRole('button', { name: this.kiosk.words.common.back }).click();
    await this.button(this.words.begin.newBoard).waitFor();
  }

  /** Chooses a file on the first page of the studio. */
  async openFile(name: string, text: string | Buffer): Promise<void> {
    const field = this.page.locator('input[type=file]').first();
    await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  }

  /** The file that the page gives out. */
  async saved(kind: 'board' | 'graphml' | 'csv'): Promise<string> {
    const { page, words } = this;
    await page.getByRole('button', { name: words.rail.save, exact: true }).click();
    const download = page.waitForEvent('download');
    const name = `${words.save[kind]} ${words.save[`${kind}Text`]}`;
    await this.button(name).click();
    const file = await (await download).path();
    await page.keyboard.press('Escape');
    return readFile(file, 'utf8');
  }

  async choosePhoto(name: string, buffer: Buffer, mimeType = 'image/png'): Promise<void> {
    const field = this.page.getByRole('dialog').locator('input[type=file]').first();
    await field.setInputFiles({ name, mimeType, buffer });
  }

  /** Drags the four handles to the corners of the board in the photograph. */
  async straighten(): Promise<void> {
    const picture = this.page.locator('.picker canvas').first();
    await picture.waitFor();
    for (const [i, corner] of PHOTO_CORNERS.entries()) {
      const edge = await boxOf(picture);
      const scale = edge.width / PHOTO_SIZE.width;
      const name = this.words.photo.corner[i] ?? '';
      const handle = await boxOf(this.page.getByRole('slider', { name, exact: true }));
      await this.page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
      await this.page.mouse.down();
      await this.page.mouse.move(edge.x + corner.x * scale, edge.y + corner.y * scale, {
        steps: 5,
      });
      await this.page.mouse.up();
    }
    await this.button(this.words.photo.straighten).click();
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await this.whole();
  }

  /** Shows the whole board and finds out where it lies. */
  async whole(): Promise<void> {
    await this.button(this.words.stage.whole).click();
    await settle(this.page);
    const stage = this.page.getByRole('application');
    this.#height = Number(await stage.getAttribute('data-height'));
  }

  get height(): number {
    return this.#height;
  }

  /**
   * A place of the printed board on the screen, while the whole board is shown.
   * @param tall height of the board that `place` is on; that of the studio if nothing is said
   */
  async at({ x, y }: Place, tall = this.#height): Promise<Place> {
    const stage = await boxOf(this.page.getByRole('application'));
    const scale = Math.min(stage.width / 1000, stage.height / this.#height);
    return {
      x: stage.x + (stage.width - 1000 * scale) / 2 + x * scale,
      y: stage.y + (stage.height - this.#height * scale) / 2 + (y / tall) * this.#height * scale,
    };
  }

  async tap(place: Place, tall?: number): Promise<void> {
    const { x, y } = await this.at(place, tall);
    await this.page.mouse.click(x, y);
  }

  async drag(from: Place, to: Place, tall?: number): Promise<void> {
    const [a, b] = [await this.at(from, tall), await this.at(to, tall)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await this.page.mouse.move(b.x, b.y);
    await this.page.mouse.up();
  }

  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await waitAtPaceOf('key', this.page);
  }

  /** Until everything is in this browser's storage. */
  async kept(): Promise<void> {
    await this.page.getByText(this.words.keeping.kept, { exact: true }).waitFor();
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return box;
}
