import type { TokenLook, Phase, Turn } from './types.js';

/** Names a step that may run out. It changes with every step, and follows from what everybody sees. */
export function stepId({
  turn,
  phase,
  look,
}: {
  readonly turn: Pick<Turn, 'number' | 'searches' | 'used' | 'drawn'>;
  readonly phase: Phase;
  readonly look: Pick<TokenLook, 'kind'> | null;
}): string {
  const looks = turn.searches + Number(turn.used.look);
  const search = look?.kind === 'search' ? '-decision' : '';
  return `${turn.number}-${phase}-${looks}-${turn.drawn}${search}`;
}
