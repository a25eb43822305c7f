import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import type { MafiaPlayer } from '../support/mafia-player.js';
import { MafiaSecrets } from '../support/mafia-secrets.js';
import { gatherMafia } from '../support/mafia-players.js';
import { Evening, useChromium } from '../support/evening.js';

/**
 * A blitz game of Mafia in browsers, from the set-up to the places: four phones and a kiosk, on a server whose
 * luck was arranged so that two rounds are enough (games/mafia/test/server/arranged.ts).
 */

useChromium();
const ARRANGED = fileURLToPath(new URL('games/dist/mafia/test/server/arranged.js', PROJECT));
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;

it('is played as a blitz game until the bank is empty', async () => {
  await Evening.spend(
    'mafia',
    async (evening) => {
      const { kiosk, players } = await gatherMafia(evening, { language: 'en', names: NAMES });
      const table = new MafiaSecrets(kiosk, players);
      const [ada, ben, cleo, dan] = players as [MafiaPlayer, MafiaPlayer, MafiaPlayer, MafiaPlayer];
      const { mafia, 'mafia-screen': words, 'mafia-lines': lines } = kiosk.words;
      const { blue, yellow, red, green } = mafia.clans as Record<string, typeof mafia.clans.blue>;
      if (!blue || !yellow || !red || !green) throw new Error('a clan has no words');

      // Round 1.
      await kiosk.page.getByText(words.bank('$2000')).waitFor();
      await ada.swap();
      await ben.swap();
      await table.sees(words.clan.swapped(0));
      await cleo.swap(['witness-2']);
      await table.sees(words.clan.swapped(1));
      await kiosk.device.screenshot('mafia/exchange');
      await dan.swap();
      await ada.page.getByText(ada.words.todo.layout).waitFor();
      await table.lay(ben, {
        B2: 'robbery-1',
        C1: 'good-moonshine-1',
        A3: 'good-parts-1',
        A4: 'buyer-2',
      });
      // It is stored until those before it lie, and nobody sees it.
      expect(await table.shown('B2')).toContain(mafia.empty);
      await table.lay(ada, { A1: 'theft-1', B1: 'police-1', C2: 'buyer-1', D3: 'good-arms-1' });
      await table.lay(cleo, {
        A2: 'good-tinned-1',
        B3: 'good-arms-2',
        C4: 'pistol-1',
        D4: 'good-cloth-1',
      });
      await table.lay(dan, {
        B4: 'lawyer-2',
        C3: 'prosecutor-1',
        D1: 'good-parts-2',
        D2: 'good-moonshine-2',
      });
      await kiosk.page.getByText(words.turn(blue)).waitFor();
      for (const quarter of ['A1', 'B2', 'C3', 'D4']) {
        expect(await table.shown(quarter)).toContain(mafia.faceDown);
      }
      await kiosk.device.screenshot('mafia/laid');

      await table.open(ada, 'C2');
      await table.open(ben, 'A4');
      // Two Buyers lie beside it.
      await table.open(cleo, 'B3');
      await kiosk.page.getByText(words.choice.buyer(red)).waitFor();
      await kiosk.device.screenshot('mafia/choice');
      await cleo.choose('C2', 'sell');
      await table.tells(lines.traded('Smuggled arms', 'B3', 'C2', '$150'));
      await table.open(dan, 'D2', lines.traded('Moonshine', 'D2', 'C2', '$120'));
      await table.open(ada, 'D3', lines.traded('Smuggled arms', 'D3', 'C2', '$150'));
      await table.open(ben, 'B2', lines.paid('B2', '$200', lines.fromBank('$200')));

      // The Pistol shoots a card that nobody has seen.
      await table.open(cleo, 'C4');
      await kiosk.page.getByText(words.choice.target(red)).waitFor();
      await cleo.choose('B4', 'shoot');
      await table.tells(lines.killed('C4', 'B4', null), lines.figureOn(red, 'B4'));
      expect(await table.shown('B4')).toContain(mafia.empty);

      await table.open(dan, 'D1', lines.traded('Machine parts', 'D1', 'C2', '$80'));
      // The raid: the Robbery beside the Police.
      await table.open(
        ada,
        'B1',
        lines.arrested(lines.law.police, 'B1', yellow, 'Robbery', 'B2'),
        lines.seized('$200', 'B1'),
        lines.figureOn(yellow, 'B2'),
      );
      await table.open(ben, 'C1', lines.traded('Moonshine', 'C1', 'C2', '$120'));
      await table.open(cleo, 'A2');
      await table.open(
        dan,
        'C3',
        lines.arrested(lines.law.prosecutor, 'C3', green, 'Moonshine', 'D2'),
        lines.arrested(lines.law.prosecutor, 'C3', red, 'Pistol', 'C4'),
        lines.figureFrom(red, 'B4', 'C4'),
        lines.jailed(yellow, 'B2', mafia.cell('20')),
        lines.jailed(green, 'D2', mafia.cell('12')),
        lines.jailed(blue, 'D3', mafia.cell('15')),
        lines.jailed(red, 'B3', mafia.cell('15')),
        lines.jailed(red, 'C4', mafia.deathRow),
      );
      await table.open(ada, 'A1', lines.paid('A1', '$100', lines.fromBank('$100')));
      await table.open(ben, 'A3', lines.traded('Machine parts', 'A3', 'A4', '$80'));
      await table.open(cleo, 'D4', words.collection.title(1));
      await kiosk.page.getByText(words.bank('$300')).waitFor();
      // What was shot and what was given away is known to who had it, and to nobody else.
      table.secret('lawyer-2', dan);
      table.secret('witness-2', cleo);

      const price = '$120';
      const figure = mafia.figure(green, table.figureIn(120, 'clan-4'));
      await dan.ransom(price, dan.words.ransom.payAsk(figure, price, blue));
      await table.tells(lines.ransomed(green, green, mafia.cell('12'), price, blue));
      for (const player of players) await player.confirm();

      // Round 2: yellow begins; who has figures in prison gets fewer cards.
      table.nextRound();
      await table.sees(words.round(2));
      for (const player of [ben, cleo, dan, ada]) await player.swap();
      await table.lay(ben, { A3: 'good-parts-1', A4: 'buyer-1', B2: 'robbery-1' });
      await table.lay(cleo, { B3: 'escape-1', D4: 'good-cloth-1' });
      await table.lay(dan, { B4: 'lawyer-1', C3: 'theft-1', D1: 'good-tinned-1', D2: 'witness-1' });
      await table.lay(ada, { A1: 'good-arms-1', C2: 'good-tinned-2', D3: 'good-cloth-2' });
      await table.open(ben, 'B2');
      await table.open(cleo, 'B3');
      await kiosk.page.getByText(words.choice.prisoner(red)).waitFor();
      const fugitive = mafia.figure(red, table.figureIn(150, 'clan-3'));
      await cleo.letEscape(fugitive, mafia.cell('15'));
      await table.tells(lines.escapeBegan(red, mafia.cell('15'), 'B3'));
      await kiosk.device.screenshot('mafia/escape');
      await table.open(dan, 'C3', lines.lastRoundBegan);
      await table.sees(words.lastRound);
      await ada.moveInPrison(mafia.cell('15'), mafia.cell('12'));
      await table.tells(lines.prisonerMoved(blue, mafia.cell('15'), mafia.cell('12')));
      await table.open(ben, 'A4');
      for (const player of [cleo, dan, ada]) await player.pass();
      // What the bank no longer has, red pays.
      await table.open(
        ben,
        'A3',
        lines.paid('A3', '$80', lines.fromClan(red, '$80')),
        lines.paid('A4', '$80', lines.fromClan(red, '$80')),
      );
      await ben.pass();
      await table.tells(words.collection.title(2), words.collection.free);
      // What was never opened went back into the deck unseen.
      table.secret('lawyer-1', dan);
      table.secret('good-arms-1', ada);
      for (const player of players) await player.confirm();

      await table.tells(lines.boughtOut(red, 1, '$300', green));
      const rows = await kiosk.page.locator('tbody tr').allInnerTexts();
      expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
        '1. Green Dan $780 $1340',
        '2. Yellow Ben $560 $1340',
        '3. Blue Ada $920 $660',
        '4. Red Cleo −$260 $660',
      ]);
      await kiosk.page.getByText(lines.winner('Green (Dan), Yellow (Ben)', 2)).waitFor();
      await kiosk.device.screenshot('mafia/end');
      await cleo.page.getByText(cleo.words.end.place(4)).waitFor();
      await cleo.phone.device.screenshot('mafia/phone-end');
    },
    { program: ARRANGED },
  );
});
