import { ransomPayee, spendable } from './money.js';
import { cellOf, placeOf } from './position.js';
import { priceOf } from './price.js';
import type { Run } from './run.js';
import { placesOf } from './scoring.js';
import { CLANS, type Clan, clansFrom } from './seats.js';

/** After the last round: every seat buys its prisoners out, and all are ranked (MF-84 to MF-89). */
export function finishGame(run: Run): void {
  settle(run);
  const places = placesOf(run.state, run.pack);
  run.emit({ type: 'ranked', places });
  const code = run.state.stopped ? 'STOPPED' : 'BANK_EMPTY';
  const winners = places
    .filter(({ seat, place }) => wins(run, seat, place))
    .map(({ seat }) => seat);
  run.emit({ type: 'ended', end: { code, winners } });
}

/** A team wins together (MF-87). */
function wins(run: Run, seat: Clan, place: number): boolean {
  if (place === 1) return true;
  if (run.flags.scoring === 'individual') return false;
  const mate = run.pack.mate[seat];
  const { clans } = run.state;
  const sum = (one: Clan) => clans[one].balance + clans[run.pack.mate[one]].balance;
  const others = CLANS.filter((one) => one !== seat && one !== mate);
  return others.every((one) => sum(seat) > sum(one));
}

/** Compulsory ransoms, all at once or in turn order (MF-85, MF-86). */
function settle(run: Run): void {
  const order = run.state.first === null ? CLANS : clansFrom(run.state.first);
  for (const seat of order) {
    const owed = buyAllOut(run, seat);
    if (run.flags.final_settlement === 'turn_order') cover(run, seat, owed);
  }
  for (const seat of order) cover(run, seat, Number.POSITIVE_INFINITY);
}

function buyAllOut(run: Run, seat: Clan): number {
  const { state, pack, flags } = run;
  const figures = pack.figuresOf[seat].filter((one) => cellOf(placeOf(state, one)) !== null);
  if (figures.length === 0) return 0;
  const prices = figures.map((figure) => priceOf(state, cellOf(placeOf(state, figure)) ?? 0));
  const sum = prices.reduce((all, price) => all + price, 0);
  run.emit({ type: 'boughtOut', seat, figures, sum, payee: ransomPayee(flags, seat) });
  return sum;
}

/** The other one of the team pays what a seat is below zero, as far as it can, and this debt at most (MF-83). */
function cover(run: Run, seat: Clan, debt: number): void {
  if (run.flags.insolvency !== 'team_then_negative') return;
  const by = run.pack.mate[seat];
  const lacking = Math.min(debt, -run.state.clans[seat].balance);
  const sum = Math.min(lacking, spendable(run.state, by));
  if (sum > 0) run.emit({ type: 'covered', by, seat, sum });
}
