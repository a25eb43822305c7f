import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import { Evening, useChromium } from '../support/evening.js';
import { HolmesPlayer } from '../support/holmes-player.js';
import { gatherHolmes } from '../support/holmes-players.js';

/**
 * Sherlock Holmes in a browser, from the set-up to the final scoring: three phones and a kiosk, on a server
 * whose luck was arranged so that few turns are enough (games/sherlock-holmes/test/server/arranged.ts).
 */

useChromium();
const ARRANGED = fileURLToPath(new URL('games/dist/sherlock-holmes/test/server/arranged.js', PROJECT));
const NAMES = ['Ada', 'Ben', 'Cleo'] as const;

it('is played to the final scoring', async () => {
  await Evening.spend(
    'sherlock',
    async (evening) => {
      const { kiosk, players, codes } = await gatherHolmes(evening, {
        language: 'en',
        names: NAMES,
      });
      const [ada, , cleo] = players as [HolmesPlayer, HolmesPlayer, HolmesPlayer];
      let [, ben] = players as [HolmesPlayer, HolmesPlayer, HolmesPlayer];
      const { 'sherlock-screen': table, sherlock: things } = kiosk.words;
      await kiosk.page.locator('label').filter({ hasText: 'Ada' }).click();
      await kiosk.button(table.laying.begin).click();
      await kiosk.page.getByText(table.laying.list).waitFor();
      await kiosk.device.screenshot('sherlock/laying');

      // Ada looks; Ben plays Lestrade and looks as well, Cleo does not.
      await ada.walk('16');
      // Tokens still lie where they lie.
      await kiosk.button(table.laying.listDone).click();
      await ada.search('SH-witness-cab-1-1');
      await kiosk.device.screenshot('sherlock/window');
      await ben.lookAlong('SH-fingerprints-lestrade-1-1');
      await ada.take();
      expect(await kiosk.page.getByText(table.look.also('Ben')).isVisible()).toBe(true);
      await cleo.pass();
      await ada.draw([1, 2], 0);
      // A card of Holmes came into the line: he walks to the weapon on 8, and shows it to all.
      await kiosk.page.getByText(table.reveal.title).first().waitFor();
      await kiosk.device.screenshot('sherlock/reveal');
      // Whose phone is away is not waited for.
      const { page, context } = cleo.phone.device;
      cleo.phone.device.expectOutage(true);
      await context.setOffline(true);
      await ada.note();
      await ben.note();
      await ada.until('sees the token closed', ({ reveal }) => reveal === null);
      await context.setOffline(false);
      await cleo.until('is back', ({ reveal }) => reveal === null);

      // A window that nobody uses, and that ends while a phone is away: it is told that it came late.
      await ben.walk('24');
      await ben.search('SH-witness-cab-2-1');
      await ben.take();
      await cleo.phone.button(cleo.phone.words['sherlock-phone'].window.no).waitFor();
      await context.setOffline(true);
      await ada.pass();
      await ada.until('sees the window close', ({ look }) => look === null);
      await context.setOffline(false);
      await page.getByText(things.refusals.NO_WINDOW).waitFor();
      await ben.draw([], 2);

      await collect(cleo, [ada, ben], '17', 'SH-forensics-cab-1-1');
      await collect(ada, [ben, cleo], '23', 'SH-weapon-cab-2-1');
      // A browser may complain of a line that was cut when it has long been back.
      cleo.phone.device.expectOutage(false);
      await ben.write('16: Ada');
      await evening.blackout();
      // Ben's phone breaks: on another one his recovery code brings back his hand and his notebook.
      await evening.lose(ben.phone.device);
      const other = await evening.phone('en', 'Ben-new');
      await other.takeOver(evening.referee.lanAddress, codes.get('Ben') ?? '');
      await other.sameNumber();
      await other.writeCodeDown();
      ben = new HolmesPlayer('Ben', other);
      await ben.turn();
      expect(await ben.read()).toBe('16: Ada');
      await collect(ben, [ada, cleo], '28', 'SH-fingerprints-cab-1-1');
      await collect(cleo, [ada, ben], '15', 'SH-evidence-cab-1-1');
      await collect(ada, [ben, cleo], '22', 'SH-evidence-cab-2-1');
      await collect(ben, [ada, cleo], '25', 'SH-forensics-cab-2-1');
      await collect(cleo, [ada, ben], '14', 'SH-weapon-cab-2-2');

      await ada.walk('SY');
      await ada.arrest('22');
      await kiosk.device.screenshot('sherlock/arrest');
      await ben.walk('SY');
      await ben.arrest('25');
      await cleo.walk('SY');
      await cleo.arrest('14');

      await kiosk.button(table.end.skip).click();
      await kiosk.page.getByText(kiosk.words['sherlock-lines'].winner('Ada', 1)).first().waitFor();
      const rows = await kiosk.page.locator('tbody tr').allInnerTexts();
      const bonus = new Map(rows.map((row) => [NAMES.find((name) => row.includes(name)), row]));
      expect(bonus.get('Ada')).toContain('+10');
      expect(bonus.get('Ben')).not.toContain('+10');
      expect(bonus.get('Cleo')).toContain('+10');
      await kiosk.device.screenshot('sherlock/scores');
    },
    { program: ARRANGED },
  );
});

/** A turn in which a token is found and taken, and nobody else wants to see it. */
async function collect(who: HolmesPlayer, others: readonly HolmesPlayer[], place: string, card: string): Promise<void> {
  await who.walk(place);
  await who.search(card);
  await who.take();
  for (const other of others) await other.pass();
  await who.draw([], 2);
}
