import { fileURLToPath } from 'node:url';
import { pairHost } from '@mister-x/server/testing';
import { type RunOptions, NodeProcess } from './node-process.js';
import { PROJECT } from '../project.js';

/** Said last of all when it runs. */
const RUNNING_LINE = 'Ctrl-C stops the referee';

export type RefereeOptions = RunOptions & {
  /** The command, or one of its stand-ins for tests. */
  readonly program?: string;
};

/** What a server may touch of the computer that it runs on, and usually must not. */
export type ServeOutside = {
  /** The scanners that are plugged in: they belong to someone, who may be using them just now. */
  readonly scanners?: boolean;
  /** Its name in the network. */
  readonly mdns?: boolean;
};

/** A place as its host knows it. */
export type HostedServer = {
  readonly url: string;
  readonly port: number;
  readonly hostKey: string;
};

/** What `serve` is told on any free port, with `more` to be heeded rather than that. */
export function serveArgs(
  more: readonly string[],
  { scanners = false, mdns = false }: ServeOutside = {},
): readonly string[] {
  const apart = [...(scanners ? [] : ['--no-scanners']), ...(mdns ? [] : ['--no-mdns'])];
  return ['serve', '--port', '0', ...apart, ...more];
}

/** The built command as a process of its own, as a person starts it. */
export class RefereeProcess extends NodeProcess {
  constructor(args: readonly string[], { program = COMMAND, ...circumstances }: RefereeOptions = {}) {
    super([program, ...args], circumstances);
  }

  static serve(more: readonly string[], how: RefereeOptions & ServeOutside = {}): RefereeProcess {
    return new RefereeProcess(serveArgs(more, how), how);
  }

  /** Waits until the server runs, for the first time or once more. */
  started(times = 1): Promise<void> {
    return this.said(RUNNING_LINE, times);
  }

  /** The kiosk's link on this computer, once the server runs. */
  async link(): Promise<KioskLink> {
    await this.started();
    const [link] = this.links;
    if (link === undefined) throw new Error(`no link in: ${this.out}`);
    return link;
  }

  /** The links for a browser on this computer that it has printed so far. */
  get links(): readonly KioskLink[] {
    const all = KioskLink.in(this.out);
    // Those for other screens come after it.
    return all.filter(({ hostname }) => hostname === all[0]?.hostname);
  }

  /** Signs in as the host by the first link. */
  async host(): Promise<HostedServer> {
    const { port, code } = await this.link();
    const url = `http://127.0.0.1:${port}`;
    return { url, port: Number(port), hostKey: await pairHost(url, code) };
  }

  /** Where it listens for HTTPS, once it runs with that. */
  get httpsPort(): number {
    return Number(/https:\/\/\S+:(\d+)\/play/.exec(this.out)?.[1]);
  }
}

/** A link that lets one screen in, as the referee prints it: all that tests know of how it is written. */
export class KioskLink extends URL {
  /** For a browser on the referee's computer. */
  static to(port: number, code: string): KioskLink {
    return new KioskLink(`http://localhost:${port}/#pair=${code}`);
  }

  /** All that stand in a text, each of them whole. */
  static in(text: string): readonly KioskLink[] {
    return Array.from(text.matchAll(/https?:\/\/\S+#pair=\S+(?=\s)/g), ([link]) => new KioskLink(link));
  }

  get code(): string {
    return codeIn(this.hash);
  }
}

/** The code of a link, of which the beginning may be missing. */
export function codeIn(link: string): string {
  return /#pair=([\w-]+)/.exec(link)?.[1] ?? '';
}

const fileOf = (path: string): string => fileURLToPath(new URL(path, PROJECT));

/** The command as people have it. */
export const COMMAND = fileOf('server/bin/mister-x.mjs');

/** The same without limits: some players here are faster than people. */
export const NO_LIMITS = fileOf('server/dist/testing/no-limits.js');

/** The same with an eighth of the places for connections and answers. */
export const EIGHTH_LIMITS = fileOf('server/dist/testing/eighth-limits.js');

/** The same, but for how long it waits until nobody has objected, or answered: some seconds, or ten minutes. */
export const SHORT_TIMEOUTS = fileOf('server/dist/testing/short-timeouts.js');
export const LONG_TIMEOUTS = fileOf('server/dist/testing/long-timeouts.js');

/** The same, with computers that move at once. */
export const FAST_COMPUTERS = fileOf('server/dist/testing/fast-computers.js');

/** The same, with every game by correspondence and under masks. */
export const ALL_BY_CORRESPONDENCE = fileOf('server/dist/testing/all-by-correspondence.js');

/** What `npm start` tells Node.js. */
export const { HEAP_OPTIONS } = (await import(new URL('scripts/lib/processes.mjs', PROJECT).href)) as {
  readonly HEAP_OPTIONS: readonly string[];
};
