import {
  DEFAULT_MAFIA_PACK_FILE,
  type Clan,
  clanOf,
  compiledPackOf,
  type QuarterId,
  type View,
} from '@mister-x/games/mafia/rules/browser';
import { expect } from 'vitest';
import { type MafiaPlayer, cardId, cardName } from './mafia-player.js';
import type { KioskPage } from './kiosk-page.js';

const PACK = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

/** What everybody sees, and what nobody may. */
export class MafiaSecrets {
  /** What lies closed, by quarter. */
  readonly #lies = new Map<QuarterId, string>();
  /** How much each device had heard when the round began. */
  #since = new Map<string, number>();
  #isHeld = false;

  constructor(
    readonly kiosk: KioskPage,
    readonly players: readonly MafiaPlayer[],
  ) {}

  get #devices() {
    return [this.kiosk.device, ...this.players.map(({ phone }) => phone.device)];
  }

  nextRound(): void {
    this.#lies.clear();
    this.#since = new Map(this.#devices.map(({ name, wire }) => [name, wire.heard.length]));
  }

  async lay(player: MafiaPlayer, cards: Readonly<Record<QuarterId, string>>): Promise<void> {
    await player.lay(cards);
    for (const [quarter, card] of Object.entries(cards)) this.#lies.set(quarter, card);
  }

  /** Opens what was laid there: up to now nobody but its owner has heard of it. */
  async open(player: MafiaPlayer, quarter: QuarterId, ...told: readonly string[]): Promise<void> {
    const card = this.#lies.get(quarter) ?? '';
    this.secret(card, player);
    expect(await this.shown(quarter)).toContain(this.kiosk.words.mafia.faceDown);
    await player.open(quarter, card);
    await this.tells(`${quarter}: ${cardName(this.kiosk.words, card)}`, ...told);
    this.#lies.delete(quarter);
  }

  /** Its owner has heard of a card in this round, and nobody else has. */
  secret(card: string, owner: MafiaPlayer): void {
    const who = this.#devices.filter(({ name, wire }) =>
      wire.heard.slice(this.#since.get(name)).some((text) => text.includes(`"${cardId(card)}"`)),
    );
    expect(
      who.map(({ name }) => name),
      card,
    ).toEqual([owner.name]);
  }

  /** What the kiosk says of a quarter. */
  async shown(quarter: QuarterId): Promise<string> {
    const place = this.kiosk.page.locator(`[data-quarter="${quarter}"] > [role="img"]`);
    return (await place.getAttribute('aria-label')) ?? '';
  }

  /** The number of a clan's figure in a cell. */
  figureIn(cell: number, clan: Clan): string {
    const { figures } = this.kiosk.device.wire.view as unknown as View;
    const found = Object.entries(figures).find(
      ([id, place]) => clanOf(PACK, id) === clan && place.at === 'cell' && place.cell === cell,
    );
    return found?.[0].split('-').at(-1) ?? '';
  }

  sees(text: string): Promise<void> {
    return this.kiosk.page.getByText(text, { exact: true }).first().waitFor();
  }

  /** Goes through all that the kiosk has to tell, one step after the other. */
  async tells(...wanted: readonly string[]): Promise<void> {
    const { step } = this.kiosk.words['mafia-screen'];
    const next = this.kiosk.button(step.next);
    await next.waitFor();
    if (!this.#isHeld) await this.kiosk.button(step.hold).click();
    this.#isHeld = true;
    const said: string[] = [];
    const side = this.kiosk.page.locator('section').filter({ has: next });
    while (await next.isVisible()) {
      said.push(...(await side.allInnerTexts()));
      await next.click();
    }
    const all = said.join('\n');
    for (const text of wanted) expect(all).toContain(text);
  }

  /** Goes on to where the kiosk says this, which may be after all that it has to tell. */
  async tellsUntil(text: string): Promise<void> {
    const said = this.kiosk.page.getByText(text).first();
    const { step } = this.kiosk.words['mafia-screen'];
    const next = this.kiosk.page.locator('section').getByRole('button', { name: step.next });
    const goOn = async () => {
      // What is told goes on by itself, too.
      if (await next.isVisible()) await next.click({ timeout: 2_000 }).catch(() => {});
      return said.isVisible();
    };
    await expect.poll(goOn, { message: text }).toBe(true);
  }
}
