import type { Notice } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import type { Visit } from '@mister-x/kiosk/visit/visit.svelte.ts';
import type { PlayerCast } from '../../../pursuit/pages/cast.js';
import { logSentence } from '../shared/sentences.js';
import { gameMessages } from '../../messages/phone-messages.js';

/** Lines of the log as sentences, with the names of this table. */
export function makeLogSentence(visit: Visit, cast: PlayerCast): (line: MatchNotice<Notice>) => string {
  const messages = gameMessages.t;
  const seat = (id: string) => visit.info.seats.find((each) => each.seat === id)?.name ?? id;
  const pawn = (id: string) => (id === 'x' ? messages.misterX : (cast.pawn(id)?.seat.name ?? id));
  return (line) => logSentence(line, messages, { pawn, seat });
}
