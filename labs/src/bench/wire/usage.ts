import { readFileSync } from 'node:fs';

type Process = { readonly pid: number };

/** Resident memory in MB (1,000,000 bytes); `undefined` where the system does not tell. */
export function residentMB({ pid }: Process): number | undefined {
  try {
    const kB = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kB === undefined ? undefined : (Number(kB) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}

/** User and system time of a process so far, in seconds; `undefined` where the system does not tell. */
export function cpuSeconds({ pid }: Process): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Fields 14 and 15 of proc(5), in ticks of which Linux has 100 a second.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
