import type { CardId, Pack, QuarterId, View } from '@mister-x/games/mafia/rules/browser';
import { DEFAULT_MAFIA_PACK_FILE, cardOf, compiledPackOf } from '@mister-x/games/mafia/rules/browser';
import type { Locator } from 'playwright-core';
import type { PhonePage } from './phone-page.js';
import type { Words } from './words.js';

const pack: Pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);
/** On a slow computer a cover may fall between two touches. */
const TRIES_MAX = 6;
const STEP_TIMEOUT_MS = 8_000;

/** A card by its place in the box: `robbery-1`. */
export const cardId = (card: string): CardId => `MF-${card}`;

/** A card as pages call it, without its price. */
export function cardName({ mafia }: Words, card: string): string {
  const { type, name } = cardOf(pack, cardId(card));
  return type === 'good' ? (mafia.goods[name] ?? name) : mafia.cards[type];
}

/** Someone who plays Mafia on a phone, by what is written on it. */
export class MafiaPlayer {
  constructor(
    readonly name: string,
    readonly phone: PhonePage,
  ) {}

  get page() {
    return this.phone.page;
  }

  /** What this phone was shown last. */
  get view(): View {
    return this.phone.device.wire.view as unknown as View;
  }

  get words(): PhonePage['words']['mafia-phone'] {
    return this.phone.words['mafia-phone'];
  }

  /** A card as its owner reads it: Goods with what they are sold for. */
  card(card: string): string {
    const { price } = cardOf(pack, cardId(card));
    const name = cardName(this.phone.words, card);
    const { priced, money } = this.phone.words.mafia;
    return price === undefined ? name : priced(name, money(price));
  }

  /** One of the seat's own hand, which says which side of the law it is on as well. */
  held(card: string): Locator {
    const { suit } = cardOf(pack, cardId(card));
    return this.phone.button(`${this.card(card)}, ${this.phone.words.mafia.suits[suit]}`);
  }

  /** Waits until this phone shows what came of it. */
  until(what: string, test: (view: View) => boolean): Promise<void> {
    return this.phone.device.wire.until(`${this.name} ${what}`, () => test(this.view));
  }

