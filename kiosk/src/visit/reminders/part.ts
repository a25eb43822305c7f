import type { Seat, TableId } from '@mister-x/engine/protocol';

/** What each way of being reminded needs. */
export interface ReminderPartProps {
  table: TableId;
  seat: Seat | null;
  /** Something was made: what there is must be asked for again. */
  changed: () => Promise<void>;
  withdraw: (id: string) => Promise<void>;
}
