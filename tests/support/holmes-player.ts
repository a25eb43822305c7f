import {
  cardOf,
  DEFAULT_HOLMES_PACK_FILE,
  compiledPackOf,
  typographic,
  type View,
} from '@mister-x/games/sherlock-holmes/rules/browser';
import type { Locator } from 'playwright-core';
import type { PhonePage } from './phone-page.js';

const pack = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
/** On a slow computer a cover may fall between two touches. */
const TRIES_MAX = 6;
const STEP_TIMEOUT_MS = 8_000;

/** Someone who plays Sherlock Holmes on a phone, by what is written on it. */
export class HolmesPlayer {
  constructor(
    readonly name: string,
    readonly phone: PhonePage,
  ) {}

  get page() {
    return this.phone.page;
  }

  /** What this phone was shown last. */
  private get view(): View {
    return this.phone.device.wire.view as unknown as View;
  }

  private get words() {
    return this.phone.words['sherlock-phone'];
  }

  private get things() {
    return this.phone.words.sherlock;
  }

  /** A place as phones call it: with its number. */
  place(id: string): string {
    const place = pack.locations.get(id);
    if (place === undefined) throw new Error(`there is no place ${id}`);
    const { name, number } = place;
    return number === null ? this.things.yard : this.things.place(typographic(name), number);
  }

  card(id: string): string {
    const { character, symbols } = cardOf(pack, id);
    const pips = Object.entries(symbols).map(([type, n]) =>
      this.things.symbols(this.things.inSentence(this.things.types[type] ?? type), n),
    );
    return this.things.card(this.things.characters[character], pips.join(' + '));
  }

