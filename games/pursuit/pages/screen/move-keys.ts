import { type NumberEntry, pressNumberKey } from '@mister-x/kiosk/play/screen/number-keys.ts';
import type { Choices, MoveDraft } from '../move/move-draft.js';

export const NO_KEYS: NumberEntry = { typed: '', cursor: 0 };

type KeyAnswer<T extends string, C> =
  /** Not a key of the move. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'draft'; readonly draft: MoveDraft<T, C> }
  | { readonly kind: 'keys'; readonly keys: NumberEntry }
  | { readonly kind: 'commit' };

const IGNORED = { kind: 'ignored' } as const;
const FORWARD = new Set(['ArrowRight', 'ArrowDown']);
const BACKWARD = new Set(['ArrowLeft', 'ArrowUp']);

/**
 * The whole move by keyboard. Pawn and ticket: a digit chooses at once. Stop: digits spell its
 * number. Arrows walk through the choices, Enter takes the highlighted one and at last
 * confirms, Escape goes one step back.
 */
export function pressKey<T extends string, C>(
  draft: MoveDraft<T, C>,
  choices: Choices<T>,
  keys: NumberEntry,
  key: string,
): KeyAnswer<T, C> {
  if (key === 'Escape') return { kind: 'draft', draft: draft.back() };
  if (draft.step === 'confirm') return key === 'Enter' ? { kind: 'commit' } : IGNORED;
  if (draft.step === 'stop') return pressInStop(draft, keys, key);
  const offered = offers(draft, choices);
  const by = FORWARD.has(key) ? 1 : BACKWARD.has(key) ? -1 : 0;
  if (by !== 0) {
    const n = offered.length;
    return n === 0
      ? IGNORED
      : { kind: 'keys', keys: { typed: '', cursor: (keys.cursor + by + n) % n } };
  }
  const index = key === 'Enter' ? keys.cursor : /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  const next = offered[index]?.();
  return next === undefined ? IGNORED : { kind: 'draft', draft: next };
}

/** What each choice of the step leads to. */
function offers<T extends string, C>(
  draft: MoveDraft<T, C>,
  choices: Choices<T>,
): readonly (() => MoveDraft<T, C>)[] {
  if (draft.step === 'pawn') {
    return choices.map(
      ({ detective }) =>
        () =>
          draft.choosePawn(detective),
    );
  }
  const tickets = draft.tickets.map((ticket) => () => draft.chooseTicket(ticket));
  return draft.mayPass ? [...tickets, () => draft.pass()] : tickets;
}

function pressInStop<T extends string, C>(
  draft: MoveDraft<T, C>,
  keys: NumberEntry,
  key: string,
): KeyAnswer<T, C> {
  const answer = pressNumberKey(
    keys,
    draft.targets.map(({ stop }) => stop),
    key,
  );
  switch (answer.kind) {
    case 'ignored':
      return IGNORED;
    case 'typing':
      return { kind: 'keys', keys: answer.entry };
    case 'chosen':
      return { kind: 'draft', draft: draft.chooseStop(answer.number) };
  }
}
