import type { TableInfo } from '@mister-x/engine/protocol';
import { alarm, mayBeCleared, ALARM_REASONS } from '@mister-x/kiosk/witness/alarms.ts';
import { newTrustMemory, rememberTrustMemory } from '@mister-x/kiosk/witness/memory.ts';

type Trouble = {
  readonly name: string;
  /** What is true of the table then; `seat` is the one that it is about. */
  readonly info?: (seat: string, info: TableInfo) => Partial<TableInfo>;
  /** What this device remembers of the table. */
  readonly before?: (table: string) => void;
  readonly offline?: true;
};

/** What may be wrong at a table, whatever is played there. */
export const PAGE_TROUBLES: readonly Trouble[] = [
  { name: 'offline', offline: true },
  { name: 'nothing is saved', info: () => ({ storageFault: 'DISK_FULL' }) },
  {
    name: 'a phone is called lost',
    info: (seat) => ({ announced: { seat, what: 'reopen', left: 60_000 } }),
  },
  { name: 'a phone is awaited', info: (seat) => ({ waiting: [seat] }) },
  { name: 'the key is lost', info: () => ({ lost: true, status: 'over' }) },
  {
    name: 'a person is to be replaced',
    info: (seat, { correspondence }) => ({
      correspondence: correspondence && { ...correspondence, replacing: { seat, agreed: [] } },
    }),
  },
  // Of what no later check takes back.
  ...ALARM_REASONS.filter((what) => !mayBeCleared(alarm(what))).map((what) => ({
    name: `the referee was caught: ${what}`,
    before: (table: string) => rememberTrustMemory({ ...newTrustMemory(table), alarms: [alarm(what, '2')] }),
  })),
];
