import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { sixByFour } from '@mister-x/kiosk/testing/six-by-four.ts';
import { refereeWithReplies, okReply } from '@mister-x/kiosk/testing/walkthroughs/referee-saying.ts';
import { pressButton, type Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { expect } from 'vitest';
import { chooseFile } from './choose-file.js';

/** The studio: from a photograph to a board that lacks much, and one that is ready. */

const THIRTY_STATIONS = Array.from({ length: 30 }, (_, i) => ({
  ...{ id: i + 1, x: 80 + (i % 6) * 168, y: 70 + Math.floor(i / 6) * 145 },
}));
const rows = THIRTY_STATIONS.flatMap(({ id }) => (id % 6 === 0 ? [] : [[id, id + 1]]));
const columns = THIRTY_STATIONS.flatMap(({ id }) => (id > 24 ? [] : [[id, id + 6]]));
/** As files have them. */
const grid = [...rows, ...columns].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
const board = (more: object) =>
  JSON.stringify({
    ...{ format: 'mister-x-board/2', game: 'scotland-yard', name: '', height: 720 },
    ...{
      stations: THIRTY_STATIONS,
      edges: { taxi: [], bus: [], underground: [], ferry: [] },
      starts: {},
    },
    ...more,
  });
const UNFINISHED_BOARD = board({
  edges: { taxi: rows, bus: [[1, 8]], underground: [[2, 16]], ferry: [] },
});
const FINISHED_BOARD = board({
  name: 'Board of thirty',
  edges: { taxi: grid, bus: [[1, 8]], underground: [[2, 16]], ferry: [] },
  starts: { classic18: [1, 4, 6, 9, 12, 14, 17, 20, 23, 25, 28, 30] },
});
const EUROPE_BOARD = JSON.stringify({
  ...sixByFour('Six by four'),
  missions: { green: { starts: [1, 7, 13, 19, 20], goals: [6, 18] } },
  tickets: { 'car/footprints': 15, 'train/beacon': 10 },
});

async function openStudio() {
  const page = await openScreen(refereeWithReplies({ 'host:open': okReply({ tables: [] }) }), {});
  await pressButton(() => t.screen.home.studio)();
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  return page;
}

const withBoard = (file: string) => async () => {
  const page = await openStudio();
  chooseFile(new File([file], 'board.json', { type: 'application/json' }));
  await expect.poll(() => document.querySelector('[role="application"]')).not.toBeNull();
  return page;
};

/** A photograph of something light on something dark. */
async function drawnPhotograph(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 600);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('nothing to draw with');
  pen.fillStyle = '#5b4632';
  pen.fillRect(0, 0, 800, 600);
  pen.fillStyle = '#efe6cf';
  pen.fillRect(100, 70, 600, 450);
  return new File([await canvas.convertToBlob()], 'board.png', { type: 'image/png' });
}

const rail = (part: keyof typeof t.studio.rail) => pressButton(() => t.studio.rail[part]);
const instead = (part: keyof typeof t.studio.rail) => async () => {
  await pressButton(() => t.common.close)();
  await rail(part)();
};

export const STUDIO_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  'the studio': {
    kind: 'kiosk',
    open: openStudio,
    steps: {
      'a new board': pressButton(() => t.studio.begin.newBoard),
      'corners of a photograph': async () => {
        const field = 'dialog[open] input[type=file]';
        await expect.poll(() => document.querySelector(field)).not.toBeNull();
        chooseFile(await drawnPhotograph(), field);
        await expect.poll(() => document.querySelector('.picker canvas')).not.toBeNull();
      },
      'a board without stations': pressButton(() => t.studio.photo.straighten),
    },
  },
  'a board that lacks much': {
    kind: 'kiosk',
    open: withBoard(UNFINISHED_BOARD),
    steps: {
      'a station': () => {
        document
          .querySelector('[role="application"]')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      },
      'start cards': rail('starts'),
      'proof-reading': rail('proof'),
      'ways to save': rail('save'),
      help: instead('help'),
      'what is missing': instead('finish'),
    },
  },
  'a board that is ready': {
    kind: 'kiosk',
    open: withBoard(FINISHED_BOARD),
    steps: { finished: rail('finish') },
  },
  'a board with missions': {
    kind: 'kiosk',
    open: withBoard(EUROPE_BOARD),
    steps: { missions: rail('missions'), tickets: rail('tickets') },
  },
};
