import { BOARD_FORMAT, type BoardFile, checkBoard } from '@mister-x/games/pursuit/rules';
import { SCOTLAND_YARD_BOARD } from '@mister-x/games/scotland-yard/rules';
import type { Browser, Page } from 'playwright-core';
import { type Figure, median, quantile, type Report } from '../report/figure.js';
import { type FrameWork, frameWork, type TraceEvent } from '../studio/main-thread.js';
import { BareMouse } from '../studio/mouse.js';
import { launchBrowser } from '../wire/browser.js';
import { signIn } from '../wire/yard-table.js';
import { withServer } from '../wire/with-server.js';

const SCREEN = { width: 1920, height: 1080 };
const CPU_SLOWED_BY = 4;
const AIM = { value: 8, better: 'less' } as const;
const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline',
  'devtools.timeline.frame',
  'toplevel',
];
type Point = { readonly x: number; readonly y: number };

/** What the studio does on the main thread from frame to frame, on the largest board there can be. */
export function measureStudio(): Promise<Report> {
  return withServer(async (place) => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: SCREEN, locale: 'en' });
      const figures: Figure[] = [];
      const own: number[] = [];
      const mouse = await BareMouse.of(page);
      await page.goto('about:blank');
      const empty = await framesOf(browser, page, () => sweep(mouse, SCREEN.width / 2, 500));
      await signIn(page, place);
      await page.goto(place.url);
      // Playwright's clicks leave a listener behind that hears every move of the mouse.
      await page.getByRole('button', { name: 'Draw a board …' }).dispatchEvent('click');
      await layLargeBoard(page);
      for (const [label, work] of Object.entries(WORK_BY_NAME)) {
        const frames = await framesOf(browser, page, await work(page, mouse));
        const each = frames.map((frame) => frame.own);
        own.push(...each);
        figures.push({ ...spread(label, each), aimP99: AIM });
        figures.push(
          spread(
            '  all tasks',
            frames.map(({ all }) => all),
          ),
        );
      }
      figures.push(
        spread(
          'an empty page, own work',
          empty.map((frame) => frame.own),
        ),
      );
      figures.push(
        spread(
          '  all tasks',
          empty.map(({ all }) => all),
        ),
      );
      figures.push({ label: 'the longest of all', unit: 'ms', median: Math.max(...own), aim: AIM });
      figures.push(checking());
      return {
        item: 'studio',
        title: 'Work on the main thread a frame in the studio: 400 stations, 1,500 lines',
        figures,
        notes: [
          `${own.length} frames at 1920×1080, the processor slowed ${CPU_SLOWED_BY} times by Chromium; in time of the processor`,
          'own work: scripts, style, layout, painting, commits; all tasks: the browser’s book-keeping as well, which an empty page under the same moves of the mouse has too',
          'drawing, saving and checking are done by workers, which are not slowed; nor is checking here',
        ],
      };
    } finally {
      await browser.close();
    }
  });
}

async function framesOf(browser: Browser, page: Page, work: DoWork): Promise<readonly FrameWork[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED_BY });
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  await page.waitForTimeout(1_000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await session.detach();
  const frames = frameWork(trace.traceEvents);
  if (frames.length < 10) throw new Error(`only ${frames.length} frames were drawn`);
  return frames;
}

/** What its worker does after each change. */
function checking(): Figure {
  const board = largeBoard();
  const once = () => {
    const from = performance.now();
    checkBoard(board, SCOTLAND_YARD_BOARD);
    return performance.now() - from;
  };
  for (let i = 0; i < 50; i++) once();
  return {
    ...spread(
      'checking the whole board',
      Array.from({ length: 200 }, () => once()),
    ),
    aim: { value: 2, better: 'less' },
  };
}

function spread(label: string, times: readonly number[]): Figure {
  return { label, unit: 'ms', median: median(times), p99: quantile(times, 0.99) };
}

async function layLargeBoard(page: Page): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(largeBoard()));
  const file = { name: 'large.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('application').waitFor();
  await page.waitForTimeout(1_500);
}

type DoWork = () => Promise<void>;

