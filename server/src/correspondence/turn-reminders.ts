import type { Seat } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { EventBus, type PublicTable } from '../runtime/events.js';
import { Lifetime } from '../runtime/lifetime.js';
import { DeliveriesService } from './deliveries.service.js';
import { messageTo } from './outgoing.js';
import { ReminderEventsRepository } from './reminder-events.repository.js';
import { PublicOrigin } from './origin.js';
import type { StoredReminder, ReminderEvent } from './reminder.js';
import { RemindersRepository } from './reminders.repository.js';

/** What happens in so short a time is one piece of news, in milliseconds. */
const GATHER_EVENTS_MS = 1_000;

type PendingEvent = { readonly table: PublicTable; readonly turn: Set<Seat> };

/**
 * Makes news of what tables are told, for those of which someone wants to hear. Nothing but what the
 * table's own viewer sees sets it off, and it asks nothing that looks into a hand: so that neither what
 * it says nor when it says it depends on a secret.
 */
@Injectable()
export class TurnReminders implements OnModuleInit {
  private readonly logger = new Logger('Reminders');
  /** Whom play waited for when the table was last told anything. */
  private readonly asked = new Map<TableId, readonly Seat[]>();
  private readonly pending = new Map<TableId, PendingEvent>();
  private cancel: (() => void) | undefined;

  constructor(
    private readonly repository: ReminderEventsRepository,
    private readonly reminders: RemindersRepository,
    private readonly deliveries: DeliveriesService,
    private readonly origin: PublicOrigin,
    private readonly lifetime: Lifetime,
    private readonly events: EventBus,
  ) {}

  async onModuleInit(): Promise<void> {
    for (const [table, asked] of await this.repository.listReminded()) this.asked.set(table, asked);
    // What was not noted before the server stopped is noted now.
    this.events.on('table:loaded', (table) => this.told(table));
    this.events.on('table:told', (table) => this.told(table));
  }

  /** Someone wants to hear of this table. */
  async begin(table: PublicTable): Promise<void> {
    if (this.asked.has(table.id)) return;
    const asked = table.match?.run.asked ?? [];
    await this.repository.begin(table.id, table.record.genesis !== null, asked);
    if (!this.asked.has(table.id)) this.asked.set(table.id, asked);
  }

  /** A table was told something. */
  private told(table: PublicTable): void {
    const before = this.asked.get(table.id);
    if (before === undefined || this.lifetime.isOver) return;
    // While its key is away nobody knows more than before.
    const asked = table.match?.run.asked ?? before;
    const turn = this.pending.get(table.id)?.turn ?? new Set();
    for (const seat of turn) if (!asked.includes(seat)) turn.delete(seat);
    for (const seat of asked) if (!before.includes(seat)) turn.add(seat);
    this.asked.set(table.id, asked);
    this.pending.set(table.id, { table, turn });
    this.cancel ??= this.lifetime.after(GATHER_EVENTS_MS, () => void this.flush());
  }

  /** Notes what is pending. What is not noted when the server stops is noted after the restart. */
  async flush(): Promise<void> {
    this.cancel?.();
    this.cancel = undefined;
    const all = [...this.pending.values()];
    this.pending.clear();
    for (const each of all) {
      await this.note(each).catch((error) => {
        if (this.lifetime.isOver) return;
        const msg = `News of table ${each.table.id} could not be noted.`;
        this.logger.error({ msg, err: error });
      });
    }
    this.deliveries.wake();
  }

  private async note({ table, turn }: PendingEvent): Promise<void> {
    const { id, record } = table;
    const asked = this.asked.get(id) ?? [];
    const isOver = record.status === 'over';
    await this.repository.note({ table: id, asked, turn: [...turn], isOver }, async (events) =>
      (await this.reminders.listSent(id))
        .filter((reminder) => concerns(events, reminder))
        .map((reminder) => [reminder, messageTo(reminder, events, { id, seats: record.seats }, this.origin.now)]),
    );
  }
}

/** A seat is sent what its player has to know; all else it finds in its feed. */
function concerns({ what, turn }: ReminderEvent, { seat }: StoredReminder): boolean {
  return seat === null || what !== 'moved' || turn.includes(seat);
}
