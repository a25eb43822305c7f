import { readdir, readFile, statfs } from 'node:fs/promises';

/** Bytes that are left on the disk of a folder. */
export async function roomOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Where the system tells; elsewhere without end, and opening the pages has to show it. */
export async function spareDescriptors(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const most = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  if (!Number.isFinite(most)) return most;
  return most - (await readdir('/proc/self/fd')).length;
}
