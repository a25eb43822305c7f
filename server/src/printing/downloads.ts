import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RUN_AFTER, type RunAfter } from '../runtime/tokens.js';

export type Download = { readonly pdf: Buffer; readonly name: string };

/** How long a document can be fetched. */
export const DOWNLOAD_KEPT_MS = 60_000;
/** Documents kept at the same time, and their bytes together; the oldest give way. */
const DOWNLOADS_MAX = 8;
const DOWNLOAD_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Printed documents on their way to a browser: in memory only, each under an address of its own
 * that nobody can guess. Viewers fetch a document again to save it, so within its minute it is
 * handed out as often as it is asked for.
 */
@Injectable()
export class PrintedDownloads {
  private readonly kept = new Map<string, Download & { readonly cancel: () => void }>();

  constructor(@Inject(RUN_AFTER) private readonly after: RunAfter) {}

  /** Returns the address on this server. */
  keep(download: Download): string {
    const file = `${randomBytes(16).toString('hex')}.pdf`;
    const cancel = this.after(DOWNLOAD_KEPT_MS, () => this.kept.delete(file));
    this.kept.set(file, { ...download, cancel });
    for (const oldest of this.kept.keys()) {
      if (oldest === file || (this.kept.size <= DOWNLOADS_MAX && this.bytes <= DOWNLOAD_BYTES_MAX)) break;
      this.drop(oldest);
    }
    return `/print/${file}`;
  }

  find(file: string): Download | undefined {
    return this.kept.get(file);
  }

  /** Lets go of everything, so that no timer keeps the process. */
  onModuleDestroy(): void {
    for (const file of [...this.kept.keys()]) this.drop(file);
  }

  private drop(file: string): void {
    this.kept.get(file)?.cancel();
    this.kept.delete(file);
  }

  private get bytes(): number {
    return [...this.kept.values()].reduce((sum, { pdf }) => sum + pdf.length, 0);
  }
}
