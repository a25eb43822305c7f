import type { RefusalBody, TableInfo } from '@mister-x/engine/protocol';
import { shareNameOfPlace } from '@mister-x/engine/trust';
import { phoneUi } from '../../games/phones.js';
import { isProposedName } from '../../games/proposed-names.js';
import { newSeedShare } from '../../line/ids.js';
import { REPLY_LEFT, retryWhileBusy } from '../../line/server-line.js';
import type { Session } from '../../visit/session.svelte.js';
import type { RequestReply, RequestBody, RequestName } from '../../line/wire.js';
import { speech } from '../../messages/index.svelte.js';
import { startTrustMemory } from '../../witness/memory.js';
import {
  forgetInvitation,
  type Invitation,
  keepInvitation,
  keepTypedName,
  keptInvitation,
  keptTypedName,
} from './fragment.js';
import { type StoredSeat, storedSeats, storeSeat } from './seats.js';

/** The way to a table by correspondence: first an invitation, then a place, and a seat when the game begins. */

/** What of a phone is needed for it. */
type InvitedPhone = {
  readonly session: Session;
  readonly keyCheck: { readonly key: string | undefined };
  /** `Phone.stage`. */
  stage: string;
  busy: boolean;
  code: string;
  seat: StoredSeat | null;
  refusal: RefusalBody | null;
  readonly secure: (channel?: string) => Promise<boolean>;
  readonly ask: <N extends RequestName>(name: N, ask: RequestBody<N>) => Promise<RequestReply<N>>;
  readonly resume: (seat: StoredSeat) => Promise<boolean>;
};

/** Shows what someone is invited to. Who opens a link once more that he accepted comes back to his place. */
export async function showInvitation(phone: InvitedPhone, { code, channel }: Invitation): Promise<boolean> {
  const held = storedSeats().find((each) => each.code === code);
  if (held !== undefined) return phone.resume(held);
  if (!(await phone.secure(channel))) return false;
  const found = await phone.ask('invitation:find', { code });
  if (!found.ok || !(await watchTable(phone, found.value.table.table))) return false;
  phone.code = code;
  // Another one was read before.
  if (keptInvitation()?.code !== code) forgetInvitation();
  const { table, name } = found.value;
  if (keptTypedName().name === '' && !isProposedName(table.game, name)) keepTypedName(name);
  keepInvitation({ code, isCorrespondence: true, ...keyOf(phone) });
  phone.stage = 'invited';
  return true;
}

/** The phone's part of the seed is drawn only now: the server has committed to its own. */
export async function acceptInvitation(phone: InvitedPhone, info: TableInfo, name: string): Promise<boolean> {
  phone.refusal = null;
  const { code } = phone;
  const share = newSeedShare();
  const reply = await phone.ask('invitation:accept', { code, name, seed: share });
  if (!reply.ok) return false;
  forgetInvitation();
  const { share: key, ...grant } = reply.value;
  const seed = { share, commitment: info.seedCommitment };
  const own = { ...keyOf(phone), ...(key === null ? {} : { share: key }) };
  const stored: StoredSeat = { ...grant, seat: '', code, seed, ...own };
  storeSeat(stored);
  // What was watched before is not this place's to vouch for.
  phone.session.leave();
  startTrustMemory(stored.table);
  return phone.resume(stored);
}

/** To the place, or to the seat that it has become. */
export async function resumePlace(phone: InvitedPhone, held: StoredSeat): Promise<boolean> {
  if (!(await phone.secure(held.channel))) return false;
  const { table, secret } = held;
  const opened = await phone.ask('place:open', { table, secret });
  if (!opened.ok) return false;
  const { seat } = opened.value;
  if (seat !== null) {
    const seated = { ...held, seat };
    storeSeat(seated);
    return phone.resume(seated);
  }
  if (!(await watchTable(phone, table))) return false;
  const { place, seed } = held;
  const { visit } = phone.session;
  if (visit !== null && place !== undefined && seed !== undefined) {
    const own = shareNameOf(place, visit.info);
    // At the end it must be in the seed.
    if (own !== undefined) void visit.witness.gaveSeed({ seat: own, share: seed.share });
  }
  phone.seat = held;
  phone.stage = 'place';
  return true;
}

function shareNameOf(place: number, { correspondence, seats }: TableInfo): string | undefined {
  return correspondence?.masks === true ? shareNameOfPlace(place) : seats[place]?.seat;
}

async function watchTable(phone: InvitedPhone, table: string): Promise<boolean> {
  phone.busy = true;
  const reply = await retryWhileBusy(() => phone.session.open({ as: 'spectator', table }));
  phone.busy = false;
  if (!reply.ok) {
    if (reply !== REPLY_LEFT) phone.refusal = reply.refusal;
    return false;
  }
  const { language, game } = reply.value.table;
  await speech.follow(language, 'owned');
  // What the game is called.
  await speech.need(...(phoneUi(game)?.messages ?? []));
  phone.refusal = null;
  return true;
}

function keyOf({ keyCheck: { key } }: InvitedPhone): { readonly channel?: string } {
  return key === undefined ? {} : { channel: key };
}
