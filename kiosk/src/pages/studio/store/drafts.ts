import type { Json } from '@mister-x/engine/protocol';
import type { BoardFile } from '@mister-x/games/pursuit/rules';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ProofreadStations } from '../model/proof.js';
import type { Corners } from '../photo/homography.js';

/** A board or a pack in the making, as it is kept by this browser and nowhere else. */
export type Draft = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
} & DraftContent;

export type DraftContent = BoardDraft | PackDraft;
export type BoardDraft = { readonly board: BoardFile; readonly proofs: ProofreadStations };
export type PackDraft = {
  readonly pack: {
    readonly game: string;
    readonly name: string;
    readonly places: number;
    readonly file: Json;
  };
};

/** The photograph of a draft: turned upright, made smaller, without anything the camera noted. */
export type Photo = {
  readonly blob: Blob;
  /** Of the board, in pixels of the photograph. */
  readonly corners: Corners;
};

export type DraftSaveFault = 'full' | 'unavailable';
/** `foreign`: what lies there is not this page's, or gone; nothing was written. */
export type LateKeepResult = KeepResult | { readonly ok: false; readonly fault: 'foreign' };
export type KeepResult = { readonly ok: true } | { readonly ok: false; readonly fault: DraftSaveFault };

/** A draft as text: a browser copies one long string much faster than a thousand short lists. */
export type StoredDraftText = {
  readonly id: string;
  readonly text: string;
  /** That wrote it, and the number of the write there. */
  readonly page: string;
  readonly turn: number;
};

/** Bytes, not a blob: a private window of WebKit keeps none. */
type StoredPhoto = Omit<Photo, 'blob'> & { readonly bytes: ArrayBuffer; readonly type: string };

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: StoredDraftText };
  photos: { key: string; value: StoredPhoto };
}

/** Drafts and photographs in this browser's own database. A browser without one keeps nothing. */
export class DraftStore {
  readonly #open: Promise<IDBPDatabase<DraftDatabase> | undefined>;

  constructor(name = 'mister-x-studio') {
    this.#open = openDB<DraftDatabase>(name, 1, {
      upgrade(db) {
        db.createObjectStore('drafts', { keyPath: 'id' });
        db.createObjectStore('photos');
      },
    }).catch(() => undefined);
  }

  /** The one that was changed last comes first. */
  async list(): Promise<readonly Draft[]> {
    const db = await this.#open;
    const drafts = (await db?.getAll('drafts').catch(() => [])) ?? [];
    return drafts.map(draftIn).sort((a, b) => b.changedAt - a.changedAt);
  }

  /** As it was saved last, by whichever tab. */
  async draftOf(id: string): Promise<Draft | undefined> {
    const db = await this.#open;
    const kept = await db?.get('drafts', id).catch(() => undefined);
    return kept === undefined ? undefined : draftIn(kept);
  }

  async photoOf(id: string): Promise<Photo | undefined> {
    const db = await this.#open;
    const kept = await db?.get('photos', id).catch(() => undefined);
    if (kept === undefined) return undefined;
    const { bytes, type, corners } = kept;
    return { blob: new Blob([bytes], { type }), corners };
  }

  keep(sheet: StoredDraftText): Promise<KeepResult> {
    return this.#write((db) => db.put('drafts', sheet));
  }

  /** As `keep`, for sheets that may come late: replaces nothing but what the same page wrote earlier. */
  async keepLate(sheet: StoredDraftText): Promise<LateKeepResult> {
    const kept = await this.#write(async (db) => {
      const change = db.transaction('drafts', 'readwrite');
      const place = placementOfLateSave(sheet, await change.store.get(sheet.id));
      const put = place === 'own' ? change.store.put(sheet) : undefined;
      await Promise.all([put, change.done]);
      return place;
    });
    return kept.ok && kept.value === 'foreign' ? { ok: false, fault: 'foreign' } : kept;
  }

  keepPhoto(id: string, photo: Photo): Promise<KeepResult> {
    return this.#write(async (db) => {
      const { blob, corners } = photo;
      await db.put('photos', { bytes: await blob.arrayBuffer(), type: blob.type, corners }, id);
    });
  }

  /** With its photograph. */
  remove(id: string): Promise<KeepResult> {
    return this.#write(async (db) => {
      await db.delete('photos', id);
      await db.delete('drafts', id);
    });
  }

  /** @returns what `work` answers, or why nothing was written */
  async #write<T>(work: (db: IDBPDatabase<DraftDatabase>) => Promise<T>): Promise<WriteResult<T>> {
    const db = await this.#open;
    if (db === undefined) return { ok: false, fault: 'unavailable' };
    try {
      return { ok: true, value: await work(db) };
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      return { ok: false, fault: isFull ? 'full' : 'unavailable' };
    }
  }
}

type WriteResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: DraftSaveFault };

/** Of a sheet that comes late: over what lies there, under what the same page wrote since, or not its own. */
type PlacementOfLateSave = 'own' | 'under' | 'foreign';

export function placementOfLateSave(
  { page, turn }: Pick<StoredDraftText, 'page' | 'turn'>,
  before: Pick<StoredDraftText, 'page' | 'turn'> | undefined,
): PlacementOfLateSave {
  if (before?.page !== page) return 'foreign';
  return before.turn > turn ? 'under' : 'own';
}

function draftIn({ text }: StoredDraftText): Draft {
  return JSON.parse(text) as Draft;
}

/** Names are no secret and need be unique in one browser only. */
export function newDraftId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
