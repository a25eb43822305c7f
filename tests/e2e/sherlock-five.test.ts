import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import { Evening, useChromium } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { layoutFaults } from '../support/layout.js';
import type { HolmesPlayer } from '../support/holmes-player.js';
import { gatherHolmes } from '../support/holmes-players.js';

/** Five phones and a kiosk of 800 × 480: every way to look, a cab, and a table that agrees to stop. */

useChromium();
const ARRANGED = fileURLToPath(
  new URL('games/dist/sherlock-holmes/test/server/arranged.js', PROJECT),
);
const NAMES = ['Ada', 'Ben', 'Cleo', 'Daniel', 'Eleonore'] as const;
const SMALL = { viewport: { width: 800, height: 480 } };

it('five play on the smallest screen', async () => {
  await Evening.spend(
    'sherlock-five',
    async (evening) => {
      const { kiosk, players } = await gatherHolmes(evening, {
        language: 'de',
        names: NAMES,
        screen: SMALL,
      });
      const look = async (name: string): Promise<void> => {
        expect(await layoutFaults(kiosk.page, { kind: 'kiosk' }), name).toEqual([]);
        await kiosk.device.screenshot(`sherlock-five/${name}`);
        for (const { phone } of players) {
          expect(await layoutFaults(phone.page, { kind: 'phone' }), name).toEqual([]);
        }
      };
      const passes = async (...names: readonly string[]): Promise<void> => {
        for (const player of players) if (names.includes(player.name)) await player.pass();
      };
      const [ada, ben, cleo, daniel, eleonore] = players as [
        HolmesPlayer,
        HolmesPlayer,
        HolmesPlayer,
        HolmesPlayer,
        HolmesPlayer,
      ];
      const { 'sherlock-table': table } = kiosk.words;
      await kiosk.page.locator('label').filter({ hasText: 'Ada' }).click();
      await look('before');
      await kiosk.button(table.laying.begin).click();
      await kiosk.page.getByText(table.laying.list).waitFor();
      await look('laying');

      await ada.walk('16');
      await look('walked before all tokens lie');
      await kiosk.button(table.laying.listDone).click();
      await ada.search('SH-witness-cab-1-1');
      await look('search');
      await ada.take();
      await passes('Ben', 'Cleo', 'Daniel', 'Eleonore');
      await ada.draw([1, 2], 0);
      await kiosk.page.getByText(table.reveal.title).first().waitFor();
      await look('reveal');
      for (const player of players) await player.note();

      // A player who stays draws three.
      await ben.stay();
      await ben.draw([1, 2, 3], 0);
      await notes(kiosk, players);

      await cleo.walk('22');
      await cleo.draw([], 2);

      await daniel.ride('SH-weapon-cab-1-1', '4');
      await daniel.lookWithHolmes('SH-weapon-holmes-1-2', '8');
      await look('secret look');
      await eleonore.lookAlong('SH-weapon-lestrade-1-2');
      await passes('Ada', 'Ben', 'Cleo');
      await daniel.draw([], 2);

      await eleonore.walk('23');
      await ada.stop(true);
      await look('vote');
      for (const player of [ben, cleo, daniel, eleonore]) await player.stop(false);
      await kiosk.button(table.end.skip).click();
      await kiosk.page.getByText(kiosk.words['sherlock-lines'].outcomes.STOPPED).first().waitFor();
      await look('end');
    },
    { program: ARRANGED },
  );
});

/** Where Holmes has moved again, everybody notes what he shows. */
async function notes(kiosk: KioskPage, players: readonly HolmesPlayer[]): Promise<void> {
  const { reveal } = kiosk.device.wire.view as unknown as { readonly reveal: object | null };
  if (reveal !== null) for (const player of players) await player.note();
}
