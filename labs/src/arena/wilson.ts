/** A share from 0 to 1, and between which shares the true one lies with a confidence of 95 %. */
export type Share = { readonly share: number; readonly low: number; readonly high: number };

/** The standard normal quantile of 97.5 %. */
const Z = 1.959963984540054;

/**
 * The score interval of E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
 * Journal of the American Statistical Association 22 (1927), 209–212. Unlike the textbook interval it makes
 * sense for few games too, and where nobody ever lost.
 *
 * @param wins from 0 to `games`; a draw is half of one
 * @param games at least 1
 */
export function wilson(wins: number, games: number): Share {
  const share = wins / games;
  const spread = Z ** 2 / games;
  const centre = share + spread / 2;
  const margin = Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games));
  return {
    share,
    // Where nobody won, or nobody lost, that end is exact, which rounding errors would hide.
    low: wins === 0 ? 0 : (centre - margin) / (1 + spread),
    high: wins === games ? 1 : (centre + margin) / (1 + spread),
  };
}
