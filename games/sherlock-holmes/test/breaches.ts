import { chosenPack } from '../rules/chosen-pack.js';
import { tokenOf } from '../rules/pack.js';
import { sleuthsOf } from '../rules/position.js';
import type { State } from '../rules/types.js';

/** What must hold in every state; a sentence for each breach. */
export function brokenInvariants(state: State): readonly string[] {
  return [...cardFaults(state), ...tokenFaults(state), ...seatFaults(state)];
}

/** Each card is in exactly one place (SH-2). */
function cardFaults({ options, deck, discards, line, look, sleuths }: State): readonly string[] {
  const all = [...chosenPack(options).cards.keys()];
  const cards = [
    ...deck,
    ...discards,
    ...line.flatMap((card) => card ?? []),
    ...(look?.opening == null ? [] : [look.opening.card]),
    ...sleuthsOf(options).flatMap((seat) => sleuths[seat].hand),
  ];
  const twice = cards.filter((card, at) => cards.indexOf(card) !== at);
  const lost = all.filter((card) => !cards.includes(card));
  return [
    ...twice.map((card) => `${card} is in two places`),
    ...lost.map((card) => `${card} is nowhere`),
    ...(cards.length === all.length ? [] : [`${cards.length} cards instead of ${all.length}`]),
  ];
}

/** Each token lies, or lay, on one place, and each that is gone is in one pile of its own case. */
function tokenFaults(state: State): readonly string[] {
  const { options, start, empty, sleuths } = state;
  const pack = chosenPack(options);
  const laid = Object.values(start);
  // Nothing is dealt yet, or never was.
  if (state.turn.number === 0 && laid.length < pack.tokens.size) return [];
  const piles = sleuthsOf(options).flatMap((seat) =>
    sleuths[seat].pile.map((each) => ({ ...each, own: sleuths[seat].case })),
  );
  return [
    ...(new Set(laid).size === pack.tokens.size ? [] : ['tokens are not laid once each']),
    ...(start[pack.file.yard] === undefined ? [] : ['a token lies at the Yard']),
    ...(piles.length === empty.length ? [] : ['a token was taken and is in no pile']),
    ...piles
      .filter(({ token, location }) => start[location] !== token || !empty.includes(location))
      .map(({ token }) => `${token} is in a pile and did not come from its place`),
    ...piles
      .filter(({ token, own }) => tokenOf(pack, token).case !== own)
      .map(({ token }) => `${token} was taken for another case`),
  ];
}

function seatFaults({ options, sleuths, arrests, turn, phase }: State): readonly string[] {
  const { file, locations } = chosenPack(options);
  const seats = sleuthsOf(options);
  const arrested = seats.filter((seat) => sleuths[seat].arrest !== null).length;
  const { moved, stayed, cap } = file.draw;
  return [
    ...seats.filter((seat) => !locations.has(sleuths[seat].at)).map((seat) => `${seat} stands nowhere`),
    ...seats
      .filter((seat) => sleuths[seat].marker > file.score.start)
      .map((seat) => `the marker of ${seat} went forward`),
    ...seats
      .filter((seat) => sleuths[seat].arrest !== null && sleuths[seat].eliminated)
      .map((seat) => `${seat} has arrested and is eliminated`),
    ...(arrested === arrests ? [] : ['arrests are not counted']),
    ...(turn.drawn <= Math.max(moved, stayed, cap) ? [] : [`${turn.drawn} cards drawn in a turn`]),
    ...(phase === 'over' || seats.includes(turn.seat) ? [] : ['nobody is on turn']),
  ];
}
