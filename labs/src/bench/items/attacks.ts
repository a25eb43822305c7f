import {
  type Attack,
  sendRequestsAhead,
  continuations,
  cutOffDownloads,
  endlessBodies,
  floodAfterFarewell,
  openSocketsWithoutKey,
  leaveUnread,
  pings,
  pongs,
  openSilentSockets,
  sendTornRequests,
  unreadAnswers,
} from '@mister-x/tests/attacks/attacks';
import { canMeasure, MEMORY_MB_MAX, ServerUnderAttack, until } from '@mister-x/tests/attacks/server-under-attack';
import type { Figure, Report } from '../report/figure.js';

const ANSWER_AIM = { value: 100, better: 'less' } as const;

const ATTACKS: readonly (readonly [name: string, attack: Attack, secure: boolean])[] = [
  ['lines torn at upgrades', sendTornRequests, false],
  ['lines torn at upgrades, HTTPS', sendTornRequests, true],
  ['downloads cut off', cutOffDownloads, false],
  ['downloads cut off, HTTPS', cutOffDownloads, true],
  ['questions asked ahead', sendRequestsAhead, false],
  ['endless bodies', async (...at) => void (await endlessBodies(...at)), false],
  ['endless bodies, HTTPS', async (...at) => void (await endlessBodies(...at)), true],
  ['flood of pings', pings, false],
  ['flood of pings, HTTPS', pings, true],
  ['flood of pongs', pongs, false],
  ['flood of continuations', continuations, false],
  ['floods after a farewell', async (...at) => void (await floodAfterFarewell(...at)), false],
  ['answers on sockets unread', unreadAnswers, false],
  ['downloads unread', async (...at) => void (await leaveUnread(...at)), false],
  ['downloads unread, HTTPS', async (...at) => void (await leaveUnread(...at)), true],
  ['silent connections', openSilentSockets, false],
  ['connections without keys', openSocketsWithoutKey, true],
];

/** All attacks, one after the other, on one server: what each leaves behind, the next one meets. */
export async function measureAttacks(): Promise<Report> {
  if (!canMeasure) throw new Error('memory and descriptors are seen on Linux alone');
  const hold = await ServerUnderAttack.build('--full');
  try {
    return await attacksOn(hold);
  } finally {
    await hold[Symbol.asyncDispose]();
  }
}

async function attacksOn(hold: ServerUnderAttack): Promise<Report> {
  const descriptors = hold.descriptors;
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const [label, attack, secure] of ATTACKS) {
    const seen = await hold.watch(() => attack(hold, secure));
    figures.push({
      ...{ label, unit: 'ms', median: seen.median, p99: seen.p99 },
      ...{ aim: ANSWER_AIM, aimP99: ANSWER_AIM },
    });
    notes.push(
      `${label}: served ${seen.served} of ${seen.asked}, longest answer ${seen.most.toFixed(0)} ms, ` +
        `up to then ${hold.memory('VmHWM')} MB at most`,
    );
    await until(() => hold.descriptors <= descriptors + 16);
  }
  const memory = { value: MEMORY_MB_MAX, better: 'less' } as const;
  const most = hold.memory('VmHWM');
  figures.push({ label: 'memory at most, after all', unit: 'MB', median: most, aim: memory });
  return {
    item: 'attacks',
    title: 'How long an honest client waits for a page while someone attacks',
    figures,
    notes,
  };
}
