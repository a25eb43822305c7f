import { groupDigits } from '@mister-x/engine/trust/digits';
import QRCode from 'qrcode';
import type { ScreensChange } from '../runtime/events.js';
import type { HttpsFacts } from '../web/http/https-door.js';
import { printable } from './log-text.js';
import { isBare } from '../web/tls/scope.js';

type KioskLinks = {
  /** For a browser on this computer. */
  readonly here: string;
  /** For another screen in the same network, when there is one. */
  readonly elsewhere: string | undefined;
  /** What the QR code holds. */
  readonly qr: string;
};

/**
 * The code stands in the fragment, which browsers do not send and servers do not log. For another
 * screen it also holds the key of the private channel, so that nobody in between can exchange it.
 */
export function kioskLinks(server: {
  readonly url: string;
  /** Lets one screen in. */
  readonly code: string;
  readonly channelKey: string;
  readonly addresses: readonly string[];
  /** A proxy on this computer is believed: what comes from here may come from anywhere. */
  readonly viaProxy?: boolean;
}): KioskLinks {
  const link = (base: string): string => {
    const here = isThisComputerOnly(base) && server.viaProxy !== true;
    const safe = here || base.startsWith('https:');
    const channel = safe ? '' : `&channel=${server.channelKey}`;
    return `${base.replace(/\/$/, '')}/#pair=${server.code}${channel}`;
  };
  const here = link(server.url);
  const best = server.addresses[0];
  const elsewhere = best === undefined || link(best) === here ? undefined : link(best);
  return { here, elsewhere, qr: elsewhere ?? here };
}

/** What the terminal says of HTTPS, where it is in force. */
type HttpsShown = Pick<HttpsFacts, 'authority' | 'uncovered' | 'isReplacement'>;

const PLAIN_HTTP_WARNING = [
  'What phones send is encrypted. Someone on this network could still tamper with',
  'the pages themselves; --https prevents that, too.',
];

/** TLS is the business of the proxy there. */
const PROXY_WARNING = [
  'The reverse proxy of that address encrypts what phones send, and sees it. How to',
  'set one up: docs/behind-a-proxy.md',
];

const AUTHORITY_REPLACED_NOTE = [
  'The certificate authority of this referee had expired. It has been replaced:',
  'every phone must trust this referee again, and can forget the old authority.',
];

function httpsLines({ authority, uncovered, isReplacement }: HttpsShown): readonly string[] {
  const groups = authority.fingerprint.split(' ');
  const bare = uncovered.filter(isBare);
  const others = uncovered.filter((name) => !isBare(name));
  return [
    ...(isReplacement ? [...AUTHORITY_REPLACED_NOTE, ''] : []),
    'HTTPS is on. Set each phone and every other screen up once to trust this',
    'referee. This page explains how:',
    `  ${authority.page}`,
    'They must show this SHA-256 fingerprint for its certificate:',
    ...[groups.slice(0, 8), groups.slice(8)].map((half) => `  ${half.join(' ')}`),
    ...withNames(others, [
      'That certificate does not cover these names. To cover them, delete the folder',
      'tls in the data folder: every phone must then trust the new certificate.',
    ]),
    ...withNames(bare, [
      'No certificate covers a name without a dot. On phones, open an address instead,',
      'or the name followed by .local:',
    ]),
  ];
}

const withNames = (names: readonly string[], lines: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [...lines, ...names.map((name) => `  ${name}`)];

const typedLines = (checkNumber: string): readonly string[] => [
  'If you type the code there instead, that screen must show this number:',
  `  ${groupDigits(checkNumber)}`,
];

/** Under which only this computer reaches itself. */
function isThisComputerOnly(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/**
 * What the terminal shows while the referee runs, within 80 columns but for long paths and links. The
 * code comes first: on a small screen it may scroll away, the links may not.
 */
export function banner(facts: {
  readonly links: KioskLinks;
  readonly addresses: readonly string[];
  readonly https: HttpsShown | undefined;
  readonly dataDir: string;
  /** Of the key of the private channel. */
  readonly checkNumber: string;
  readonly qr: readonly string[];
}): string {
  const { links, dataDir, qr } = facts;
  const isEncrypted = facts.https !== undefined || facts.addresses[0]?.startsWith('https:') === true;
  const addresses = facts.addresses.filter((address) => !isThisComputerOnly(address));
  return [
    '',
    'Mister X referee',
    '',
    ...qr.map((line) => `  ${line}`),
    '',
    'Big screen, on this computer:',
    `  ${links.here}`,
    ...(links.elsewhere === undefined
      ? []
      : [
          'Big screen, on another device (or scan the code above):',
          `  ${links.elsewhere}`,
          ...(isEncrypted ? [] : typedLines(facts.checkNumber)),
        ]),
    '',
    'The link is only for the host, who sets up tables. It connects one screen, which',
    'then stays signed in. Phones join with the codes on the big screen.',
    ...(addresses.length === 0
      ? ['No phone can reach this computer: it is on no network, or --host limits it', 'to itself.']
      : ['Phones reach this computer at:', ...addresses.map((address) => `  ${address}/play`)]),
    '',
    ...(facts.https === undefined ? (isEncrypted ? PROXY_WARNING : PLAIN_HTTP_WARNING) : httpsLines(facts.https)),
    '',
    'Games are kept in:',
    `  ${dataDir}`,
    '',
    'Ctrl-C stops the referee; open games continue at the next start.',
    '',
  ].join('\n');
}

/** What the terminal says when a screen has come or all others are gone, with the link that is good now. */
export function pairingLines(change: ScreensChange, { here, elsewhere }: KioskLinks): string {
  const link = ['Link for another screen:', `  ${here}`, ...(elsewhere === undefined ? [] : [`  ${elsewhere}`])];
  return ['', sentence(change), ...(isCodeNew(change) ? link : []), ''].join('\n');
}

/** Whether the link that was shown before is good no more. */
const isCodeNew = (change: ScreensChange): boolean => change.what === 'signed-out' || change.used === 'terminal';

function sentence(change: ScreensChange): string {
  if (change.what === 'paired') {
    return `A screen has signed in as the host's${change.screen === '' ? '' : `: ${printable(change.screen)}`}.`;
  }
  if (change.screens === 0) return 'No other screen was signed in. Earlier links no longer work.';
  const who = change.screens === 1 ? 'One screen has' : `${change.screens} screens have`;
  return `${who} been signed out. Earlier links no longer work.`;
}

/**
 * A QR code as lines of half blocks, two rows a line. With colour it is dark on light on every
 * terminal; without, it takes the terminal's own colours, which most phones read either way.
 */
export function qrLines(text: string, colour: boolean): readonly string[] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'L' });
  const dark = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < modules.size && column < modules.size && modules.get(row, column) === 1;
  const lines: string[] = [];
  for (let row = -QR_MARGIN_MODULES; row < modules.size + QR_MARGIN_MODULES; row += 2) {
    let line = '';
    for (let column = -QR_MARGIN_MODULES; column < modules.size + QR_MARGIN_MODULES; column++) {
      line += HALF_BLOCKS[(dark(row, column) ? 2 : 0) + (dark(row + 1, column) ? 1 : 0)];
    }
    lines.push(colour ? `\x1b[30;47m${line}\x1b[0m` : line);
  }
  return lines;
}

/** Modules of margin; scanners want some, a terminal of 24 rows has little to give. */
const QR_MARGIN_MODULES = 2;
/** By upper and lower half: neither, lower, upper, both. */
const HALF_BLOCKS = [' ', '▄', '▀', '█'] as const;
