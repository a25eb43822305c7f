import { finishGame } from './ending.js';
import { arrestedQuarters, jailAll } from './law.js';
import { cellOf, figureOn, placeOf } from './position.js';
import { beginRansom } from './ransom.js';
import type { MafiaDecision } from './decision.js';

/** The end of PLAY: runaways are free, money goes to its owners, figures and cards go back (MF-31). */
export function collect(decision: MafiaDecision): void {
  const { pack, flags } = decision;
  decision.emit({ type: 'playEnded' });
  for (const quarter of pack.quarters) {
    const figure = decision.state.city[quarter]?.escapee ?? null;
    if (figure === null) continue;
    const cell = cellOf(placeOf(decision.state, figure));
    if (cell !== null) decision.emit({ type: 'escaped', quarter, figure, cell });
  }
  for (const quarter of pack.quarters) {
    const sum = decision.state.city[quarter]?.money ?? 0;
    const seat = pack.owner.get(quarter);
    if (sum > 0 && seat !== undefined) decision.emit({ type: 'collected', quarter, seat, sum });
  }
  jailAll(decision, arrestedQuarters(decision));
  for (const quarter of pack.quarters) {
    const figure = figureOn(decision.state, pack, quarter);
    if (figure !== undefined) decision.emit({ type: 'figureHome', figure, quarter });
  }
  const closed = pack.quarters.flatMap((quarter) => {
    const laid = decision.state.city[quarter];
    if (laid?.state !== 'closed') return [];
    return [{ quarter, card: flags.reveal_unopened ? laid.card : null }];
  });
  decision.emit({ type: 'cardsReturned', closed });
  if (decision.state.lastRound && !flags.last_round_ransom) finishGame(decision);
  else beginRansom(decision);
}
