import type { Referee } from '../referee.js';
import { PROJECT } from '../../project.js';

export type PagePoint = { readonly x: number; readonly y: number };

/** A function that runs in the page; its arguments and its answer are JSON. */
export type PageFunction<A extends readonly unknown[], R> = (...args: A) => R;

/** One browser with its storage and its page: all that an engine has to be able to do. */
export interface EnginePage {
  /** What its pages complained of. */
  faults(): Promise<readonly string[]>;
  goto(url: string): Promise<void>;
  call<A extends readonly unknown[], R>(work: PageFunction<A, R>, ...args: A): Promise<R>;
  down(spot: PagePoint): Promise<void>;
  move(spot: PagePoint): Promise<void>;
  up(): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** As PNG. */
  picture(): Promise<Buffer>;
}

export type Size = { readonly width: number; readonly height: number };

/** An engine other than Chromium's, installed on this computer. */
export interface Engine {
  open(size: Size): Promise<EnginePage>;
  /** The address of the referee for phones; no secure context but over HTTPS. */
  address(referee: Referee): string;
  close(): Promise<void>;
}

/** Packages of Debian with other engines, each with the program that is run; `npm test` installs these. */
export const { ENGINES } = (await import(new URL('scripts/lib/browsers.mjs', PROJECT).href)) as {
  readonly ENGINES: Readonly<Record<'firefox-esr' | 'webkit2gtk-driver' | 'xvfb', string>>;
};
