import { REFEREE_SEAT } from '@mister-x/kiosk/screen/game-table.svelte.ts';
import { refusalSentence, toastRefusal } from '@mister-x/kiosk/kit/explain.ts';
import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import type { SoundCue } from '@mister-x/kiosk/scan/tones.ts';
import { toasts } from '@mister-x/kiosk/kit/toasts.svelte.ts';
import { fieldsOf } from '@mister-x/kiosk/browser/fields.ts';
import { type CardId, cardOf, flagsOf, type LocationId, type Pack, stepId, type View } from '../../rules/browser.js';
import { cardAt, readHolmesCard } from '../../rules/cards.js';
import { makeNames } from '../shared/names.js';
import { placeAt } from '../shared/pack.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { screenMessages } from '../../messages/screen-messages.js';
import type { SherlockTable } from './sherlock-table.svelte.js';

/** What is read at the table: cards that come to lie open (SH-82), and tokens while they are laid (SH-83). */
export class HolmesScanInput {
  /** The place for which the next token is scanned. */
  place = $state<LocationId | null>(null);

  /** A card of the seat on turn that waits for the place it is for. */
  #held: CardId | null = null;

  constructor(
    private readonly table: SherlockTable,
    private readonly sound: (cue: SoundCue) => void,
  ) {}

  /** A card or a token, scanned or typed. */
  hear({ text }: { readonly text: string }): void {
    void this.take(text);
  }

  async take(text: string): Promise<boolean> {
    const { view } = this.table;
    if (view.phase === 'setup') return this.#bind(text);
    const place = placeOfText(this.table.pack, text);
    if (place !== undefined) return this.#play(this.#held, place);
    const card = cardOfText(this.table.pack, text);
    if (card === undefined) return this.#refuse(faultOf(text));
    return this.#arrests(card) ? this.#hold(card) : this.#play(card, null);
  }

  async #play(card: CardId | null, location: LocationId | null): Promise<boolean> {
    const { visit, pack, refusals } = this.table;
    if (visit.busy > 0) return false;
    this.#held = null;
    const what = { ...(card !== null && { card }), ...(location !== null && { location }) };
    const step = stepId(this.table.view);
    // A note or a vote at the same moment changes nothing in what lies on the table.
    const isMeant = () => stepId(this.table.view) === step;
    const reply = await visit.send(REFEREE_SEAT, { type: 'scan', ...what }, { isMeant });
    if (!reply.ok && reply.refusal.code === 'CHOICE_REQUIRED' && card !== null) {
      return this.#hold(card);
    }
    toastRefusal(reply, refusals);
    this.sound(reply.ok ? 'success' : 'refusal');
    if (reply.ok && card !== null) {
      toasts.info(screenMessages.t.scan.card(makeNames(gameMessages.t, pack).card(card)));
    }
    return reply.ok;
  }

  /** A ride, a look and an arrest need a place as well. */
  #hold(card: CardId): true {
    this.#held = card;
    this.sound('success');
    toasts.info(screenMessages.t.scan.place);
    return true;
  }

  /** At Scotland Yard no search is meant (SH-63). */
  #arrests(card: CardId): boolean {
    const { pack, view } = this.table;
    const { seat } = view.turn;
    const at = seat === null ? undefined : this.table.sleuth(seat)?.at;
    const idle = view.phase === 'investigate' && view.look === null;
    return idle && at === pack.file.yard && cardOf(pack, card).character === 'lestrade';
  }

  stop(): void {
    this.place = null;
    this.#held = null;
  }

  async #bind(text: string): Promise<boolean> {
    const { place } = this;
    const { laying } = this.table.view;
    const scanned = this.table.flags.token_source === 'scanned_tokens';
    if (!scanned || laying?.codes !== true) {
      return this.#refuse(screenMessages.t.printed.notDue);
    }
    if (place === null) return this.#refuse(screenMessages.t.laying.tapPlace);
    const done = await this.table.touch(REFEREE_SEAT, {
      type: 'bindToken',
      location: place,
      code: tokenCode(text),
    });
    this.sound(done ? 'success' : 'refusal');
    if (done) this.place = null;
    return done;
  }

  #refuse(sentence: string): false {
    this.sound('refusal');
    toasts.error(sentence);
    return false;
  }
}

/** By its place in the pack, or by the code that a custom pack prints on it. */
export function cardOfText(pack: Pack, text: string): CardId | undefined {
  const read = readHolmesCard(text);
  if (read.ok) return read.value.kind === 'card' ? cardAt(pack, read.value.index) : undefined;
  return [...pack.cards.values()].find(({ id, code }) => (code ?? id) === text.trim())?.id;
}

/** Of the printed cards of places. */
export function placeOfText(pack: Pack, text: string): LocationId | undefined {
  const read = readHolmesCard(text);
  return read.ok && read.value.kind === 'stop' ? placeAt(pack, read.value.stop) : undefined;
}

function faultOf(text: string): string {
  const read = readHolmesCard(text);
  if (read.ok) return screenMessages.t.printed.notDue;
  return refusalSentence({ code: read.error }, t.cards.faults);
}

type PossibleAction = 'search' | 'look' | 'arrest' | 'draw';

/** What the player on turn may do after the move, as far as all may know: not what is in the hand. */
export function possibleActions({ file }: Pack, view: View): readonly PossibleAction[] {
  const { turn, symbols, sleuths } = view;
  const flags = flagsOf(view);
  const sleuth = sleuths.find(({ seat }) => seat === turn.seat);
  if (sleuth === undefined) return [];
  const spent = flags.holmes_abilities === 'one_total' && turn.used.extra;
  const isOpen: Readonly<Record<PossibleAction, boolean>> = {
    search: symbols[sleuth.at] !== undefined && turn.searches < flags.searches_per_turn,
    look: !turn.used.look && !spent,
    // SH-62.
    arrest: sleuth.at === file.yard && sleuth.pile.length >= file.arrest_min_tokens,
    draw: true,
  };
  return ACTIONS_IN_ORDER.filter((each) => isOpen[each]);
}

const ACTIONS_IN_ORDER: readonly PossibleAction[] = ['search', 'look', 'arrest', 'draw'];

/** What names a token in the private list: the number in its printed code, or the code as people wrote it. */
export function tokenCode(text: string): string {
  const read = readHolmesCard(text);
  return read.ok && read.value.kind === 'token' ? String(read.value.code) : text.trim();
}

/**
 * The private list that was printed with the tokens, as JSON: codes with the ids of tokens, by itself or
 * as `private.token_codes` of a pack (11.1). `undefined`: this is none.
 */
export function readCodes(text: string): Readonly<Record<string, string>> | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const list = fieldsOf(fieldsOf(fieldsOf(json).private).token_codes ?? json);
  const entries = Object.entries(list).map(([code, token]) => [tokenCode(code), token] as const);
  if (entries.length === 0) return undefined;
  const codes: Record<string, string> = {};
  for (const [code, token] of entries) {
    if (typeof token !== 'string') return undefined;
    codes[code] = token;
  }
  return codes;
}
