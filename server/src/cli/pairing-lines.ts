import type { PairingNews } from '../host/host.service.js';
import { printable } from '../log-text.js';
import type { KioskLinks } from './banner.js';

/** What the terminal says when a screen has come or all others are gone, with the link that is good now. */
export function pairingLines(news: PairingNews, { here, elsewhere }: KioskLinks): string {
  const link = [
    'Link for another screen:',
    `  ${here}`,
    ...(elsewhere === undefined ? [] : [`  ${elsewhere}`]),
  ];
  return ['', sentence(news), ...(isNew(news) ? link : []), ''].join('\n');
}

/** Whether the link that was shown before is good no more. */
const isNew = (news: PairingNews): boolean =>
  news.what === 'signed-out' || news.used === 'terminal';

function sentence(news: PairingNews): string {
  if (news.what === 'paired') {
    return `A screen has signed in as the host's${news.screen === '' ? '' : `: ${printable(news.screen)}`}.`;
  }
  if (news.screens === 0) return 'No other screen was signed in. Earlier links no longer work.';
  const who = news.screens === 1 ? 'One screen has' : `${news.screens} screens have`;
  return `${who} been signed out. Earlier links no longer work.`;
}
