import type { CodeFault } from '@mister-x/engine/cards';
import { type Component, createContext } from 'svelte';
import type { Session } from '../../lib/client/session.svelte.js';

/** Says what any card is, of whatever game. */
export type CardReader = (text: string) => CardText;
export type CardText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: CodeFault };

export type DevicesProps = {
  readonly session: Session;
  readonly read: CardReader;
  readonly onback: () => void;
};

/** The page of scanners with all its words. It knows the cards of every game, so the pages around games bring it. */
type LoadDevices = () => Promise<readonly [Component<DevicesProps>, CardReader]>;

export const [devicesHere, provideDevices] = createContext<LoadDevices>();
