import type { OrdinaryTicket } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { Film, type Finger, watch } from '../support/film.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives, stepTowards, type Step } from '../support/planner.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo'];
const STARTS = [34, 91, 132];
const MOST_BYTES = 1_000_000;
/** In milliseconds: a picture to be read, and one that only moves on. */
const READ = 2600;
const GLANCE = 1300;

it('a round on film, for the README: a secret move, the detectives, a reveal', () =>
  Evening.spend('film', async (evening) => {
    const settings = { hunters: 3, names: PEOPLE, language: 'en' } as const;
    const yard = await YardTable.gather(evening, settings, []);
    const { kiosk, x } = yard;
    await kiosk.page.setViewportSize({ width: 1024, height: 680 });
    await kiosk.start();
    await yard.everybody('the game has begun', ({ phase }) => phase === 'registration');
    await yard.putDown(STARTS, 174);
    const detectivesMove = async (each: (detective: string, step: Step) => Promise<void>) => {
      for (const { id } of yard.view.detectives) {
        await each(id, stepTowards(yard.view, id, yard.xStop, false));
      }
    };
    await yard.travel([stepAwayFromDetectives(yard.secret)]);
    await detectivesMove((id, step) => yard.move(id, step));

    const canvasPage = await evening.browser.newPage();
    await canvasPage.goto(`${evening.referee.address}/play`);
    const film = await Film.of({ kiosk: kiosk.page, phone: x.page }, canvasPage);
    const onPhone = (touches: Finger['touches']) => ({ on: 'phone', touches }) as const;
    const onKiosk = (touches: Finger['touches']) => ({ on: 'kiosk', touches }) as const;

    const xMoves = async (chooses: string, confirms: string) => {
      const { ticket, stop } = stepAwayFromDetectives(yard.secret);
      await x.uncover();
      await x.tab(x.words.phone.move.map);
      await film.take(chooses, READ, onPhone(x.page.locator(`[data-stop="${stop}"]`)));
      await x.chooseOnMap(ticket, stop);
      await film.take(confirms, READ, onPhone(x.button(x.words.phone.move.confirm)));
      const { log } = yard.secret;
      await x.confirm();
      await x.covered();
      await yard.everybody('Mister X has moved', (view) => view.log.length > log.length);
    };

    await film.take('Round 2. Nobody sees where Mister X is.', READ, onPhone(x.pad));
    await xMoves('In secret, he picks a station on his phone …', '… and confirms his ticket.');
    await film.take('The table sees only the ticket.', READ);
    await detectivesMove(async (id, step) => {
      await kiosk.choose(yard.nameOf(id), step.ticket as OrdinaryTicket, step.stop);
      const confirm = kiosk.button(kiosk.words['hunt-screen'].turn.go);
      await film.take('The detectives move, one by one.', GLANCE, onKiosk(confirm));
      await confirm.click();
      await yard.everybody('the pawn is there', ({ detectives }) =>
        detectives.some((each) => each.id === id && each.stop === step.stop),
      );
    });
    await film.take('Round 3. After this move he must show himself.', READ, onPhone(x.pad));
    await xMoves('He picks a station …', '… and confirms his ticket.');
    await kiosk.moment.getByText(kiosk.words['hunt-screen'].reveal.title).waitFor();
    await film.take('Mister X appears!', READ);
    await kiosk.goOn();
    await film.take('The hunt goes on.', READ);

    const webp = film.develop();
    if (process.env.PICTURES) await film.save('round');
    expect(await watch(canvasPage, webp)).toEqual({ pictures: 12, ms: 9 * READ + 3 * GLANCE });
    expect(webp.length).toBeLessThan(MOST_BYTES);
    await canvasPage.close();
  }));
