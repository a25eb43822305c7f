import { TAKEBACK_TIMEOUT_MS } from '@mister-x/engine/core/match';
import { clansYetToExchange, clansYetToLay, clansYetToRead } from './position.js';
import { CLANS, type Clan } from './seats.js';
import type { State } from './types.js';

/** Seats that could be answered for, were they not there (MF-109), the next one first. */
export function clansStoodInFor(state: State): readonly Clan[] {
  const { phase, turn, choice, opening, clans, options } = state;
  switch (phase) {
    case 'exchange':
      return clansYetToExchange(state).slice(0, 1);
    case 'layout': {
      const next = clansYetToLay(state);
      const order = options.flags.layout_order === 'free' ? next : next.slice(0, 1);
      // Nobody else can say which printed cards someone drew, and those after him are published after him.
      const unread = order.findIndex((seat) => clans[seat].unread > 0);
      return unread < 0 ? order : order.slice(0, unread);
    }
    case 'play':
      if (opening !== null) return [];
      if (choice !== null) return [choice.seat];
      return turn === null ? [] : [turn];
    case 'ransom':
      return CLANS.filter((seat) => !clans[seat].confirmed);
    case 'deal':
    case 'cards':
    case 'over':
      return [];
  }
}

/** Seats whose answer everybody waits for, printed cards that are still to be read included. */
export function clansAwaited(state: State): readonly Clan[] {
  const unread = clansYetToRead(state);
  if (state.phase === 'cards') return unread;
  if (state.phase !== 'layout') return clansStoodInFor(state);
  const next = clansYetToLay(state);
  return state.options.flags.layout_order === 'free' ? next : next.slice(0, 1);
}

/** How long an answer may take; `null`: for ever. */
export function deadlineMs({
  turn_seconds: seconds,
  deadline_minutes: minutes,
}: State['options']['flags']): number | null {
  const waits = [...(seconds === null ? [] : [seconds * 1000]), ...(minutes === null ? [] : [minutes * 60_000])];
  return waits.length === 0 ? null : Math.min(...waits);
}

/** How long the host may think about a take-back (MF-110): by post as long as a player about a move. */
export function takebackConsentMs(flags: State['options']['flags']): number | null {
  if (flags.pacing !== 'forum') return TAKEBACK_TIMEOUT_MS;
  const ms = deadlineMs(flags);
  return ms === null ? null : Math.max(TAKEBACK_TIMEOUT_MS, ms);
}
