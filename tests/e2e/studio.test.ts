import { type BoardFile, boardId } from '@mister-x/games/pursuit/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives, stepTowards, setPlannerBoard, stepToDetectives } from '../support/planner.js';
import {
  PHOTO_CORNERS,
  HEIGHT,
  LINES_BY_TRANSPORT,
  neighbours,
  PHOTO_SIZE,
  STATION_PLACES,
  type Place,
  photograph,
  STATIONS_OF_ROUTES,
  STARTS,
  TRANSPORTS,
} from '../support/studio/drawn-board.js';
import { StudioHands } from '../support/studio/studio-hands.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo'];
/** Until then Mister X runs; afterwards he walks into their arms. */
const TIRED = 4;

/** Three hunters at the kiosk and Mister X on his phone, until he is caught. */
async function playOnIt(evening: Evening, board: BoardFile): Promise<void> {
  setPlannerBoard(board);
  const players = { hunters: 3, names: PEOPLE, language: 'en', board: board.name } as const;
  const yard = await YardTable.gather(evening, players, []);
  await yard.kiosk.start();
  await yard.everybody('the game has begun', ({ phase }) => phase === 'registration');
  expect(yard.view.board).toBe(boardId(board));
  await yard.putDown([1, 6, 28], 14);
  await evening.looks(yard.kiosk, 'studio-board');
  for (let turn = 1; yard.view.phase !== 'over'; turn++) {
    const tired = yard.view.round >= TIRED;
    if (yard.view.phase === 'x_turn') {
      const { secret } = yard;
      await yard.travel(
        [tired ? stepToDetectives(secret) : stepAwayFromDetectives(secret)],
        turn === 1 ? 'map' : 'list',
      );
      if (yard.view.revealSlots.includes(yard.view.log.length)) {
        await yard.kiosk.reveal(yard.xStop);
      }
    }
    while (yard.view.phase === 'detectives') {
      const [next] = yard.view.next;
      if (next === undefined) break;
      await yard.move(next, stepTowards(yard.view, next, yard.xStop, tired));
    }
  }
  expect(yard.view.end).toMatchObject({ code: 'CAUGHT', winner: 'detectives' });
  expect(yard.view.end?.report.map(({ verdict }) => verdict)).toEqual(yard.view.log.map(() => 'OK'));
  await evening.looks(yard.kiosk, 'studio-board-end');
}

const place = (station: number): Place => STATION_PLACES[station - 1] ?? { x: 0, y: 0 };

