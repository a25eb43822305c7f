import { writeHolmesCard } from '@mister-x/games/sherlock-holmes/rules';
import { DEFAULT_HOLMES_PACK_FILE, compiledPackOf, tokenOf } from '@mister-x/games/sherlock-holmes/rules/browser';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';
import type { HolmesPlayer } from '../support/holmes-player.js';
import { gatherHolmes } from '../support/holmes-players.js';

/** Everything from the printer: tokens with codes, real cards, and a scanner at the table (SH-82 to SH-84). */

useChromium();
const pack = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
const CARDS = [...pack.cards.keys()];
const NAMES = ['Ada', 'Ben'] as const;
/** Codes say nothing of tokens; here they lie on the places in the order of the box. */
const TOKENS = [...pack.tokens.keys()];
const codeOf = (nth: number): number => 101 + nth;
const CODES = Object.fromEntries(TOKENS.map((token, nth) => [String(codeOf(nth)), token]));

const ADA = CARDS.slice(0, 5);
const BEN = CARDS.slice(5, 10);
const LINE = ['SH-fingerprints-cab-1-1', ...CARDS.slice(30, 34)];
/** Drawn by Ada, then turned up for the line. */
const DRAWN = CARDS.slice(40, 42);
const TURNED = CARDS[45] ?? '';

const scanned = (card: string): string => writeHolmesCard({ kind: 'card', index: CARDS.indexOf(card) + 1 });
const place = (stop: number): string => writeHolmesCard({ kind: 'stop', stop });

it('is played with printed cards and a scanner', async () => {
  await Evening.spend(
    'sherlock-printed',
    async (evening) => {
      const { kiosk, players } = await gatherHolmes(evening, {
        language: 'en',
        names: NAMES,
        screen: { viewport: { width: 1280, height: 800 } },
        sources: ['scanned_tokens', 'printed_cards'],
      });
      const [ada, ben] = players as [HolmesPlayer, HolmesPlayer];
      const { scanner } = evening.referee;
      scanner.plug('table', 'On the table', 'pos');
      const scan = (text: string): void => scanner.scan('table', text);
      const { 'sherlock-screen': table } = kiosk.words;

      // The list of codes, then each place with its token.
      await kiosk.page.locator('input[type="file"]').setInputFiles({
        name: 'codes.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(CODES)),
      });
      await kiosk.page.getByText(table.laying.placed(0, 30)).waitFor();
      for (const [nth, at] of pack.tokenPlaces.entries()) {
        await kiosk.page.locator(`[data-stop="${at}"]`).click();
        scan(writeHolmesCard({ kind: 'token', code: codeOf(nth) }));
        await kiosk.page.getByText(table.laying.placed(nth + 1, 30)).waitFor();
      }
      await kiosk.page.locator('label').filter({ hasText: 'Ada' }).click();
      await kiosk.device.screenshot('sherlock-printed/laid');
      await kiosk.button(table.laying.begin).click();

      // First hands are read on phones, the line at the table: a card of a hand does not belong there.
      await kiosk.page.getByText(table.printed.title).waitFor();
      await ada.readHand(ADA);
      scan(scanned(ADA[0] ?? ''));
      await kiosk.toast(kiosk.words.sherlock.refusals.CARD_MISMATCH);
      for (const card of LINE) {
        scan(scanned(card));
        await kiosk.device.wire.until(`${card} lies in the line`, () => lineOf(kiosk).includes(card));
      }
      await ben.readHand(BEN);
      await ada.turn();

      // Place, opening card and payment: what lies on the table plays for Ada, what is secret stays on phones.
      scan(place(16));
      await ada.until('has walked', ({ phase }) => phase === 'investigate');
      const opening = ADA.find((card) => pack.cards.get(card)?.character === 'watson') ?? '';
      scan(scanned(opening));
      await ada.until('looks', ({ look }) => look !== null);
      await kiosk.device.screenshot('sherlock-printed/look');
      await ben.pass();
      await ada.leave();
      await ada.drawPrinted(DRAWN);
      // The line was not touched, so that nothing is turned up, and Ben is on turn.
      await ben.turn();
      await ben.stay();
      await ben.drawPrinted([], [1, 2, 3]);
      await kiosk.page.getByText(table.printed.refill(1)).waitFor();
      await kiosk.device.screenshot('sherlock-printed/refill');
      scan(scanned(TURNED));
      await kiosk.page.getByText(table.printed.refill(2)).waitFor();

      // What the kiosk was told names no card of a hand, and no token but its type.
      const heard = kiosk.device.wire.heard.join('\n');
      for (const card of [...ADA, ...BEN, ...DRAWN].filter((each) => each !== opening)) {
        expect(heard).not.toContain(card);
      }
      const lying = TOKENS[pack.tokenPlaces.indexOf('16')] ?? '';
      expect(tokenOf(pack, lying).id).toBe(lying);
      expect(heard).not.toContain(`"${lying}"`);
    },
    { practice: true },
  );
});

function lineOf(kiosk: KioskPage): readonly (string | null)[] {
  return (kiosk.device.wire.view as unknown as { readonly line: readonly (string | null)[] }).line;
}
