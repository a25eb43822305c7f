import { HOST } from '@mister-x/kiosk/play/screen/game-table.svelte.ts';
import { type CardId, cardOf, type LocationId, type Pack, stepId } from '../../rules/browser.js';
import { cardAt, readHolmesCard } from '../../rules/cards.js';
import { explain } from '@mister-x/kiosk/lib/explain.ts';
import { t } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { sayRefusal } from '@mister-x/kiosk/lib/say-refusal.ts';
import type { Cue } from '@mister-x/kiosk/lib/scan/tones.ts';
import { toasts } from '@mister-x/kiosk/lib/ui/toasts.svelte.ts';
import { namer } from '../shared/names.js';
import { placeAt } from '../shared/pack.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { screenMessages } from '../../messages/screen-messages.js';
import type { SherlockTable } from './sherlock-table.svelte.js';
import { tokenCode } from './token-codes.js';

/** What is read at the table: cards that come to lie open (SH-82), and tokens while they are laid (SH-83). */
export class ScanEar {
  /** The place for which the next token is scanned. */
  place = $state<LocationId | null>(null);

  /** A card of the seat on turn that waits for the place it is for. */
  #held: CardId | null = null;

  constructor(
    private readonly table: SherlockTable,
    private readonly sound: (cue: Cue) => void,
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
    const { session, pack, refusals } = this.table;
    if (session.busy > 0) return false;
    this.#held = null;
    const what = { ...(card !== null && { card }), ...(location !== null && { location }) };
    const step = stepId(this.table.view);
    // A note or a vote at the same moment changes nothing in what lies on the table.
    const isMeant = () => stepId(this.table.view) === step;
    const reply = await session.send(HOST, { type: 'scan', ...what }, { isMeant });
    if (!reply.ok && reply.refusal.code === 'CHOICE_REQUIRED' && card !== null) {
      return this.#hold(card);
    }
    sayRefusal(reply, refusals);
    this.sound(reply.ok ? 'success' : 'refusal');
    if (reply.ok && card !== null) {
      toasts.info(screenMessages.t.scan.card(namer(gameMessages.t, pack).card(card)));
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
    const done = await this.table.touch(HOST, {
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
  return explain({ code: read.error }, t.cards.faults);
}
