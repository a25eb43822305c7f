import { join } from 'node:path';
import type { HostedReferee } from '@mister-x/tests/processes/hosted-referee';
import { inTemporaryFolder } from '@mister-x/tests/processes/temporary-folder';
import type { Figure, Report } from '../report/figure.js';
import { playByCorrespondence } from '../wire/post-table.js';
import { cpuSeconds, residentMB } from '../wire/usage.js';
import { servedFrom } from '../wire/with-server.js';

const ROUNDS = 10;
const MEMORY_AIM = 150;
const SHARE_AIM = 0.5;
/** Start-up garbage is gone and nothing is under way any more. */
const SETTLE_MS = 60_000;
/** With 2,000 seats each reader comes twice an hour; one network may read no more. */
const FEED_MS = 1_000;

/** Matches that live for weeks: what they cost while nobody is there, and while their feeds are read. */
export function measureCorrespondence(matches: number, minutes: number): Promise<Report> {
  return inTemporaryFolder(async (folder) => {
    const data = join(folder, 'data');
    const played = await servedFrom(data, (place) => playByCorrespondence(place, matches, ROUNDS));
    // They have lived over a restart, as all of them do in weeks.
    return servedFrom(data, async (server) => {
      await settle(SETTLE_MS);
      const ms = minutes * 60_000;
      const quiet = await usageDuring(server, ms, []);
      const polled = await usageDuring(server, ms, played.feeds);
      return {
        item: 'post',
        title: `${matches} matches of Mafia by correspondence, over ${minutes} minutes`,
        figures: [...figures('nobody there', quiet), ...figures('a feed read every second', polled)],
        notes: [`${(played.rounds / matches).toFixed(1)} rounds each, deadlines running; 1 MB is 1,000,000 bytes`],
      };
    });
  });
}

type Usage = { readonly share: number | undefined; readonly memory: number | undefined };

/** Reads one feed after the other; the most memory that was seen in the time. */
async function usageDuring({ process, url }: HostedReferee, ms: number, feeds: readonly string[]): Promise<Usage> {
  const began = performance.now();
  const before = cpuSeconds(process);
  let memory = residentMB(process);
  const seen = () => {
    const now = residentMB(process);
    if (now !== undefined) memory = Math.max(memory ?? 0, now);
  };
  for (let nth = 0; performance.now() - began < ms; nth++) {
    await settle(began + (nth + 1) * FEED_MS - performance.now());
    const feed = feeds[nth % feeds.length];
    if (feed !== undefined) await read(new URL(feed), url);
    seen();
  }
  const after = cpuSeconds(process);
  const seconds = (performance.now() - began) / 1000;
  const share = before === undefined || after === undefined ? undefined : (100 * (after - before)) / seconds;
  return { share, memory };
}

async function read({ pathname, search }: URL, server: string): Promise<void> {
  const answer = await fetch(new URL(pathname + search, server));
  if (!answer.ok) throw new Error(`a feed was refused: ${answer.status}`);
  await answer.text();
}

function figures(label: string, { share, memory }: Usage): readonly Figure[] {
  return [
    ...(memory === undefined
      ? []
      : [
          {
            label: `${label}, memory`,
            unit: 'MB',
            median: memory,
            aim: atMost(MEMORY_AIM),
          } as const,
        ]),
    ...(share === undefined
      ? []
      : [
          {
            label: `${label}, of a core`,
            unit: '%',
            median: share,
            aim: atMost(SHARE_AIM),
          } as const,
        ]),
  ];
}

const atMost = (value: number) => ({ value, better: 'less' }) as const;

function settle(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
