import type { GameTypes, SeatSpec, Viewer } from '../../core/game.js';
import { REFEREE, TABLE } from '../../core/game.js';
import { observationOf } from '../../core/player.js';
import { unwrap } from '../../core/result.js';
import type { Rng } from '../../core/rng.js';
import type { MatchRun } from '../../core/run.js';
import type { Ledger } from '../../trust/index.js';
import { type Observer, observableBy, ownSeats, type Disclosure, disclosureTo, transcript } from './observer.js';
import { begun } from './history.js';
import type { SeedsOfTable, Failure, GameKit, History, Move } from './kit.js';
import { inputsToParse, nearMisses } from './near-misses.js';
import { jsonText, firstDifference } from './plain.js';
import { publish } from './published.js';
import { runCheck } from './run.js';
import { testRng } from './test-rng.js';
import { chooseCommand, listLegal, type WalkMoment, type ContractTable, walkMatch } from './walk.js';

const STEPS_PLAYED_ON = 30;
const MOVES_TRIED_MAX = 160;

/**
 * Non-interference: two histories that differ only in what is hidden from a viewer give him the same
 * bytes throughout, and go on giving them while both are played on, until the rules tell that viewer a secret.
 */
export function checkInterference<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  let different = 0;
  const failures = runCheck('interference', kit, effort, (table, report, seed) => {
    const { rng, seats, game } = table;
    // Moves asked back in every other game.
    const paces = [...walkMatch(table, { takebacks: seed % 2 === 0 })];
    const cut = rng.int(paces.length);
    const history = paces[cut]?.history ?? { setup: table.setup, batches: [] };
    for (const viewer of viewers(seats, rng)) {
      const twin = kit.resample(history, viewer, rng);
      if (twin === undefined) continue;
      if (jsonText(twin) !== jsonText(history)) different++;
      const broken = breachOf(table, twin);
      if (broken !== undefined) {
        report(cut, `resample for ${viewer} makes a history that no game leads to: ${broken}`);
        continue;
      }
      const eye = observerAtEnd(table, paces, viewer);
      const left = transcript(kit, game, history, eye);
      const right = transcript(kit, game, twin, eye);
      const at = left.lines.findIndex((line, i) => line !== right.lines[i]);
      if (at >= 0) {
        const what = firstDifference(left.lines[at] ?? '', right.lines[at] ?? '');
        report(at, `${viewer} can tell two histories apart: ${what}`);
      } else if (left.lines.length !== right.lines.length) {
        report(cut, `${viewer} is told more often in one history than in the other`);
      } else {
        playOn(table, eye, left, right, (what) => report(cut, `${viewer}: ${what}`));
      }
    }
  });
  if (failures.length === 0 && different === 0) {
    const what = 'resample never found another history';
    failures.push({ check: 'interference', table: '-', seed: effort(0)[0] ?? 0, at: -1, what });
  }
  return failures;
}

/** The first breach in a twin. Viewers may tell it apart, as no game leads to it: that would be no leak. */
function breachOf<T extends GameTypes>({ kit, game }: ContractTable<T>, history: History<T>): string | undefined {
  for (const { after } of begun(game, history).play(history.batches)) {
    const [breach] = kit.brokenInvariants(after.state);
    if (breach !== undefined) return breach;
  }
  return undefined;
}

/** The table, every seat with secrets, and one without: those see what the table sees. */
function viewers(seats: readonly SeatSpec[], rng: Rng): readonly Viewer[] {
  const open = seats.filter(({ secret }) => !secret);
  const secret = seats.filter((spec) => spec.secret);
  const one = open.length === 0 ? [] : [rng.pick(open)];
  return [TABLE, ...[...secret, ...one].map(({ seat }) => seat)];
}

function observerAtEnd<T extends GameTypes>(
  { kit, game, rng, seats }: ContractTable<T>,
  paces: readonly WalkMoment<T>[],
  viewer: Viewer,
): Observer<T> {
  const own = ownSeats(viewer, seats);
  const near: T['action'][] = [];
  for (let i = 0; i < 6; i++) {
    const { state } = rng.pick(paces).run;
    near.push(...listLegal(game, state, rng.pick(own), 200).actions);
  }
  for (const input of inputsToParse(kit, 6, rng)) {
    const parsed = game.parseAction(input);
    if (parsed.ok) near.push(parsed.value);
  }
  const probes = nearMisses(game, near, 12, rng).map((action) => ({
    seat: rng.pick(own),
    command: { kind: 'act', action } as const,
  }));
  const asker = rng.pick(own);
  return {
    viewer,
    own,
    probes: [...probes, { seat: asker, command: { kind: 'takeback' } }, { seat: asker, command: { kind: 'concede' } }],
  };
}

