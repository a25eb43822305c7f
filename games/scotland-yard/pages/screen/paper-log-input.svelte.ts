import { REFEREE_SEAT } from '@mister-x/kiosk/screen/game-table.svelte.ts';
import type { CodeFault } from '@mister-x/engine/cards';
import type { PaperResult, Ticket } from '../../rules/browser.js';
import { TICKETS } from '../../rules/browser.js';
import { readYardCard } from '../../rules/cards.js';
import { toastRefusal } from '@mister-x/kiosk/kit/explain.ts';
import { forget, recall, remember } from '@mister-x/kiosk/browser/store.ts';
import { boardFor } from '../shared/board.js';
import {
  addDetective,
  beginEntry,
  type PaperLogDoubt,
  doubtOf,
  EMPTY_DRAFT,
  enterStop,
  eraseDigit,
  hasRoom,
  isComplete,
  isReveal,
  mayDouble,
  type PaperLogDraft,
  type PaperEntry,
  type PaperSlots,
  paperAction,
  parseDraft,
  pressDigit,
  putLine,
  removeLine,
  slotOf,
} from './paper-log.js';
import type { YardTable } from './yard-table.svelte.js';

/** Entering the paper log at this kiosk; what was entered outlasts a reload. */
export class PaperLogInput {
  draft = $state.raw<PaperLogDraft>(EMPTY_DRAFT);
  entry = $state.raw<PaperEntry>(beginEntry(EMPTY_DRAFT));
  sending = $state(false);
  readonly table: YardTable;
  readonly slots: PaperSlots = $derived.by(() => {
    const { log, slotsTotal, revealSlots } = this.table.view;
    return { filled: log.length, total: slotsTotal, reveals: revealSlots };
  });
  readonly slot = $derived.by(() => slotOf(this.slots, this.entry.at));
  readonly isReveal = $derived.by(() => isReveal(this.slots, this.entry.at));
  readonly hasRoom = $derived.by(() => hasRoom(this.slots, this.entry.at));
  readonly mayDouble = $derived.by(() => mayDouble(this.draft, this.entry.at));
  readonly isNew = $derived.by(() => this.entry.at === this.draft.lines.length);
  readonly mayPut = $derived.by(() => isComplete(this.entry) && this.hasRoom);
  readonly doubts: readonly (PaperLogDoubt | undefined)[] = $derived.by(() => {
    const board = boardFor(this.table.view);
    return this.draft.lines.map((_, at) => doubtOf(board, this.draft.lines, at));
  });
  /** About the row as it is being entered. */
  readonly doubt: PaperLogDoubt | undefined = $derived.by(() => {
    const { lines } = putLine(this.draft, this.entry);
    const { at } = this.entry;
    return isComplete(this.entry) ? doubtOf(boardFor(this.table.view), lines, at) : undefined;
  });
  readonly action = $derived.by(() => paperAction(this.draft, this.slots));

  constructor(table: YardTable) {
    this.table = table;
    this.#show(parseDraft(recall(this.#key)));
  }

  ticket(ticket: Ticket): void {
    this.entry = { ...this.entry, ticket };
  }

  digit(digit: string): void {
    this.entry = pressDigit(this.entry, digit);
  }

  erase(): void {
    this.entry = eraseDigit(this.entry);
  }

  field(field: PaperEntry['field']): void {
    this.entry = { ...addDetective(this.entry), field };
  }

  addDetective(): void {
    this.entry = addDetective(this.entry);
  }

  toggle(what: 'double' | 'shown'): void {
    if (what === 'double' && !this.mayDouble) return;
    this.entry = { ...this.entry, [what]: !this.entry[what] };
  }

  /** The row in its place, and on to the next one. */
  put(): void {
    if (this.mayPut) this.#show(putLine(this.draft, this.entry));
  }

  remove(): void {
    this.#show(removeLine(this.draft, this.entry.at));
  }

  look(at: number): void {
    if (at >= 0 && at <= this.draft.lines.length) this.entry = beginEntry(this.draft, at);
  }

  result(result: PaperResult): void {
    this.draft = { ...this.draft, result };
    remember(this.#key, this.draft);
  }

  /** A row being typed counts as well: nobody should lose it by going on. */
  finishRow(): void {
    if (this.mayPut) this.put();
  }

  /** Whether the referee has it now, and the game has ended. */
  async send(messages: Readonly<Record<string, string>>): Promise<boolean> {
    const { action } = this;
    if (action === null || this.sending) return false;
    this.sending = true;
    const reply = await this.table.visit.send(REFEREE_SEAT, action);
    this.sending = false;
    toastRefusal(reply, messages);
    if (reply.ok) forget(this.#key);
    return reply.ok;
  }

  /** Whether the key was one of ours. */
  key(key: string): boolean {
    if (/^\d$/.test(key)) this.digit(key);
    else if (key === 'Backspace') this.erase();
    else if (key === 'Enter') this.#enter();
    else if (key === '+') this.toggle('double');
    else if (key === 'ArrowRight' || key === 'ArrowLeft') this.#turn(key === 'ArrowRight' ? 1 : -1);
    else if (key === 'ArrowDown') this.look(this.entry.at + 1);
    else if (key === 'ArrowUp') this.look(this.entry.at - 1);
    else return false;
    return true;
  }

  /** A card fills its part of the row; the code of a fault for what is no card of ours. */
  scan(text: string): CodeFault | undefined {
    const read = readYardCard(text);
    if (!read.ok) return read.error;
    const card = read.value;
    switch (card.kind) {
      case 'ticket':
        if (card.piece === 'double') this.toggle('double');
        else this.ticket(card.piece);
        return undefined;
      case 'stop':
      case 'start':
        this.entry = enterStop(this.entry, card.stop);
        return undefined;
      case 'digit':
        this.digit(String(card.digit));
        return undefined;
      case 'command':
        if (card.command === 'confirm') this.put();
        else if (card.command === 'cancel') this.look(this.entry.at);
        else if (card.command === 'double') this.toggle('double');
        else if (card.command === 'takeback' && this.isNew && this.entry.at > 0) {
          this.look(this.entry.at - 1);
        }
        return undefined;
    }
  }

  get #key(): string {
    return `paper:${this.table.visit.info.table ?? ''}`;
  }

  #show(draft: PaperLogDraft): void {
    this.draft = draft;
    this.entry = beginEntry(draft);
    remember(this.#key, draft);
  }

  #enter(): void {
    if (this.entry.field === 'detectives' && this.entry.typed !== '') this.addDetective();
    else this.put();
  }

  #turn(step: 1 | -1): void {
    const { ticket } = this.entry;
    const n = TICKETS.length;
    const next = ticket === null ? (step === 1 ? 0 : n - 1) : TICKETS.indexOf(ticket) + step + n;
    const found = TICKETS[next % n];
    if (found !== undefined) this.ticket(found);
  }
}
