import type { GameTypes } from '../../core/game.js';
import { TABLE } from '../../core/game.js';
import type { GameKit } from '../contract/kit.js';
import { jsonText } from '../contract/plain.js';
import { LISTED_ACTIONS_MAX } from '../contract/restless.js';
import { openTable, type WalkMoment, walkMatch } from '../contract/walk.js';

/** A random game as a text that a person can follow and a reviewer can compare. */
export type Playthrough<T extends GameTypes> = {
  readonly kit: GameKit<T>;
  readonly table: string;
  readonly seed: number;
  readonly takebacks: boolean;
  /** Heads a new section whenever it changes, for example `round 3`. */
  heading(state: T['state']): string;
  /** The position in a few lines, secrets included, printed at each heading and at the end. */
  position(state: T['state']): readonly string[];
};

export function renderPlaythrough<T extends GameTypes>(playthrough: Playthrough<T>): string {
  const { kit, table: name, seed, takebacks } = playthrough;
  const options = kit.tables.find((table) => table.name === name)?.options;
  const table = openTable(kit, options, seed);
  const lines = [
    `${kit.game.id}, version ${kit.game.version}`,
    `table: ${name}`,
    `options: ${plain(options)}`,
    `seats: ${table.seats.map(({ seat, role, secret }) => `${seat} (${role}${secret ? ', secret' : ''})`).join(', ')}`,
    `seed of the test generator: ${seed}`,
  ];
  let heading = '';
  for (const pace of walkMatch(table, { takebacks })) {
    const { state, outcome } = pace.run;
    if (playthrough.heading(state) !== heading || pace.next === undefined) {
      heading = playthrough.heading(state);
      lines.push('', `== ${heading}`, ...playthrough.position(state).map((line) => `   ${line}`));
    }
    lines.push(...command(pace));
    if (pace.next === undefined) lines.push('', `outcome: ${plain(outcome)}`);
  }
  return `${lines.join('\n')}\n`;
}

function command<T extends GameTypes>({ run, next, seats }: WalkMoment<T>): readonly string[] {
  if (next === undefined) return [];
  const { seat, command: asked, step } = next;
  const what = asked.kind === 'act' ? plain(asked.action) : plain(asked);
  const choices = run.toAct.map((one) => {
    const { actions, commands } = run.choices(one);
    const answers = commands.filter(({ kind }) => kind.startsWith('answer-'));
    if (answers.length > 0) return `${one} answers`;
    return `${one} ${listed(actions)}`;
  });
  const lines = ['', `${run.steps}. ${seat}: ${what}`];
  if (choices.length > 0) lines.push(`   legal actions: ${choices.join(', ')}`);
  const secret = seats
    .filter((spec) => spec.secret)
    .map(({ seat }) => ({
      seat,
      notices: step.noticesByEvent(seat),
    }));
  for (const [at, open] of step.noticesByEvent(TABLE).entries()) {
    if (open !== undefined) lines.push(`   table  ${shown(open)}`);
    for (const { seat: viewer, notices } of secret) {
      const own = notices[at];
      if (own !== undefined && jsonText(own) !== jsonText(open)) {
        lines.push(`   ${viewer.padEnd(5)}  ${shown(own)}`);
      }
    }
  }
  return lines;
}

function listed(actions: Iterable<unknown>): number {
  let count = 0;
  for (const _ of actions) if (++count === LISTED_ACTIONS_MAX) break;
  return count;
}

function shown(notice: { readonly kind: string; readonly notice?: unknown }): string {
  return plain(notice.kind === 'game' ? notice.notice : notice);
}

function plain(value: unknown): string {
  return jsonText(value).replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ': ');
}
