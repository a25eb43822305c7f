import { ransomPayee, spendableSum } from './money.js';
import { cellOf, placeOf } from './position.js';
import type { MafiaDecision } from './decision.js';
import { type Clan, CLANS, clansFrom } from './seats.js';
import type { Pack } from './pack.js';
import type { PrisonCell, RankingRow, State } from './types.js';

/** After the last round: every seat buys its prisoners out, and all are ranked (MF-84 to MF-89). */
export function finishGame(decision: MafiaDecision): void {
  settleDebts(decision);
  const places = rankingOf(decision.state, decision.pack);
  decision.emit({ type: 'ranked', places });
  const code = decision.state.stopped ? 'STOPPED' : 'BANK_EMPTY';
  const winners = places.filter(({ seat, place }) => isWinner(decision, seat, place)).map(({ seat }) => seat);
  decision.emit({ type: 'ended', end: { code, winners } });
}

/** A team wins together (MF-87). */
function isWinner(decision: MafiaDecision, seat: Clan, place: number): boolean {
  if (place === 1) return true;
  if (decision.flags.scoring === 'individual') return false;
  const mate = decision.pack.mate[seat];
  const { clans } = decision.state;
  const sum = (one: Clan) => clans[one].balance + clans[decision.pack.mate[one]].balance;
  const others = CLANS.filter((one) => one !== seat && one !== mate);
  return others.every((one) => sum(seat) > sum(one));
}

/** Compulsory ransoms, all at once or in turn order (MF-85, MF-86). */
function settleDebts(decision: MafiaDecision): void {
  const order = decision.state.first === null ? CLANS : clansFrom(decision.state.first);
  for (const seat of order) {
    const owed = buyOutAllFigures(decision, seat);
    if (decision.flags.final_settlement === 'turn_order') coverDebt(decision, seat, owed);
  }
  for (const seat of order) coverDebt(decision, seat, Number.POSITIVE_INFINITY);
}

function buyOutAllFigures(decision: MafiaDecision, seat: Clan): number {
  const { state, pack, flags } = decision;
  const figures = pack.figuresOf[seat].filter((one) => cellOf(placeOf(state, one)) !== null);
  if (figures.length === 0) return 0;
  const prices = figures.map((figure) => ransomPriceOf(state, cellOf(placeOf(state, figure)) ?? 0));
  const sum = prices.reduce((all, price) => all + price, 0);
  decision.emit({ type: 'boughtOut', seat, figures, sum, payee: ransomPayee(flags, seat) });
  return sum;
}

/** The other one of the team pays what a seat is below zero, as far as it can, and this debt at most (MF-83). */
function coverDebt(decision: MafiaDecision, seat: Clan, debt: number): void {
  if (decision.flags.insolvency !== 'team_then_negative') return;
  const by = decision.pack.mate[seat];
  const lacking = Math.min(debt, -decision.state.clans[seat].balance);
  const sum = Math.min(lacking, spendableSum(decision.state, by));
  if (sum > 0) decision.emit({ type: 'covered', by, seat, sum });
}

/** Who has which place (MF-87 to MF-89), the best first. */
export function rankingOf({ clans, options }: State, pack: Pack): readonly RankingRow[] {
  const balance = (seat: Clan) => clans[seat].balance;
  const team = (seat: Clan) => balance(seat) + balance(pack.mate[seat]);
  const [one, two] = [CLANS[0], CLANS.find((seat) => seat !== pack.mate[CLANS[0]] && seat !== CLANS[0])];
  // Equal teams are ranked as if each played for himself (MF-88).
  const isByTeam = options.flags.scoring === 'team' && two !== undefined && team(one) !== team(two);
  const isBefore = (a: Clan, b: Clan): boolean => {
    if (isByTeam && team(a) !== team(b)) return team(a) > team(b);
    return balance(a) > balance(b);
  };
  return [...CLANS]
    .sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0))
    .map((seat) => ({
      seat,
      balance: balance(seat),
      team: team(seat),
      place: 1 + CLANS.filter((other) => isBefore(other, seat)).length,
    }));
}

/** What a figure in this cell costs, in $ (MF-74). */
export function ransomPriceOf({ options }: State, cell: PrisonCell): number {
  return cell === 'death-row' ? options.flags.death_row_ransom : cell;
}
