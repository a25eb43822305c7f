import { it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery } from '../support/gallery.js';
import {
  CORNERS,
  HEIGHT,
  LINKS,
  PHOTO,
  PLACES,
  photograph,
  STARTS,
} from '../support/studio/drawn-board.js';
import { sixByFour } from '../../kiosk/src/testing/six-by-four.js';
import { StudioHands } from '../support/studio/studio-hands.js';

useChromium();

/** The drawn board as a file, unfinished: nothing but what `edges` says, and no name. */
function boardFile(edges: object, starts: readonly number[]): Buffer {
  const stations = PLACES.map(({ x, y }, i) => ({ id: i + 1, x, y }));
  return Buffer.from(
    JSON.stringify({
      format: 'mister-x-board/2',
      game: 'scotland-yard',
      name: '',
      height: HEIGHT,
      stations,
      edges,
      starts: starts.length === 0 ? {} : { classic18: starts },
    }),
  );
}

const MISSIONS = {
  ...sixByFour('Six by four'),
  missions: { green: { starts: [1, 7, 13, 19, 20], goals: [6, 18] } },
  tickets: { 'car/footprints': 15, 'train/beacon': 10 },
};

it('the studio', () =>
  Evening.spend('studio-looks', async (evening) => {
    const gallery = new Gallery();
    const studios: StudioHands[] = [];
    for (const language of evening.languages) {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      studios.push(new StudioHands(kiosk));
    }
    const kiosks = studios.map(({ kiosk }) => kiosk);
    const all = (work: (studio: StudioHands) => Promise<void>) => Promise.all(studios.map(work));

    await all((each) => each.open(evening.referee));
    await gallery.kiosks('studio-begin', kiosks);
    await all((each) => each.button(each.words.begin.newBoard).click());
    await all((each) => each.button(each.words.photo.choose).waitFor());
    await gallery.kiosks('studio-photo', kiosks);
    const picture = await kiosks[0]?.page.evaluate(photograph, {
      places: PLACES,
      lines: Object.values(LINKS).flat(),
      corners: CORNERS,
      size: PHOTO,
      height: HEIGHT,
    });
    await all((each) => each.choosePhoto('board.png', Buffer.from(picture ?? '', 'base64')));
    await all((each) => each.button(each.words.photo.straighten).waitFor());
    await gallery.kiosks('studio-corners', kiosks);
    await all(async (each) => {
      await each.page.setViewportSize({ width: 1920, height: 1080 });
      await each.straighten();
    });
    await gallery.kiosks('studio-empty', kiosks);

    // A board that lacks much: every kind of note has its room.
    const half = { ...LINKS, taxi: LINKS.taxi.slice(12), ferry: [] };
    const file = { name: 'half.json', mimeType: 'application/json', buffer: boardFile(half, []) };
    await all(async (each) => {
      await each.page.getByRole('button', { name: each.kiosk.words.common.back }).click();
      await each.button(each.words.begin.newBoard).waitFor();
      await each.page.locator('input[type=file]').setInputFiles(file);
      await each.page.getByRole('application').waitFor();
    });
    await all((each) => each.page.getByText(each.words.said.NAME_MISSING()).waitFor());
    await gallery.kiosks('studio-notes', kiosks);
    await all(async (each) => {
      await each.page.setViewportSize({ width: 1920, height: 1080 });
      await each.whole();
      await each.tap(PLACES[15] ?? { x: 0, y: 0 }, HEIGHT);
      await each.page
        .getByRole('heading', { name: each.words.chosen.station(16), exact: true })
        .waitFor();
    });
    await gallery.kiosks('studio-station', kiosks);
    await all(async (each) => {
      await each.key('Enter');
      await each.key('2');
    });
    await gallery.kiosks('studio-number', kiosks);
    await all(async (each) => {
      await each.key('Escape');
      await each.button(each.words.rail.starts).click();
    });
    await gallery.kiosks('studio-starts', kiosks);
    await all((each) => each.button(each.words.rail.proof).click());
    await gallery.kiosks('studio-proof', kiosks);
    for (const item of ['save', 'help', 'finish'] as const) {
      await all((each) => each.button(each.words.rail[item]).click());
      await gallery.kiosks(`studio-${item}`, kiosks);
      await all((each) => each.page.keyboard.press('Escape'));
    }
    await all((each) => each.back());
    await gallery.kiosks('studio-drafts', kiosks);
    await all(async (each) => {
      const whole = { ...file, buffer: boardFile(LINKS, STARTS) };
      await each.page.locator('input[type=file]').setInputFiles(whole);
      await each.page.getByLabel(each.words.name, { exact: true }).fill('Board of thirty');
      await each.page.keyboard.press('Tab');
      await each.button(each.words.rail.finish).click();
      await each.page.getByRole('dialog').getByText(each.words.finish.ready).waitFor();
    });
    await gallery.kiosks('studio-ready', kiosks);

    // What Europe has besides: missions and tickets.
    await all(async (each) => {
      await each.page.keyboard.press('Escape');
      await each.back();
      await each.openFile('six.json', JSON.stringify(MISSIONS));
      await each.page.getByRole('application').waitFor();
      await each.button(each.words.rail.missions).click();
    });
    await gallery.kiosks('studio-missions', kiosks);
    await all((each) => each.button(each.words.rail.tickets).click());
    await gallery.kiosks('studio-tickets', kiosks);
    gallery.close();
  }));
