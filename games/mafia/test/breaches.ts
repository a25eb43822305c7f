import { chosenPack } from '../rules/chosen-pack.js';
import { cellOf, clansYetToExchange, clansYetToLay, placeOf } from '../rules/position.js';
import { CLANS, type Clan, type State } from '../rules/types.js';

/**
 * What must hold in every state of Mafia: money, cards and figures are conserved (MF-4, MF-8, MF-9), and what
 * is stored is carried out when it is due.
 */
export function brokenInvariants(state: State): readonly string[] {
  const found: string[] = [];
  const pack = chosenPack(state.options);
  const { bank } = pack.file;
  const all = state.options.flags.blitz ? bank.blitz_start : bank.start;
  const laid = Object.values(state.city);
  const onCards = laid.reduce((sum, { money }) => sum + money, 0);
  const held = CLANS.reduce((sum, seat) => sum + state.clans[seat].balance, 0);
  if (state.bank + held + onCards !== all) {
    found.push(`the bank has ${state.bank}, players ${held}, cards ${onCards}: not ${all}`);
  }
  if (state.bank < 0) found.push(`the bank has ${state.bank}`);
  const sums = [state.bank, ...laid.map(({ money }) => money)];
  sums.push(...CLANS.map((seat) => state.clans[seat].balance));
  if (sums.some((sum) => sum % bank.unit !== 0)) found.push(`odd sums: ${sums.join(' ')}`);
  if (laid.some(({ money }) => money < 0)) found.push('a card owes money');
  if (laid.some(({ state: how, money }) => how !== 'open' && money > 0)) {
    found.push('money lies on a card that earns nothing');
  }
  found.push(...cardBreaches(state), ...figureBreaches(state));
  found.push(...clansWithOverduePlans(state).map((seat) => `what ${seat} stored is due and not carried out`));
  return found;
}

/** Where people hold printed cards, they may claim any. */
function cardBreaches(state: State): readonly string[] {
  if (state.options.flags.card_source === 'printed_cards') return [];
  const cards = [
    ...state.deck,
    ...state.out,
    ...Object.values(state.city).map(({ card }) => card),
    ...CLANS.flatMap((seat) => state.clans[seat].hand),
  ];
  const all = chosenPack(state.options).cards;
  const isWhole = cards.length === all.size && new Set(cards).size === all.size;
  return isWhole && cards.every((card) => all.has(card)) ? [] : [`cards: ${cards.join(' ')}`];
}

function figureBreaches(state: State): readonly string[] {
  const pack = chosenPack(state.options);
  const found: string[] = [];
  const standing = pack.figures.flatMap((figure) => {
    const place = placeOf(state, figure);
    return place.at === 'board' ? [place.quarter] : [];
  });
  if (new Set(standing).size < standing.length) found.push('two figures on one quarter');
  for (const figure of pack.figures) {
    const cell = cellOf(placeOf(state, figure));
    if (typeof cell === 'number' && !pack.file.prison.track.includes(cell)) {
      found.push(`${figure} is in ${cell}`);
    }
  }
  const escapees = Object.values(state.city).flatMap(({ escapee }) => escapee ?? []);
  if (escapees.some((figure) => placeOf(state, figure).at !== 'escaping')) {
    found.push(`on the run: ${escapees.join(' ')}`);
  }
  return found;
}

/** Seats whose stored exchange, layout, move or ransoms are due and still stored (MF-24, MF-95 to MF-100). */
export function clansWithOverduePlans(state: State): readonly Clan[] {
  const { phase, turn, choice, opening, clans } = state;
  return CLANS.filter((seat) => {
    const { plan, halted } = clans[seat];
    switch (phase) {
      case 'exchange':
        return plan.exchange !== null && clansYetToExchange(state)[0] === seat;
      case 'layout':
        return plan.layout !== null && clansYetToLay(state)[0] === seat;
      case 'play': {
        const isAsked = turn === seat && choice === null && opening === null;
        return isAsked && plan.moves.length > 0 && !halted;
      }
      case 'ransom':
        return plan.ransoms.length > 0 || plan.confirm;
      default:
        return false;
    }
  });
}