  /** Touches what lies under the cover, which is lifted once more where it has fallen meanwhile. */
  private async tap(target: Locator): Promise<void> {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      if (!(await target.isVisible())) await this.phone.uncover();
      const isDone = await target.tap({ timeout: STEP_TIMEOUT_MS }).then(
        () => true,
        () => false,
      );
      if (isDone) return;
    }
    throw new Error(`${this.name} cannot touch ${target}`);
  }

  /** Waits until this phone shows what came of it. */
  async until(what: string, test: (view: View) => boolean): Promise<void> {
    await this.phone.device.wire.until(`${this.name} ${what}`, () => test(this.view));
  }

  async walk(to: string): Promise<void> {
    await this.turn();
    await this.tap(this.tile(to));
    await this.tap(this.phone.button(this.words.move.go(this.place(to))));
    await this.until('has walked', ({ phase }) => phase === 'investigate');
  }

  async stay(): Promise<void> {
    await this.turn();
    await this.tap(this.phone.button(this.words.move.stay(pack.file.draw.stayed)));
    await this.until('has stayed', ({ phase }) => phase === 'investigate');
  }

  /** Looks at the token under the pawn. */
  async search(card: string): Promise<void> {
    await this.tap(this.offers(this.words.search.offer));
    await this.tap(this.hand(card));
    await this.tap(this.phone.button(this.words.search.go));
    await this.until('looks', ({ look }) => look !== null);
  }

  /** Takes the token, with nothing but the opening card. */
  async take(): Promise<void> {
    const [label = ''] = this.words.decide.take(1, 1).split('(');
    await this.tap(this.page.getByRole('button', { name: new RegExp(`^${escaped(label)}`) }));
    await this.until('has decided', ({ look, own }) => look === null || own?.decision !== null);
  }

  async draw(line: readonly number[], deck: number): Promise<void> {
    await this.until('may draw', ({ look, phase }) => look === null && phase === 'investigate');
    await this.tap(this.offers(this.words.draw.offer));
    for (const position of line) {
      const label = escaped(this.words.draw.position(position, ''));
      await this.tap(this.page.getByRole('button', { name: new RegExp(`^${label}`) }));
    }
    for (let i = 0; i < deck; i++) await this.tap(this.phone.button(this.words.draw.more));
    await this.tap(this.phone.button(this.words.draw.go));
    await this.until('has drawn', ({ phase }) => phase !== 'investigate');
  }

  async leave(): Promise<void> {
    await this.tap(this.phone.button(this.words.decide.leave));
    await this.until('has left it', ({ look, own }) => look === null || own?.decision !== null);
  }

  /** The first hand of printed cards. */
  async readHand(cards: readonly string[]): Promise<void> {
    await this.choose(cards);
    await this.tap(this.phone.button(this.words.printed.go));
    await this.until('has read the hand', ({ own }) => own?.hand.length === cards.length);
  }

  /** Cards off a printed deck, or from the line. */
  async drawPrinted(cards: readonly string[], line: readonly number[] = []): Promise<void> {
    const before = this.view.turn.number;
    await this.tap(this.offers(this.words.draw.offer));
    for (const position of line) {
      const label = escaped(this.words.draw.position(position, ''));
      await this.tap(this.page.getByRole('button', { name: new RegExp(`^${label}`) }));
    }
    for (const _ of cards) await this.tap(this.phone.button(this.words.draw.more));
    await this.choose(cards);
    await this.tap(this.phone.button(this.words.draw.go));
    await this.until('has drawn', ({ turn, phase }) => turn.number > before || phase === 'refill');
  }

  /** In the list of all that may have come, by symbol and number. */
  private async choose(cards: readonly string[]): Promise<void> {
    const all = [...pack.cards.keys()];
    for (const card of cards) {
      const [type = ''] = Object.keys(cardOf(pack, card).symbols);
      const symbol = this.phone.button(this.things.types[type] ?? type);
      if ((await symbol.getAttribute('aria-pressed').catch(() => null)) !== 'true') {
        await this.tap(symbol);
      }
      const name = `${all.indexOf(card) + 1}: ${this.card(card)}`;
      await this.tap(this.phone.button(name));
    }
  }

  /** To a look of someone else's: no. */
  async pass(): Promise<void> {
    const no = this.phone.button(this.words.window.no);
    await no.tap();
    await no.waitFor({ state: 'detached' });
  }

  /** To a look of someone else's: with a Lestrade card. */
  async lookAlong(card: string): Promise<void> {
    await this.phone.button(this.words.window.no).waitFor();
    await this.tap(this.hand(card));
    await this.tap(this.phone.button(this.words.window.go));
    await this.until('has answered', ({ own }) => own?.mayAnswer === false);
  }

  async note(): Promise<void> {
    const noted = this.phone.button(this.words.reveal.noted);
    await noted.tap();
    await noted.waitFor({ state: 'detached' });
  }

  async arrest(place: string): Promise<void> {
    await this.tap(this.offers(this.words.arrest.offer));
    await this.tap(this.tile(place));
    await this.tap(this.phone.button(this.words.arrest.go(this.place(place))));
    await this.phone.covered();
  }

  /** On the free page of the notebook, which the referee then has. */
  async write(text: string): Promise<void> {
    await this.open(this.words.tabs.book);
    await this.notes.fill(text);
    await this.until('has written', ({ own }) => own?.notebook.text === text);
    await this.open(this.words.tabs.do);
  }

  /** What stands there. */
  async read(): Promise<string> {
    await this.open(this.words.tabs.book);
    const text = await this.notes.inputValue();
    await this.open(this.words.tabs.do);
    return text;
  }

  private get notes(): Locator {
    return this.page.getByRole('textbox', {
      name: this.phone.words['sherlock-book'].page,
      exact: true,
    });
  }

  private open(tab: string): Promise<void> {
    return this.tap(this.page.getByRole('tab', { name: tab, exact: true }));
  }

  /** Its turn, as the covered page says. */
  async turn(): Promise<void> {
    await this.page.getByText(this.words.cover.you, { exact: true }).first().waitFor();
  }

  tile(place: string): Locator {
    const { name = '', number = null } = pack.locations.get(place) ?? {};
    const { yard, yardSign } = this.things;
    const label = number === null ? `${yardSign}, ${yard}` : `${number}, ${typographic(name)}`;
    return this.page.getByRole('button', { name: new RegExp(`^${escaped(label)}`) });
  }

  hand(card: string): Locator {
    return this.page.getByRole('button', { name: this.card(card), exact: true }).first();
  }

  /** One of the ways in which a turn can go on. */
  private offers(label: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${escaped(label)}`) }).first();
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
