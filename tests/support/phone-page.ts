import type { Ticket } from '@mister-x/games/scotland-yard/rules';
import type { CDPSession, Locator } from 'playwright-core';
import type { Device } from './device.js';
import type { Words } from './words.js';

export type ClaimedSeat = {
  readonly table: string;
  readonly seat: string;
  readonly secret: string;
  /** The referee's key, where the phone came by a link that named it: nobody has to compare words. */
  readonly channel?: string;
  /** Its part of the key, without which neither this match nor a rematch begins. */
  readonly share?: string;
};

/** A phone: its way to the table, and what every phone page has. */
export class PhonePage {
  constructor(
    readonly device: Device,
    readonly words: Words,
  ) {}

  get page() {
    return this.device.page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** As the phone's camera does it; `channel` is the key that the QR code holds beside the claim code. */
  async scan(address: string, code: string, channel: string): Promise<void> {
    await this.page.goto(`${address}/play#c=${code}&channel=${channel}`);
  }

  async type(address: string, code: string): Promise<void> {
    await this.page.goto(`${address}/play`);
    await this.page.getByLabel(this.words.join.code).fill(code);
    await this.button(this.words.join.take).tap();
  }

  /** Reads the check number of the key that the server named, and says that it is that of the kiosk. */
  async sameNumber(): Promise<string> {
    const { heading, same } = this.words.phone.check;
    await this.page.getByRole('heading', { name: heading }).waitFor();
    const groups = await this.page.getByRole('listitem').allTextContents();
    await this.button(same).tap();
    return groups.join(' ');
  }

  /** With the code for all: touches the name in the list. */
  async sitDown(name: string): Promise<void> {
    await this.button(name).tap();
    await this.button(this.words.join.sit).tap();
  }

  /** Reads the recovery code under the cover, and says that it is written down. */
  async writeCodeDown(): Promise<string> {
    const { heading, show, written } = this.words.phone.recovery;
    const title = this.page.getByRole('heading', { name: heading });
    await title.or(this.button(show)).first().waitFor();
    if (!(await title.isVisible())) await this.button(show).tap();
    await title.waitFor();
    const items = this.page.getByRole('listitem');
    const covered = await items.allTextContents();
    const finger = await this.hold();
    await items.first().getByText('•').waitFor({ state: 'hidden' });
    const groups = await items.allTextContents();
    await finger.lift();
    if (covered.some((group) => groups.includes(group))) throw new Error('the code lay open');
    await this.button(written).tap();
    return groups.join(' ');
  }

  /** Back to the seat with the recovery code, from a phone that knows nothing. */
  async takeOver(address: string, code: string): Promise<void> {
    const { haveRecovery, recovery: label, takeOver } = this.words.join;
    await this.page.goto(`${address}/play`);
    await this.button(haveRecovery).tap();
    await this.page.getByLabel(label).fill(code);
    await this.button(takeOver).tap();
  }

  /** What this phone keeps of its seat. */
  async held(): Promise<ClaimedSeat> {
    const seats = await this.page.evaluate(() => JSON.parse(localStorage.getItem('mister-x:seats') ?? '[]') as unknown);
    const [seat] = seats as ClaimedSeat[];
    if (seat === undefined) throw new Error('this phone holds no seat');
    return seat;
  }

  get pad(): Locator {
    return this.page.locator('.pad button');
  }

  /** Puts a finger on the privacy cover. */
  async hold(): Promise<Finger> {
    const box = await this.pad.boundingBox();
    if (box === null) throw new Error('there is no pad to hold');
    const cdp = await this.device.context.newCDPSession(this.page);
    const finger = new Finger(cdp);
    await finger.press(box.x + box.width / 2, box.y + box.height / 2);
    return finger;
  }

  /** Holds the pad and slides up, so that it stays open for as long as it does without a touch. */
  async uncover(): Promise<void> {
    // One that lies open from before may cover itself at any moment.
    if ((await this.pad.getAttribute('aria-pressed')) === 'true') {
      await this.pad.tap();
      await this.covered();
    }
    const finger = await this.hold();
    const target = this.page.locator('.pad .keeper');
    await target.waitFor();
    const keeper = await target.boundingBox();
    if (keeper === null) throw new Error('there is nowhere to slide to');
    const [x, y] = [keeper.x + keeper.width / 2, keeper.y + keeper.height / 2];
    await finger.slide(x, y);
    await this.page.locator('.pad.open').waitFor();
    // A finger rests before it lifts; lifted in full swing it is a fling, and Chromium takes the
    // next tap for the one that stops it.
    await this.page.evaluate(pauseMs, 100);
    await finger.slide(x, y + 1);
    await finger.lift();
  }

  /** A page with secrets covers itself once its owner's move is answered. */
  covered(): Promise<void> {
    return this.page.locator('.pad button[aria-pressed="true"]').waitFor({ state: 'detached' });
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name, exact: true }).tap();
  }

  /** Chooses where to go in the list of stations. */
  async chooseInList(ticket: Ticket, stop: number): Promise<void> {
    await this.tab(this.words.phone.move.list);
    const name = this.words['scotland-yard'].pieces[ticket];
    const section = this.page.locator('section').filter({ has: this.page.getByText(name) });
    await section.getByRole('button', { name: String(stop), exact: true }).tap();
  }

  /** Chooses where to go on the map, with the ticket asked for where several lead there. */
  async chooseOnMap(ticket: Ticket, stop: number): Promise<void> {
    await this.tab(this.words.phone.move.map);
    const target = this.page.locator(`[data-stop="${stop}"]`);
    const box = await target.boundingBox();
    if (box === null) throw new Error(`station ${stop} is not on the map`);
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const confirm = this.button(this.words.phone.move.confirm);
    const pay = this.page.getByText(this.words.hunt.move.payWith(stop));
    await confirm.or(pay).first().waitFor();
    if (await confirm.isVisible()) return;
    await this.button(new RegExp(`^${this.words['scotland-yard'].pieces[ticket]}`)).tap();
  }

  confirm(): Promise<void> {
    return this.button(this.words.phone.move.confirm).tap();
  }

  async chooseStart(stop: number): Promise<void> {
    await this.button(String(stop)).tap();
    await this.page.getByText(this.words.hunt.x.startAsk(stop)).waitFor();
    await this.button(this.words.hunt.x.startYes).tap();
    await this.covered();
  }
}

/** One finger on the glass. */
class Finger {
  constructor(private readonly cdp: CDPSession) {}

  async press(x: number, y: number): Promise<void> {
    await this.#touch('touchStart', [{ x, y }]);
  }

  async slide(x: number, y: number): Promise<void> {
    await this.#touch('touchMove', [{ x, y }]);
  }

  async lift(): Promise<void> {
    await this.#touch('touchEnd', []);
    await this.cdp.detach();
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]): Promise<void> {
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** In the page: some frames, as long as a hand rests. */
async function pauseMs(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) await new Promise((resolve) => requestAnimationFrame(resolve));
}
