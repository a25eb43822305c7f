import {
  type Clan,
  type FigureId,
  type FigurePlace,
  type LaidCardView,
  perClan,
  type View,
} from '../../rules/browser.js';

/** City, prison and money as the real table shows them at one moment. */
export type BoardShown = {
  readonly round: number;
  readonly bank: number;
  readonly lastRound: boolean;
  readonly balances: Readonly<Record<Clan, number>>;
  readonly figures: Readonly<Record<FigureId, FigurePlace>>;
  /** In reading order. */
  readonly city: readonly LaidCardView[];
};

export function boardShownOf({ round, bank, lastRound, clans, figures, city }: View): BoardShown {
  const balance = (seat: Clan) => clans.find((each) => each.seat === seat)?.balance ?? 0;
  return { round, bank, lastRound, balances: perClan(balance), figures, city };
}
