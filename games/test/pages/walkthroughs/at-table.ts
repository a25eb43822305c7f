import { fieldsOf } from '@mister-x/kiosk/browser/fields.ts';
import { type OpenPage, openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { PageReferee } from '@mister-x/kiosk/testing/page-referee.ts';
import { type GameTypes, type MatchRun, type Step, TABLE } from '@mister-x/engine';
import { type AnyGameKit, openTable, testRng, walkMatch } from '@mister-x/engine/testing';
import type { TableInfo } from '@mister-x/engine/protocol';
import { newTableId, seatInfo, tableInfo } from '../table-info.js';

/** What all saw before the step that is taken next. */
type IsMoment = (view: ReturnType<typeof fieldsOf>, next: Step<GameTypes>) => boolean;

/** A referee at the first moment at which `isThen`, of the first match of chance that comes to it. */
export function refereeAt(
  kit: AnyGameKit,
  options: unknown,
  isThen: IsMoment,
): { readonly referee: PageReferee; readonly next: Step<GameTypes> } {
  for (let seed = 1; seed < 99; seed++) {
    const { begun, info, steps } = randomMatch(kit, options, seed);
    const at = steps.findIndex((step) => isThen(fieldsOf(step.before.gameView(TABLE)), step));
    const next = steps[at];
    if (next !== undefined) {
      return { referee: new PageReferee(begun, info, steps.slice(0, at)), next };
    }
  }
  throw new Error('it never came to that');
}

/** The big screen there. */
export async function screenAt(
  ...at: Parameters<typeof refereeAt>
): Promise<{ readonly page: OpenPage; readonly next: Step<GameTypes> }> {
  const { referee, next } = refereeAt(...at);
  return { page: await openScreen(referee, { table: referee.info.table }), next };
}

/** Short and long names, as people have them; a screen has room for 24 characters. */
const NAMES = ['Bartholomäus Maximilian', 'Anna', 'Александра', 'Jean-Pierre', 'Bo', 'Katharina'];

/** A match of chance, and the moments at which its pages are looked at. */
export type RandomMatch = {
  readonly begun: MatchRun<GameTypes>;
  readonly info: TableInfo;
  readonly steps: readonly Step<GameTypes>[];
  /** By what is special about each: how many steps led there, 1 at least. */
  readonly moments: ReadonlyMap<string, number>;
};

/** @param options of one of the kit's tables */
export function randomMatch(kit: AnyGameKit, options: unknown, seed: number): RandomMatch {
  const table = openTable(kit, options, seed);
  const paces = [...walkMatch(table, { takebacks: true, concessions: true })];
  const steps = paces.flatMap(({ next }) => next?.step ?? []);
  const [first] = paces;
  if (first === undefined) throw new Error('nothing was played');
  const rng = testRng(seed);
  const moments = new Map<string, number>();
  const met = new Map<string, number>();
  for (const [index, { after }] of steps.entries()) {
    const name = nameOf(after);
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    // Each moment of a name is as likely as the others.
    if (rng.int(times) === 0) moments.set(name, index + 1);
  }
  const seats = table.seats.map((spec, index) => seatInfo(spec, index, NAMES[index] ?? `Player ${index + 1}`));
  const post = kit.game.correspondence?.(first.run.options) ?? null;
  const info: TableInfo = {
    ...tableInfo(kit.game.id, seats, newTableId()),
    correspondence: post && {
      ...{ masks: post.anonymous, replacing: null, mayReplace: post.replacing },
      people: seats.map(({ name, seat }) => ({ name, seat: post.anonymous ? null : seat })),
    },
  };
  return { begun: first.run, info, steps, moments };
}

/** What all may know of a moment, as far as pages differ by it. */
function nameOf(run: MatchRun<GameTypes>): string {
  const { phase, end } = fieldsOf(run.gameView(TABLE));
  const { code } = fieldsOf(end);
  const isAsked = run.takeback(TABLE).open !== null;
  return [
    String(code ?? phase ?? 'play'),
    ...(isAsked ? ['take-back'] : []),
    ...(run.concession.open === null ? [] : ['giving up']),
  ].join(', ');
}