it('a board of 30 stations is drawn from a slanted photograph, proof-read, and Scotland Yard is played on it', () =>
  Evening.spend('studio', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('en'));
    const { page, words } = studio;
    const sent = await watchWhatLeaves(studio);
    await studio.open(evening.referee);
    await studio.button(words.begin.newBoard).click();

    // Whatever is no photograph is refused with a sentence, and the next file is taken.
    for (const [name, bytes, fault] of HOSTILE) {
      await studio.choosePhoto(name, Buffer.from(bytes));
      await page.getByText(words.photoFaults[fault]).waitFor();
    }
    const picture = await page.evaluate(photograph, {
      places: STATION_PLACES,
      lines: Object.values(LINES_BY_TRANSPORT).flat(),
      corners: PHOTO_CORNERS,
      size: PHOTO_SIZE,
      height: HEIGHT,
    });
    await studio.choosePhoto('board.png', Buffer.from(picture, 'base64'));
    await studio.straighten();
    await page.getByLabel(words.name, { exact: true }).fill('Board of thirty');
    await page.keyboard.press('Tab');

    // Rows by taxi in a chain: each tap is a station and a line.
    await studio.key('c');
    for (const route of STATIONS_OF_ROUTES.taxi.slice(0, 5)) {
      for (const station of route) await studio.tap(place(station), HEIGHT);
      await studio.key('Escape');
    }
    // One station too many, taken back; and forth, and back.
    await studio.tap({ x: 500, y: 715 }, HEIGHT);
    await page.getByRole('heading', { name: words.chosen.station(31) }).waitFor();
    await studio.key('Control+z');
    await studio.key('Control+y');
    await studio.key('Control+z');
    await studio.key('Escape');
    await studio.kept();

    // The browser is closed and opened again in between: the address leads to the same draft.
    await page.reload();
    await page.getByText(words.stage.strength, { exact: true }).waitFor();
    // Back leads out of it, and Forward to it again; so does the list of drafts.
    await page.goBack();
    await studio.kiosk.button(studio.kiosk.words.screen.home.studio).waitFor();
    await page.goForward();
    await page.getByText(words.stage.strength, { exact: true }).waitFor();
    await studio.back();
    await page.getByRole('button', { name: 'Board of thirty' }).first().click();
    await page.getByText(words.stage.strength, { exact: true }).waitFor();
    await studio.whole();

    await studio.key('c');
    for (const route of STATIONS_OF_ROUTES.taxi.slice(5)) {
      for (const station of route) await studio.tap(place(station), HEIGHT);
      await studio.key('Escape');
    }
    await studio.key('2');
    for (const route of STATIONS_OF_ROUTES.bus) {
      for (const station of route) await studio.tap(place(station), HEIGHT);
      await studio.key('Escape');
    }
    await studio.key('c');
    await studio.key('3');
    // A line too many, which the proof-reader will find.
    for (const [a, b] of [...LINES_BY_TRANSPORT.underground, [3, 10] as const]) {
      await studio.drag(place(a), place(b), HEIGHT);
    }
    await studio.key('4');
    for (const [a, b] of LINES_BY_TRANSPORT.ferry) await studio.drag(place(a), place(b), HEIGHT);
    await studio.key('Escape');

    await studio.button(words.rail.starts).click();
    for (const station of STARTS) await studio.tap(place(station), HEIGHT);

    const mended = await proofRead(studio);
    expect(mended).toEqual(['3 underground 10']);
    await page.getByText(words.proof.done).waitFor();

    const board: BoardFile = JSON.parse(await studio.saved('board'));
    expect(board.edges).toEqual(LINES_BY_TRANSPORT);
    expect(board.starts).toEqual({ classic18: STARTS });
    expect(board.height).toBeCloseTo(studio.height, 0);
    // Straightened, a station lies where it is printed.
    for (const { id, x, y } of board.stations) {
      const { x: right, y: down } = place(id);
      expect(Math.hypot(x - right, (y / board.height) * HEIGHT - down), `${id}`).toBeLessThan(6);
    }

    await studio.button(words.rail.finish).click();
    await studio.button(words.finish.send).click();
    await page.getByText(words.finish.sent('Board of thirty')).waitFor();
    // One file went out, and it is the board: no request carries a picture.
    expect(sent.bodies.length).toBe(1);
    expect(JSON.parse(sent.bodies[0] ?? '')).toEqual(board);
    expect(sent.socketBytes()).toBeLessThan(20_000);

    await playOnIt(evening, board);
  }));

const HOSTILE = [
  ['nothing.png', '', 'empty'],
  ['script.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'not-an-image'],
  ['page.png', '<!doctype html><img src=x onerror=alert(1)>', 'not-an-image'],
  ['huge.png', png(10_000, 10_001), 'too-many-pixels'],
  ['torn.png', png(40, 40), 'broken'],
] as const;

/** The first bytes of a picture of this size, and nothing else of it. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Everything that this page sends: bodies of requests, and bytes over its sockets. */
async function watchWhatLeaves({ page }: StudioHands) {
  const bodies: string[] = [];
  let bytes = 0;
  page.on('request', (request) => {
    const body = request.postData();
    if (body !== null) bodies.push(body);
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      bytes += payload.length;
    });
  });
  return { bodies, socketBytes: () => bytes };
}

/** Compares every station with the printed board, and mends what differs; answers what did. */
async function proofRead(studio: StudioHands): Promise<readonly string[]> {
  const { page, words } = studio;
  const mended: string[] = [];
  await studio.button(words.rail.proof).click();
  for (let read = 0; read < 2 * STATION_PLACES.length; read++) {
    if (await page.getByText(words.proof.done).isVisible()) break;
    const title = await page.locator('aside h2').textContent();
    const station = Number(/\d+/.exec(title ?? '')?.[0]);
    for (const [i, transport] of TRANSPORTS.entries()) {
      const shown = await page.locator('aside li b').nth(i).textContent();
      const there = (shown?.match(/\d+/g) ?? []).map(Number);
      const printed = neighbours(station, transport);
      for (const wrong of there.filter((each) => !printed.includes(each))) {
        await studio.whole();
        await studio.key(String(i + 1));
        await studio.tap(place(wrong), HEIGHT);
        mended.push(`${station} ${transport} ${wrong}`);
      }
      expect(printed.filter((each) => !there.includes(each))).toEqual([]);
    }
    for (const _ of TRANSPORTS) await studio.key('Enter');
  }
  return mended;
}
