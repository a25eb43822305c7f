import type { OpenMode, SqlValue } from './driver.js';

/** What the thread of `node-worker.ts` is started with. */
export type WorkerOrder = {
  readonly path: string;
  readonly mode: OpenMode;
  readonly busyMs: number;
};

export type WorkerRequest =
  | {
      readonly id: number;
      readonly what: 'run' | 'runPrepared' | 'all';
      readonly sql: string;
      readonly values: readonly SqlValue[];
    }
  | { readonly id: number; readonly what: 'close' };

/** The answer to the opening has the id 0. */
export type WorkerAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string };
