import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { median, quantile, type Report } from '../report/figure.js';
import { FastYardMatch } from '../wire/hurried-evening.js';
import { withServer } from '../wire/with-server.js';

const WARM_UP = 100;

const MEDIAN_AIM_MS = 1.5;
const OVER_DISK_AIM_MS = 1.2;
const P99_AIM_MS = 6;

export function measureLatency(moves: number): Promise<Report> {
  return withServer(async (place, folder) => {
    const evening = await FastYardMatch.begin(place, 1);
    const disk: number[] = [];
    const wire: number[] = [];
    for (let i = 0; i < WARM_UP; i++) await evening.move();
    for (let i = 0; i < moves; i++) {
      wire.push(await evening.move());
      disk.push(syncOnce(folder));
    }
    evening.close();
    return {
      item: 'latency',
      title: 'From sending a move to the last of six devices, durable write included',
      figures: [
        {
          label: 'move heard by all six',
          unit: 'ms',
          median: median(wire),
          p99: quantile(wire, 0.99),
          // Also no more than the disk in this run and what the rest may take.
          aim: { value: Math.min(MEDIAN_AIM_MS, median(disk) + OVER_DISK_AIM_MS), better: 'less' },
          aimP99: { value: P99_AIM_MS, better: 'less' },
        },
        {
          label: 'bare fdatasync of 500 bytes, same folder',
          unit: 'ms',
          median: median(disk),
          p99: quantile(disk, 0.99),
        },
      ],
      notes: [`${moves} moves of ${evening.games} games, one at a time, over loopback; fdatasync in between`],
    };
  });
}

function syncOnce(folder: string): number {
  const file = openSync(join(folder, 'sync'), 'a');
  try {
    const began = performance.now();
    writeSync(file, Buffer.alloc(500, 1));
    fdatasyncSync(file);
    return performance.now() - began;
  } finally {
    closeSync(file);
  }
}