/** Plays both on with moves that look the same to the viewer, for as long as there are any. */
function playOn<T extends GameTypes>(
  table: ContractTable<T>,
  eye: Observer<T>,
  first: RunWithLedger<T>,
  second: RunWithLedger<T>,
  report: (what: string) => void,
): void {
  const { game, kit, seats } = table;
  const open = new Set([REFEREE, ...eye.own, ...seats.filter(({ secret }) => !secret).map(({ seat }) => seat)]);
  let [left, right] = [first, second];
  for (let i = 0; i < STEPS_PLAYED_ON; i++) {
    const chosen = chooseCommand(table, left.run, {});
    if (chosen === undefined || chosen.command.kind !== 'act') return;
    const { seat, command } = chosen;
    const step = unwrap(left.run.step(seat, command, testRng(i)));
    const here = disclosureTo(kit, step, eye.viewer);
    const there = open.has(seat)
      ? sameMove(table, eye, right.run, { seat, action: command.action }, here, step.batch.drew, report)
      : alikeMove(table, eye, right.run, { seat, action: command.action }, here, step.batch.drew);
    if (there === undefined) return;
    const [one, other] = [publish(left.ledger, here.step), publish(right.ledger, there.step)];
    left = { run: here.step.after, ledger: one.ledger };
    right = { run: there.step.after, ledger: other.ledger };
    const a = [...here.open, one.published, observableBy(game, left.run, eye)].join('\n');
    const b = [...there.open, other.published, observableBy(game, right.run, eye)].join('\n');
    if (a !== b) {
      if (!here.declassified && !there.declassified) {
        report(`after ${jsonText(command.action)} by ${seat}: ${firstDifference(a, b)}`);
      }
      return;
    }
  }
}

type RunWithLedger<T extends GameTypes> = { readonly run: MatchRun<T>; readonly ledger: Ledger };

/** A move that is no secret from the viewer: it must be allowed in the twin too and disclose the same. */
function sameMove<T extends GameTypes>(
  { kit }: ContractTable<T>,
  eye: Observer<T>,
  twin: MatchRun<T>,
  { seat, action }: Move<T>,
  here: Disclosure<T>,
  drew: true | undefined,
  report: (what: string) => void,
): Disclosure<T> | undefined {
  // Where chance is drawn from something hidden, the twin needs a draw that looks the same.
  for (let draw = 0; draw < (drew ? 60 : 1); draw++) {
    const made = twin.step(seat, { kind: 'act', action }, testRng(draw));
    if (!made.ok) {
      report(`${jsonText(action)} by ${seat} is refused in the twin only: ${made.error.code}`);
      return undefined;
    }
    const there = disclosureTo(kit, made.value, eye.viewer);
    if (jsonText(here.notices) === jsonText(there.notices)) return there;
    if (here.declassified || there.declassified) return undefined;
    if (!drew) {
      const what = firstDifference(here.notices.join('\n'), there.notices.join('\n'));
      report(`${jsonText(action)} by ${seat} tells: ${what}`);
    }
  }
  return undefined;
}

/** A secret move: some move of that seat in the twin that tells the viewer the same. */
function alikeMove<T extends GameTypes>(
  { game, kit, rng }: ContractTable<T>,
  eye: Observer<T>,
  twin: MatchRun<T>,
  { seat, action }: Move<T>,
  here: Disclosure<T>,
  drew: true | undefined,
): Disclosure<T> | undefined {
  const others = rng.shuffle(listLegal(game, twin.state, seat, 600).actions).slice(0, MOVES_TRIED_MAX);
  const silent = kit.unlistedMove((other) => observationOf(twin, other), rng);
  if (silent?.seat === seat) others.push(silent.action);
  const wanted = jsonText(here.notices);
  for (const candidate of [...others, action]) {
    for (let draw = 0; draw < (drew ? 4 : 1); draw++) {
      const command = { kind: 'act', action: candidate } as const;
      const made = twin.step(seat, command, testRng(draw));
      if (!made.ok) break;
      const there = disclosureTo(kit, made.value, eye.viewer);
      if (jsonText(there.notices) === wanted) return there;
    }
  }
  return undefined;
}
