import { join } from 'node:path';
import { freePort } from '@mister-x/tests/processes/free-port';
import { HostedReferee } from '@mister-x/tests/processes/hosted-referee';
import { inTemporaryFolder } from '@mister-x/tests/processes/temporary-folder';
import { median, type Report } from '../report/figure.js';

const LIMIT_MS = 30_000;
const ASK_EVERY_MS = 5;

/** A new data folder each time: making the database is part of the first start. */
export async function measureStart(times: number): Promise<Report> {
  const seconds: number[] = [];
  for (let i = 0; i < times; i++) seconds.push(await inTemporaryFolder(startOnce));
  return {
    item: 'start',
    title: 'From starting the built server to its first healthy answer',
    figures: [
      {
        label: 'GET /api/health answers',
        unit: 's',
        median: median(seconds),
        aim: { value: 1.5, better: 'less' },
      },
    ],
    notes: [`${times} starts, each with a new data folder, asked every ${ASK_EVERY_MS} ms`],
  };
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const server = HostedReferee.spawn(join(folder, 'data'), { port, aloud: true });
  try {
    while (!(await isHealthy(port))) {
      if (performance.now() - began > LIMIT_MS) throw new Error('the server did not start');
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    return (performance.now() - began) / 1000;
  } finally {
    await server.stop();
  }
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    const { status } = (await answer.json()) as { status?: string };
    return answer.ok && status === 'ok';
  } catch {
    return false;
  }
}
