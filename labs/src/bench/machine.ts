import { cpus, loadavg, totalmem } from 'node:os';
import type { Machine } from './report/figure.js';

export function machine(): Machine {
  const all = cpus();
  return {
    node: process.versions.node,
    cpu: all[0]?.model.trim() ?? 'unknown processor',
    cores: all.length,
    memoryGB: Math.round(totalmem() / 1e9),
    load: loadavg()[0] ?? 0,
  };
}