  /** Touches what lies under the cover, which is lifted once more where it has fallen meanwhile. */
  async tap(target: Locator): Promise<void> {
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

  /** Gives cards away for new ones. */
  async swap(cards: readonly string[] = []): Promise<void> {
    await this.until('may swap', ({ phase, first, clans }) => {
      const begins = clans.findIndex(({ seat }) => seat === first);
      const order = [...clans.slice(begins), ...clans.slice(0, begins)];
      const before = order.slice(0, this.#place(order));
      return phase === 'exchange' && before.every(({ swapped }) => swapped !== null);
    });
    const { keep, go } = this.words.exchange;
    for (const card of cards) await this.tap(this.held(card));
    await this.tap(this.phone.button(cards.length === 0 ? keep : go(cards.length)));
    await this.until('has swapped', ({ clans }) => clans[this.#place(clans)]?.swapped !== null);
  }

  /** Each card by two taps: the card, and the quarter. */
  async lay(cards: Readonly<Record<QuarterId, string>>): Promise<void> {
    await this.put(cards);
    await this.tap(this.phone.button(this.words.layout.go));
    await this.until('has laid', ({ own }) => own?.hand.length === 0 || own?.plan.layout !== null);
  }

  /** The same up to the last touch. */
  async put(cards: Readonly<Record<QuarterId, string>>): Promise<void> {
    await this.until('may lay', ({ phase }) => phase === 'layout');
    // After one card has been laid the next one is held by itself.
    for (const [quarter, card] of Object.entries(cards)) {
      const held = this.held(card);
      const isHeld = (await held.getAttribute('aria-pressed').catch(() => null)) === 'true';
      if (!isHeld) await this.tap(held);
      await this.tap(this.quarter(quarter));
    }
  }

  async open(quarter: QuarterId, card: string): Promise<void> {
    await this.turn();
    await this.tap(this.quarter(quarter));
    // Where owners may not look again at what they laid, the page does not name it either.
    const { open, openCard } = this.words.play;
    const isKnown = this.view.own?.laid.some((each) => each.quarter === quarter) === true;
    const name = isKnown ? openCard(quarter, this.card(card)) : open(quarter);
    await this.tap(this.phone.button(name));
    await this.until('has opened', ({ city }) =>
      city.every((laid) => laid.quarter !== quarter || laid.state !== 'closed'),
    );
  }

  /** Where the open card waits for a Buyer or a target. */
  async choose(quarter: QuarterId, how: 'sell' | 'shoot'): Promise<void> {
    await this.until('is asked', ({ choice }) => choice !== null);
    await this.tap(this.quarter(quarter));
    await this.tap(this.phone.button(this.words.choose[how](quarter)));
    await this.until('has chosen', ({ choice }) => choice === null);
  }

  async letEscape(figure: string, cell: string): Promise<void> {
    await this.until('is asked', ({ choice }) => choice !== null);
    await this.tap(this.phone.button(this.words.choose.free(figure, cell)));
    await this.until('has chosen', ({ choice }) => choice === null);
  }

  async moveInPrison(from: string, to: string): Promise<void> {
    await this.turn();
    await this.tap(this.phone.button(this.words.play.move(from, to)));
    await this.until('has moved', ({ turn, clans }) => turn !== clans[this.#place(clans)]?.seat);
  }

  async pass(): Promise<void> {
    await this.turn();
    const { pass, passAsk } = this.words.play;
    await this.tap(this.phone.button(pass));
    await this.page.getByRole('dialog', { name: passAsk }).getByRole('button', { name: pass }).tap();
    await this.until('has passed', ({ phase, clans }) => {
      return phase !== 'play' || clans[this.#place(clans)]?.passed === true;
    });
  }

  /** Asks the host for the last move back; that waits for the answer (MF-110). */
  async askBack(): Promise<void> {
    await this.tap(this.phone.button(this.words.play.takeBack));
    await this.phone.device.wire.until(`${this.name} has asked`, ({ match }) => {
      return match?.takeback.open?.by === this.seat;
    });
  }

  /** It is too late: the open page no longer offers to ask for the last move back. */
  async cannotAskBack(): Promise<void> {
    await this.phone.device.wire.until(`${this.name} cannot ask`, ({ match }) => {
      return match?.takeback.mayAsk === false;
    });
    if (!(await this.page.locator('.pad.open').isVisible())) await this.phone.uncover();
    await this.phone.button(this.words.play.takeBack).waitFor({ state: 'hidden' });
  }

  /** Says in the log that it would stop after this round (MF-111). */
  async suggestStop(): Promise<void> {
    const { offer, ask } = this.words.stop;
    const offers = this.phone.button(offer);
    await this.tap(this.page.getByRole('tab', { name: this.words.tabs.log, exact: true }));
    await this.tap(offers);
    const question = this.page.getByRole('dialog', { name: ask });
    await question.getByRole('button', { name: offer }).tap();
    await this.#voted(true);
  }

  /** Answers those who would stop, which needs no cover; it is asked once more. */
  async stopToo(): Promise<void> {
    await this.#band(this.words.stop.too).tap();
    await this.meansIt();
  }

  /** Confirms that it wants to stop, too. */
  async meansIt(): Promise<void> {
    const { too, tooAsk } = this.words.stop;
    const question = this.page.getByRole('dialog', { name: tooAsk });
    await question.getByRole('button', { name: too }).tap();
    await this.#voted(true);
  }

  async playOn(): Promise<void> {
    await this.#band(this.words.stop.playOn).tap();
    await this.#voted(false);
  }

  /** What everybody is asked, beside all pages. */
  #band(name: string): Locator {
    return this.page.getByRole('status').getByRole('button', { name, exact: true });
  }

  #voted(isFor: boolean): Promise<void> {
    return this.until(isFor ? 'votes' : 'votes no more', ({ votes, end }) => {
      return end !== null || votes.some((each) => each === this.seat) === isFor;
    });
  }

  /** Pays for a figure, of which the question names price and payee. */
  async ransom(sum: string, question: string): Promise<void> {
    await this.until('may pay', ({ phase }) => phase === 'ransom');
    const before = this.view.clans[this.#place(this.view.clans)]?.balance;
    const pay = this.words.ransom.pay(sum);
    await this.tap(this.phone.button(pay));
    await this.page.getByRole('dialog', { name: question }).getByRole('button', { name: pay }).tap();
    await this.until('has paid', ({ clans }) => clans[this.#place(clans)]?.balance !== before);
  }

  async confirm(): Promise<void> {
    await this.until('may confirm', ({ phase }) => phase === 'ransom');
    const { round } = this.view;
    await this.tap(this.phone.button(this.words.ransom.confirm));
    await this.until('has confirmed', (view) => {
      const isNext = view.round > round || view.phase === 'over';
      return isNext || view.clans[this.#place(view.clans)]?.confirmed === true;
    });
  }

  /** Its turn, as the covered or the open page says. */
  async turn(): Promise<void> {
    await this.until('is on turn', ({ phase, turn, choice, clans }) => {
      return phase === 'play' && choice === null && turn === clans[this.#place(clans)]?.seat;
    });
  }

  quarter(quarter: QuarterId): Locator {
    return this.page.locator(`[data-quarter="${quarter}"] button`);
  }

  #place(clans: View['clans']): number {
    return clans.findIndex(({ seat }) => seat === this.seat);
  }

  /** The seat that this phone holds, by the name of its owner. */
  get seat(): string {
    const seats = this.phone.device.wire.table?.seats ?? [];
    return seats.find(({ name }) => name === this.name)?.seat ?? '';
  }
}
