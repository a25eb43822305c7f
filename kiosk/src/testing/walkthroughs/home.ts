import type { TableSummary } from '@mister-x/engine/protocol';
import { GAMES } from '../../games/index.js';
import { speech, t } from '../../messages/index.svelte.js';
import { openScreen } from '../apps.js';
import { refereeWithReplies, okReply } from './referee-saying.js';
import { pressButton, type, type Walkthrough } from './walkthrough.js';

/** What a screen shows that is at no table. */

const NAMES_OF_TABLES = [
  ['Xenia', 'Ada', 'Ben'],
  ['Jean-Pierre', 'Katharina', 'Maximilian', 'Anastasia'],
  ['Bartholomäus Maximilian', 'Александра Константинов', 'Alexandra von Falkenstein', 'Bo'],
];

const tablesOf = (status: TableSummary['status'], count: number): readonly TableSummary[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ table: `${status}-${i}`, game: GAMES[i % GAMES.length]?.id ?? '', status },
    names: NAMES_OF_TABLES[i % NAMES_OF_TABLES.length] ?? [],
    createdAt: Date.UTC(2026, 10, 28, 19, i),
    endedAt: status === 'over' ? Date.UTC(2026, 10, 28, 22, i) : null,
  }));

const home = (...tables: readonly TableSummary[]) =>
  openScreen(refereeWithReplies({ 'host:open': okReply({ tables }) }), {});

const asksForCode = () =>
  openScreen(
    refereeWithReplies({ 'host:pair': { ok: false, refusal: { code: 'CODE_UNKNOWN' } } }),
    {},
    { signedIn: false },
  );

const step = (name: 'rules' | 'players' | 'house') => pressButton(() => t.screen.setup.steps[name]);

/** As long as a name may be. */
const LONGEST_NAME = 'Bartholomäus Maximilians';

function nameAllAlike(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('main input[type="text"]')) {
    field.value = LONGEST_NAME;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export const HOME_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  'home without tables': {
    kind: 'kiosk',
    open: () => home(),
    steps: { 'where to hide': pressButton(() => t.screen.home.tryHidden) },
  },
  'home with finished games': { kind: 'kiosk', open: () => home(...tablesOf('over', 20)) },
  'home with many tables': {
    kind: 'kiosk',
    open: () => home(...tablesOf('playing', 2), ...tablesOf('gathering', 10), ...tablesOf('over', 20)),
    steps: { unfolded: pressButton(() => t.screen.home.more(8)) },
  },
  'the code of a screen': {
    kind: 'kiosk',
    open: asksForCode,
    steps: {
      'that does not work': async () => {
        type(t.screen.key.label, '2K4M-7PQR-2K4M-7PQR');
        await pressButton(() => t.screen.key.open)();
      },
    },
  },
  ...Object.fromEntries(
    GAMES.map(({ id, name, messages }) => [
      `set-up of ${id}`,
      {
        kind: 'kiosk',
        open: async () => {
          await speech.need(...messages);
          const page = await home();
          await pressButton(() => t.screen.home.newTable)();
          await pressButton(name)();
          return page;
        },
        steps: {
          players: step('players'),
          'the longest name, for all': nameAllAlike,
          'house rules': step('house'),
        },
        sees: ['choices'],
      } satisfies Walkthrough,
    ]),
  ),
};
