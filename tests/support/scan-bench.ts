import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unwrap } from '@mister-x/engine';
import { startServer } from '@mister-x/server';

const KIOSK = fileURLToPath(new URL('../../kiosk/', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const PAGE = 'src/testing/scan-bench.html';

/** What the page keeps of what reached it; see the kiosk's `testing/scan-bench.ts`. */
export type Bench = {
  readonly scans: string[];
  readonly keys: string[];
  readonly releases: string[];
  readonly clicks: number;
  readonly sent: number;
  readonly seen: string[];
  /** Whether keys are kept back that may be a scan's. */
  holds(): boolean;
  stop(): void;
  openCamera(): Promise<void>;
  closeCamera(): Promise<void>;
};

declare global {
  interface Window {
    bench: Bench;
  }
}

export type ScanBench = {
  /** On this computer, which is a secure context. */
  readonly page: string;
  /** Under any other name, which is none. */
  readonly pageOf: (host: string) => string;
  close(): Promise<void>;
};

/** A page that is good for trying scans only, built as the pages are and sent as they are. */
export async function openScanBench(name: string): Promise<ScanBench> {
  const folder = await mkdtemp(join(tmpdir(), 'mister-x-bench-'));
  const pages = join(folder, 'pages');
  const args = [
    'build',
    '--config',
    'build/scan-bench.ts',
    '--outDir',
    pages,
    '--logLevel',
    'warn',
  ];
  await promisify(execFile)(process.execPath, [VITE, ...args], { cwd: KIOSK });
  for (const page of ['index.html', 'play.html']) await cp(join(pages, PAGE), join(pages, page));
  const server = unwrap(
    await startServer({
      host: '127.0.0.1',
      port: 0,
      dataDir: join(folder, 'data'),
      kioskDir: pages,
      logLevel: 'silent',
      mdns: false,
      names: [name],
    }),
  );
  const pageOf = (host: string) => `http://${host}:${server.port}/${PAGE}`;
  return {
    page: pageOf('localhost'),
    pageOf,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
