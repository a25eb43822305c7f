import type { DetectiveId, Ordinary } from '@mister-x/engine/scotland-yard/browser';
import type { Answer } from '../../../lib/client/wire.js';
import { t } from '../../../lib/i18n/index.svelte.js';
import { sayRefusal } from '../../../table/kiosk.svelte.js';
import type { BoardTarget } from '../board-types.js';
import { kioskActsFor, type Pawn } from './cast.js';
import {
  back,
  begin,
  type Choices,
  choosePawn,
  chooseStop,
  chooseTicket,
  keep,
  type MoveEntry,
  moveOf,
  type Step,
  stepOf,
  stopsOf,
} from './move-entry.js';
import { pressKey } from './move-keys.js';
import type { YardTable } from './yard-table.svelte.js';

/** The kiosk's move entry on the page: touch, board and keyboard all end here. */
export class MoveDesk {
  /** Told of every touch and key; scans come by `put`. */
  ontouch: () => void = () => {};
  readonly #table: YardTable;
  #entry = $state.raw<MoveEntry>(begin([]));
  sending = $state(false);

  /** Moves of pawns that no phone holds. */
  readonly choices: Choices = $derived.by(() =>
    this.#table.isKiosk && this.#table.standing === null && this.#table.match.takeback.open === null
      ? this.#table.view.moves.filter(({ detective }) =>
          kioskActsFor(this.#table.cast.pawn(detective)),
        )
      : [],
  );
  /** Pawns that may move, but not from here. */
  readonly elsewhere: readonly Pawn[] = $derived.by(() =>
    this.#table.view.next.flatMap((id) => {
      const pawn = this.#table.cast.pawn(id);
      const here = this.choices.some(({ detective }) => detective === id);
      return pawn === undefined || here ? [] : [pawn];
    }),
  );
  /** What is entered, as far as it still fits what may be done. */
  readonly entry: MoveEntry = $derived.by(() => keep(this.#entry, this.choices));
  readonly step: Step = $derived.by(() => stepOf(this.entry));
  readonly targets: readonly BoardTarget[] = $derived.by(() =>
    this.choices.length === 0 || this.step === 'confirm' ? [] : stopsOf(this.entry, this.choices),
  );

  constructor(table: YardTable) {
    this.#table = table;
  }

  pawn(id: DetectiveId): void {
    this.ontouch();
    this.#entry = choosePawn(this.entry, id);
  }

  ticket(ticket: Ordinary | 'pass'): void {
    this.ontouch();
    this.#entry = chooseTicket(this.entry, ticket);
  }

  stop(stop: number): void {
    this.ontouch();
    this.#entry = chooseStop(this.entry, this.choices, stop);
  }

  back(): void {
    this.ontouch();
    this.#entry = back(this.entry, this.choices);
  }

  /** Returns true when the key was ours. */
  key(key: string): boolean {
    if (this.choices.length === 0 || this.sending) return false;
    const answer = pressKey(this.entry, this.choices, key);
    if (answer.kind !== 'ignored') this.ontouch();
    if (answer.kind === 'entry') this.#entry = answer.entry;
    if (answer.kind === 'commit') void this.confirm();
    return answer.kind !== 'ignored';
  }

  /** An entry that was made otherwise: by scanned cards. */
  put(entry: MoveEntry): void {
    this.#entry = entry;
  }

  drop(): void {
    this.#entry = begin([]);
  }

  async confirm(): Promise<void> {
    const reply = await this.commit();
    if (reply !== null) sayRefusal(reply, t['scotland-yard'].refusals);
  }

  /** Sends what is entered; `null` when it is no move yet, or one is under way. */
  async commit(): Promise<Answer<'command'> | null> {
    const move = moveOf(this.entry);
    if (move === null || this.sending) return null;
    this.sending = true;
    const reply = await this.#table.send(move.detective, move).finally(() => {
      this.sending = false;
    });
    // Not from `choices`: the move may have ended the game, and this desk with it.
    if (reply.ok) this.drop();
    return reply;
  }

  async askTakeback(seat: string): Promise<void> {
    const reply = await this.#table.session.command(seat, { kind: 'takeback' });
    sayRefusal(reply, t['scotland-yard'].refusals);
  }
}