/**
 * What is done while the frames are measured. Whatever has to be found out first is done before:
 * asking the page where things lie keeps its main thread busy.
 */
const WORK_BY_NAME: Readonly<Record<string, (page: Page, mouse: BareMouse) => Promise<DoWork>>> = {
  panning: async (page, mouse) => {
    const { x, y } = await middle(page);
    return async () => {
      await mouse.move(x, y);
      await mouse.down('middle');
      await sweep(mouse, x, y);
      await mouse.up();
    };
  },
  zooming: async (page, mouse) => {
    const { x, y } = await middle(page);
    return async () => {
      await mouse.move(x, y);
      for (let i = 0; i < 100; i++) await mouse.wheel(i % 40 < 20 ? -60 : 60);
    };
  },
  'carrying a station': async (page, mouse) => {
    const where = await wholeBoard(page);
    const from = where(210);
    return async () => {
      await mouse.move(from.x, from.y);
      await mouse.down('left', true);
      for (let i = 0; i < 100; i++) {
        await mouse.move(from.x + 12 * Math.sin(i / 5), from.y + 9 * Math.cos(i / 6) + 3);
      }
      await mouse.up();
    };
  },
  'drawing lines': async (page, mouse) => {
    const where = await wholeBoard(page);
    return async () => {
      for (let i = 0; i < 12; i++) {
        const [from, to] = [where(41 + i), where(43 + i)];
        await mouse.move(from.x, from.y);
        await mouse.down();
        for (let k = 1; k <= 8; k++) {
          const along = k / 8;
          await mouse.move(from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along);
        }
        await mouse.up();
      }
    };
  },
};

async function sweep(mouse: BareMouse, x: number, y: number): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await mouse.move(x + 160 * Math.sin(i / 9), y + 90 * Math.cos(i / 7));
  }
}

async function stageBox(page: Page) {
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('there is no board on the screen');
  return box;
}

async function middle(page: Page): Promise<Point> {
  const { x, y, width, height } = await stageBox(page);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Shows the whole board. @returns where each station then lies on the screen */
async function wholeBoard(page: Page): Promise<(id: number) => Point> {
  await page.getByRole('button', { name: 'Whole board' }).dispatchEvent('click');
  const { x, y, width, height } = await stageBox(page);
  const board = largeBoard();
  const scale = Math.min(width / 1000, height / board.height);
  const [left, top] = [x + (width - 1000 * scale) / 2, y + (height - board.height * scale) / 2];
  return (id) => {
    const station = board.stations.find((each) => each.id === id) ?? { x: 0, y: 0 };
    return { x: left + station.x * scale, y: top + station.y * scale };
  };
}

const COLUMNS = 20;
const ROWS = 20;

/** 400 stations in a bent grid, and 1,500 lines of four transports: as much as a board may hold. */
function largeBoard(): BoardFile {
  const id = (column: number, row: number) => row * COLUMNS + column + 1;
  const reach = (dx: number, dy: number, most: number): [number, number][] =>
    Array.from({ length: COLUMNS * ROWS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const)
      .filter(([x, y]) => x + dx >= 0 && x + dx < COLUMNS && y + dy < ROWS)
      .map(([x, y]): [number, number] => [id(x, y), id(x + dx, y + dy)])
      .slice(0, most);
  const byEnds = (lines: [number, number][]) => lines.sort(([a, b], [c, d]) => a - c || b - d);
  return {
    format: BOARD_FORMAT,
    game: 'scotland-yard',
    name: 'As large as can be',
    height: 760,
    stations: Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
      id: i + 1,
      x: 30 + (i % COLUMNS) * 49 + ((i * 37) % 17) - 8,
      y: 24 + Math.floor(i / COLUMNS) * 37 + ((i * 53) % 15) - 7,
    })),
    edges: {
      taxi: byEnds([...reach(1, 0, 380), ...reach(0, 1, 380)]),
      bus: byEnds([...reach(2, 1, 240), ...reach(-1, 2, 140)]),
      underground: byEnds(reach(3, 3, 260)),
      ferry: byEnds(reach(1, 4, 100)),
    },
    starts: { classic18: Array.from({ length: 18 }, (_, i) => 20 * i + 7) },
  };
}
