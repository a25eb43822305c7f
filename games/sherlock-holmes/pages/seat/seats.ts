import type { CardId, OwnSleuthView, Pack, SleuthView, View } from '../../rules/browser.js';

/** Whose phone this is, as its view has it. */
export type OwnSleuth = {
  readonly seat: string;
  readonly own: OwnSleuthView;
  readonly pawn: SleuthView;
};

export function ownSleuthIn(view: View, seat: string): OwnSleuth | undefined {
  const pawn = view.sleuths.find((each) => each.seat === seat);
  return view.own === null || pawn === undefined ? undefined : { seat, own: view.own, pawn };
}

/** Arrested or eliminated: back at the scoring (SH-64, SH-68). */
export function isEliminated({ pawn }: OwnSleuth): boolean {
  return pawn.arrest !== null || pawn.eliminated;
}

/**
 * What this seat is to do now.
 * - `answer`: someone looks at a token, and this seat may look too
 * - `decide`: it looks itself, and takes the token or leaves it
 * - `watch`: a look is open, and this seat is done with it
 * - `note`: a token lies open for all
 * - `hand`: its first hand of printed cards is to be read
 */
export type PhoneTask =
  | 'answer'
  | 'decide'
  | 'watch'
  | 'note'
  | 'hand'
  | 'move'
  | 'investigate'
  | 'draw'
  | 'wait'
  | 'out'
  | 'over';

export function taskOf(view: View, me: OwnSleuth): PhoneTask {
  const { phase, look, reveal, turn, laying } = view;
  if (phase === 'over') return 'over';
  if (phase === 'setup') return 'wait';
  if (phase === 'cards') return laying?.hands.some((each) => each === me.seat) ? 'hand' : 'wait';
  if (isEliminated(me)) return 'out';
  if (reveal !== null) return reveal.noted.some((each) => each === me.seat) ? 'wait' : 'note';
  if (look !== null) {
    if (me.own.mayAnswer) return 'answer';
    const decides = look.by === me.seat && look.kind === 'search' && me.own.decision === null;
    return decides ? 'decide' : 'watch';
  }
  if (turn.seat !== me.seat) return 'wait';
  return phase === 'move' || phase === 'investigate' || phase === 'draw' ? phase : 'wait';
}

/**
 * Changes when what was put together no longer fits: with the step, the hand, the place and the line. What
 * others do while this seat thinks changes nothing.
 */
export function stepKey(view: View, me: OwnSleuth): string {
  const { turn, look, phase, line } = view;
  const mine = turn.seat === me.seat ? [phase, turn.searches, turn.drawn, line.join()] : [];
  return [turn.number, look?.id, taskOf(view, me), ...mine, me.own.hand.join(), me.pawn.at].join('/');
}

/**
 * Printed cards that this seat may have drawn: all but those that it knows to be elsewhere. A player who names one that
 * lies on the discards although the deck has not run out is told by the referee.
 */
export function cardsThatMayBeDrawn(pack: Pack, view: View, { own }: OwnSleuth): readonly CardId[] {
  const elsewhere = new Set([...own.hand, ...view.line, view.look?.opening?.card]);
  return [...pack.cards.keys()].filter((card) => !elsewhere.has(card));
}
