import type { CodeFault } from '@mister-x/engine/cards';
import type { Level, TableId } from '@mister-x/engine/protocol';
import type { MatchRecord } from '@mister-x/engine/record';
import { type Component, createContext } from 'svelte';
import type { Session } from '../visit/session.svelte.js';

/** Says what any card is, of whatever game. */
export type CardReader = (text: string) => CardText;
export type CardText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: CodeFault };

export type DevicesProps = {
  readonly session: Session;
  readonly read: CardReader;
  readonly onback: () => void;
};

/** What the pages around games bring to the page of a table, which knows neither other games nor other pages. */
type ScreenContext = {
  readonly session: Session;
  /** Goes to another table, for example the rematch. */
  readonly openTable: (table: TableId) => void;
  /** Back to the list of tables; nothing is ended by it. */
  readonly leave: () => void;
  /** To the set-up of another table. */
  readonly openSetUp: () => void;
  /** Another game like the one that one person has just played behind the cover of this screen. */
  readonly tryHidden: () => void;
  /** To the story and the film of a finished game; `undefined` where it has none. */
  readonly story: () => ((record: MatchRecord) => void) | undefined;
  /** At which levels computers play the game on the table. */
  readonly levels: () => readonly Level[];
  /** The page of scanners with all its words; it knows the cards of every game. */
  readonly loadDevices: () => Promise<readonly [Component<DevicesProps>, CardReader]>;
};

export const [screenHere, provideScreen] = createContext<ScreenContext>();
