import { bytesToUtf8, canonicalBytes } from '../core/bytes.js';
import type { GameTypes } from '../core/game.js';
import type { HostedGame } from '../core/hosted.js';
import type { Json } from '../core/json.js';
import { type MatchRun, seededRngs } from '../core/run.js';
import {
  commitToShare,
  fromBase64Url,
  isSilent,
  keyCheckHash,
  NONCE_LENGTH,
  shareNameOfPlace,
  entryPlaceOf,
  paddingOf,
  seal,
  seedCheckHash,
  seedOf,
  unseal,
} from '../trust/index.js';
import { type Finding, type FindingCode, finding } from './findings.js';
import type { MatchRecord } from './record.js';

/** What was settled before play, and whether the opened shares are those it was settled with. */
export function checkSettled(record: MatchRecord, game: HostedGame): readonly Finding[] {
  const { genesis, seed } = record;
  const found: Finding[] = [];
  const add = (where: string, code: FindingCode, detail: string): void => {
    found.push(finding(where, code, detail));
  };
  const options = game.parseOptions(genesis.options);
  if (!options.ok || !areEqualJson(genesis.options, options.value)) {
    add('genesis.options', 'OPTIONS', 'these are not the complete options of the game');
  } else {
    const seats = genesis.seats.map(({ seat, role, secret }) => ({ seat, role, secret }));
    if (!areEqualJson(seats, game.seatPlan(options.value))) {
      add('genesis.seats', 'SEATS', 'these are not the seats of the game');
    }
    if (genesis.places !== undefined && genesis.seats.some(({ computer }) => computer)) {
      add('genesis.seats', 'SEATS', 'lots are drawn among people');
    }
    for (const own of genesis.seats.filter(({ onScreen }) => onScreen)) {
      const others = genesis.seats.filter((seat) => seat !== own);
      if (!own.secret || own.computer || others.some(({ computer }) => computer === undefined)) {
        add('genesis.seats', 'SEATS', 'secrets are on the screen of people who may not see them');
      }
    }
  }
  if (genesis.position !== undefined && !genesis.open) {
    add('genesis.position', 'OPTIONS', 'only an open game begins at a position of its own');
  }
  if (genesis.open && seed.phones.length > 0) {
    add('seed.phones', 'SEED_SEATS', 'nobody gives a share in an open game');
  }
  const key = fromBase64Url(record.key);
  if (key === undefined || keyCheckHash(genesis.match, key) !== genesis.keyCheck) {
    add('key', 'KEY', 'it is not the key that the match was sealed with');
  }
  if (commitToShare(genesis.match, seed.server) !== genesis.seedCommitment) {
    add('seed.server', 'SEED_SHARE', 'it is not the share that the server committed to');
  }
  if (
    !areEqualJson(
      seed.phones.map(({ seat }) => seat),
      genesis.seedShares,
    )
  ) {
    add('seed.phones', 'SEED_SEATS', 'these are not the seats whose phones gave a share');
  }
  const { places } = genesis;
  const masks = options.ok && game.correspondence(options.value)?.anonymous === true;
  if (masks !== (places !== undefined) || (places ?? genesis.seats).length !== genesis.seats.length) {
    add('genesis.places', 'LOTS', 'lots are drawn where masks were agreed, one for each seat');
  }
  const known = places?.map((_, place) => shareNameOfPlace(place)) ?? genesis.seats.map(({ seat }) => seat);
  const given = new Set(genesis.seedShares);
  if (given.size < genesis.seedShares.length || [...given].some((seat) => !known.includes(seat))) {
    add('genesis.seedShares', 'SEED_SEATS', 'a seat is listed twice, or the game has no such seat');
  }
  if (seedCheckHash(genesis.match, seedOf(genesis, seed)) !== genesis.seedCheck) {
    add('seed', 'SEED', 'the shares do not make the seed of the match');
  }
  return found;
}

/** Whether each ciphertext holds what stands beside it. */
export function checkSealed({ genesis, entries, secrets, key }: MatchRecord, game: HostedGame): readonly Finding[] {
  const found: Finding[] = [];
  const bytes = fromBase64Url(key) ?? new Uint8Array();
  if (secrets.length !== entries.length) {
    found.push(finding('secrets', 'LENGTH', 'there must be one for each entry'));
  }
  entries.forEach(({ sealed, events }, index) => {
    const content = secrets[index] ?? null;
    if (sealed === null && content === null) return;
    const where = `entries[${index}].sealed`;
    if (sealed === null || content === null) {
      const detail = 'a ciphertext and its content must both be there';
      found.push(finding(where, 'SEALED_DIFFERS', detail));
      return;
    }
    const place = entryPlaceOf(genesis.match, index + 1);
    const nonce = fromBase64Url(sealed)?.subarray(0, NONCE_LENGTH);
    const room = paddingOf(game, isSilent(events));
    if (nonce?.length === NONCE_LENGTH && seal(bytes, nonce, place, content, room) === sealed) return;
    found.push(
      unseal(bytes, place, sealed) === undefined
        ? finding(where, 'SEALED_BROKEN', 'the key does not open it at this place')
        : finding(where, 'SEALED_DIFFERS', 'it contains something other than the file says'),
    );
  });
  return found;
}

/** Equal as JSON values: the order of members says nothing. */
export function areEqualJson(a: Json, b: Json): boolean {
  return bytesToUtf8(canonicalBytes(a)) === bytesToUtf8(canonicalBytes(b));
}

/** The match of a record at its beginning; `undefined` where its options are none, or cannot be set up. */
export function firstRunOf(record: MatchRecord, game: HostedGame): MatchRun<GameTypes> | undefined {
  const { genesis, seed } = record;
  const options = game.parseOptions(genesis.options);
  if (!options.ok) return undefined;
  const chance = seededRngs(seedOf(genesis, seed));
  const begun = game.begin(options.value, chance, genesis.position);
  return begun.ok ? begun.value : undefined;
}
