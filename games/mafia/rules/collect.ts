import { finishGame } from './ending.js';
import { arrestedQuarters, jailAll } from './law.js';
import { cellOf, figureOn, placeOf } from './position.js';
import { beginRansom } from './ransom.js';
import type { Run } from './run.js';

/** The end of PLAY: runaways are free, money goes to its owners, figures and cards go back (MF-31). */
export function collect(run: Run): void {
  const { pack, flags } = run;
  run.emit({ type: 'playEnded' });
  for (const quarter of pack.quarters) {
    const figure = run.state.city[quarter]?.escapee ?? null;
    if (figure === null) continue;
    const cell = cellOf(placeOf(run.state, figure));
    if (cell !== null) run.emit({ type: 'escaped', quarter, figure, cell });
  }
  for (const quarter of pack.quarters) {
    const sum = run.state.city[quarter]?.money ?? 0;
    const seat = pack.owner.get(quarter);
    if (sum > 0 && seat !== undefined) run.emit({ type: 'collected', quarter, seat, sum });
  }
  jailAll(run, arrestedQuarters(run));
  for (const quarter of pack.quarters) {
    const figure = figureOn(run.state, pack, quarter);
    if (figure !== undefined) run.emit({ type: 'figureHome', figure, quarter });
  }
  const closed = pack.quarters.flatMap((quarter) => {
    const laid = run.state.city[quarter];
    if (laid?.state !== 'closed') return [];
    return [{ quarter, card: flags.reveal_unopened ? laid.card : null }];
  });
  run.emit({ type: 'cardsReturned', closed });
  if (run.state.lastRound && !flags.last_round_ransom) finishGame(run);
  else beginRansom(run);
}
