import type { Language } from '@mister-x/engine/protocol';
import type { OrdinaryTicket } from '@mister-x/games/scotland-yard/rules';
import type { Locator } from 'playwright-core';
import type { Device } from './device.js';
import type { Referee } from './referee.js';
import type { Words } from './words.js';

export type TableSettings = {
  readonly variant?: 'modern' | 'classic-1983' | 'newer';
  readonly hunters: number;
  /** Mister X first. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly serverDeals?: boolean;
  /** Every ticket has a code of its own (CM-9). */
  readonly uniqueTickets?: boolean;
  /** Name of a board on the shelf; London where none is named. */
  readonly board?: string;
};

/** The big screen, used as people at the table use it. */
export class KioskPage {
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

  /** One of several, by its name. */
  async pick(name: string): Promise<void> {
    const has = this.page.getByRole('radio', { name, exact: true });
    await this.page.locator('label').filter({ has }).click();
  }

  async open(referee: Referee): Promise<void> {
    await this.page.goto(await referee.kioskLink());
    await this.button(this.words.screen.home.newTable).waitFor();
  }

  /** Through the three pages of the set-up to the table with its join codes. */
  async setUp(settings: TableSettings): Promise<void> {
    const { variant = 'modern', hunters, names } = settings;
    const { screen, 'scotland-yard-setup': words } = this.words;
    await this.button(screen.home.newTable).click();
    await this.page.getByText(words.variants[variant].name, { exact: true }).click();
    await this.page.getByText(String(hunters), { exact: true }).last().click();
    if (settings.board !== undefined) await this.chooseBoard(settings.board);
    const { start_source: source, ticket_ids: ids } = words.flags;
    if (settings.serverDeals) await this.houseRule(source.name, source.values.server);
    if (settings.uniqueTickets) await this.houseRule(ids.name, ids.values.unique);
    await this.tab(screen.setup.steps.players);
    for (const [i, name] of names.entries()) {
      const field = i === 0 ? words.misterXName : words.hunterName(i);
      await this.page.getByRole('textbox', { name: field, exact: true }).fill(name);
    }
    await this.button(screen.setup.create).click();
  }

  private async chooseBoard(name: string): Promise<void> {
    const { question } = this.words['scotland-yard-setup'].board;
    const boards = this.page.getByRole('combobox', { name: question, exact: true });
    const option = boards.locator('option', { hasText: name });
    await boards.selectOption((await option.getAttribute('value')) ?? '');
  }

  async houseRule(name: string, value: string): Promise<void> {
    await this.tab(this.words.screen.setup.steps.house);
    const label = this.page.locator('label').filter({ has: this.page.getByText(name, { exact: true }) });
    const rule = label.getByRole('combobox');
    // They do not all go on one page, and of some games lie in parts.
    const parts = this.page.locator('.flags').getByRole('tab');
    const count = await parts.count();
    for (let part = 0; part < Math.max(1, count) && !(await rule.isVisible()); part++) {
      if (count > 0) await parts.nth(part).click();
      for (let page = 0; page < 4 && !(await rule.isVisible()); page++) {
        if (await this.button('→').isVisible()) await this.button('→').click();
      }
    }
    await rule.selectOption({ label: value });
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}\\s*\\d*$`) }).click();
  }

  /** Whether someone's seat has secrets, and so a code of its own. */
  hasSecrets(name: string): boolean {
    return this.device.wire.table?.seats.find((seat) => seat.name === name)?.secret === true;
  }

  /** The code with which someone joins, to be typed into a phone: the kiosk shows one at a time. */
  async code(name: string): Promise<string> {
    const { others, codeFor, code } = this.words.screen.gathering;
    // The page before may have been another table's.
    await this.device.wire.until(`${name} has a seat`, ({ table }) =>
      Boolean(table?.status === 'gathering' && table.seats.some((seat) => seat.name === name)),
    );
    const whose = this.hasSecrets(name) ? name : others;
    const shown = this.page.locator('.join');
    const title = shown.getByRole('heading', { name: whose });
    const turn = this.button(codeFor(whose));
    await title.or(turn).first().waitFor();
    if (!(await title.isVisible())) await turn.click();
    await title.waitFor();
    const text = await shown.locator('.code').textContent();
    return (text ?? '').replace(code, '').trim();
  }

  /** The check number of the line's key, for who types; nothing over HTTPS. */
  async checkNumber(): Promise<string | undefined> {
    return (await this.page.locator('.how .check-number').allTextContents())[0];
  }

  start(): Promise<void> {
    return this.button(this.words.screen.gathering.start).click();
  }

  /** Enters a start card of a pawn that is played here. */
  async registerStart(name: string, stop: number): Promise<void> {
    await this.page.getByText(this.words['hunt-screen'].registration.choose(name)).waitFor();
    const last = (await this.page.locator('.pawns .stop', { hasText: '–' }).count()) === 1;
    await this.button(String(stop)).click();
    if (last) await this.button(this.words['hunt-screen'].registration.lastYes).click();
  }

  /** A move in three touches: ticket, stop, confirm. */
  async move(name: string, ticket: OrdinaryTicket, stop: number): Promise<void> {
    await this.choose(name, ticket, stop);
    await this.button(this.words['hunt-screen'].turn.go).click();
  }

  async choose(name: string, ticket: OrdinaryTicket, stop: number): Promise<void> {
    await this.turnOf(name);
    await this.button(new RegExp(`^${this.words['scotland-yard'].pieces[ticket]}`)).click();
    await this.button(String(stop)).click();
  }

  turnOf(name: string): Promise<void> {
    return this.page.getByRole('heading', { name }).waitFor();
  }

  /** The announcement over the whole screen. */
  get moment(): Locator {
    return this.page.getByRole('alertdialog');
  }

  /** The end of a game is announced; on a busy computer that may be over before anything looks at it. */
  ending(): Promise<void> {
    return this.moment.or(this.page.getByRole('slider')).first().waitFor();
  }

  /** Reads the announcement of a reveal, then goes on. */
  async reveal(stop: number): Promise<void> {
    await this.moment.getByText(this.words['hunt-screen'].reveal.title).waitFor();
    await this.moment.getByText(String(stop), { exact: true }).waitFor();
    await this.goOn();
  }

  async goOn(): Promise<void> {
    const go = this.button(this.words.screen.reveal.go);
    await go.waitFor();
    // It closes by itself after some seconds, perhaps before a busy browser would have come to click.
    await go.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    await this.moment.waitFor({ state: 'hidden' });
  }

  async menu(): Promise<void> {
    await this.button(this.words.screen.play.menu).click();
  }

  /** A sentence that lies over everything else, where it can be read and touched away. */
  async toast(text: string): Promise<void> {
    const toast = this.page.getByRole('status').getByText(text).first();
    await toast.waitFor();
    // Fails while something covers it.
    await toast.click({ trial: true });
  }
}
