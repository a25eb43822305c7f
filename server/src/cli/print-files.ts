import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { err, type Result } from '@mister-x/engine';
import { type CustomFile, type CustomFileRefusal, readCustomFile } from '@mister-x/games/custom';
import { BOARD_LIMITS } from '@mister-x/games/pursuit/rules';
import type { PreparedPrint, PrintJob } from '@mister-x/printing/kit';
import { type PrintKits, preparePrint } from '@mister-x/games/printing';
import { describePrintShifts } from './print-options.js';

/** Where all sheets go unless a folder is named. */
const KIT_FOLDER = 'mister-x-kit';

/** Makes each job's file and says so. The exit code: 0 written, 1 not written, 2 no such order. */
export async function printFiles(kits: PrintKits, jobs: readonly PrintJob[], out: string | undefined): Promise<number> {
  const several = jobs.length > 1;
  if (out === '-' && several) {
    return fail(2, 'Only one sheet at a time can go to standard output.');
  }
  const all: PreparedPrint[] = [];
  for (const job of jobs) {
    const prepared = preparePrint(job, kits);
    if (!prepared.ok) return fail(2, prepared.error.sentence);
    all.push(prepared.value);
  }
  const folder = await folderFor(out, several);
  for (const { fileName, print, beside } of all) {
    const path = folder === undefined ? (out ?? fileName) : join(folder, fileName);
    const printed = await print();
    const more = await beside();
    if (path === '-') {
      if (more !== undefined) {
        return fail(2, 'A second file belongs to this sheet. Name a file or folder with --out.');
      }
      process.stdout.write(printed.pdf);
      return 0;
    }
    if (more !== undefined) {
      // First: without it the print is of no use.
      const second = `${path.replace(/\.pdf$/, '')}.${more.ending}`;
      const kept = await saveText(second, more.text, folder !== undefined);
      if (!kept.ok) return fail(1, notWritten(second, kept.reason));
      process.stdout.write(`${second}${kept.replaced ? ', as before' : ''}\n`);
    }
    const saved = await save(path, printed.pdf, folder !== undefined);
    if (!saved.ok) return fail(1, notWritten(path, saved.reason));
    const pages = printed.pages === 1 ? '1 page' : `${printed.pages} pages`;
    process.stdout.write(`${path}  ${pages}${saved.replaced ? ', replaced' : ''}\n`);
  }
  process.stdout.write(describePrintShifts(kits, jobs));
  process.stdout.write('Print at actual size (100 %), not "fit to page".\n');
  return 0;
}

/** Where files get their usual names. `undefined`: `out` is the file itself, or there is none. */
async function folderFor(out: string | undefined, several: boolean): Promise<string | undefined> {
  if (several) return out ?? KIT_FOLDER;
  if (out === undefined || out === '-') return undefined;
  const isFolder = await stat(out).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? out : undefined;
}

function fail(code: 1 | 2, sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

type SaveResult = { readonly ok: true; readonly replaced: boolean } | { readonly ok: false; readonly reason: string };

function notWritten(path: string, reason: string): string {
  return `${resolve(path)}\ncannot be written: ${reason}.`;
}

/** For its owner's eyes. Another file of that name may be the only one of its kind: it stays. */
async function saveText(path: string, text: string, inKit: boolean): Promise<SaveResult> {
  try {
    if (inKit) await makeFolder(dirname(path));
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
    return { ok: true, replaced: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      return { ok: false, reason: reasonOf(error) };
    }
    const same = await readFile(path, 'utf8').then(
      (before) => before === text,
      () => false,
    );
    if (same) return { ok: true, replaced: true };
    return { ok: false, reason: 'there is already another file of that name' };
  }
}

async function save(path: string, pdf: Buffer, inKit: boolean): Promise<SaveResult> {
  const part = `${path}.part`;
  try {
    if (inKit) await makeFolder(dirname(path));
    const before = await fileKindAt(path);
    if (before === 'foreign') {
      return {
        ok: false,
        reason: 'there is already a file of that name that Mister X did not make',
      };
    }
    await writeFile(part, pdf);
    await rename(part, path);
    return { ok: true, replaced: before === 'ours' };
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    return { ok: false, reason: reasonOf(error) };
  }
}

/** Only the folder itself: with `recursive`, Node 20 tries for ever where nothing can be made. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Sheets that were printed before are replaced; nothing else is. */
async function fileKindAt(path: string): Promise<'nothing' | 'ours' | 'foreign'> {
  try {
    const bytes = await readFile(path);
    // The name of the program that made the document, as PDFKit writes it.
    const ours = bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.includes('(Mister X)');
    return ours ? 'ours' : 'foreign';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'nothing';
    throw error;
  }
}

function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'there is no such folder';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'part of the path is a file, not a folder';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'this account may not write there';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return (error as Error).message;
  }
}

/** JSON with spaces and line ends; what the file itself may take is asked afterwards. */
const READ_BYTES_MAX = 4 * BOARD_LIMITS.bytes;

/** The board or the pack in a file that the studio exported, or sentences that say why there is none. */
export async function readFileOf(kits: PrintKits, path: string): Promise<Result<CustomFile, string>> {
  let text: string;
  try {
    if ((await stat(path)).size > READ_BYTES_MAX) return err(`${path}\nis too large for a board or a box.`);
    text = await readFile(path, 'utf8');
  } catch (error) {
    return err(`${path}\ncannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const read = readCustomFile(text);
  return read.ok ? read : err(`${path}\n${refusalOf(kits, read.error)}`);
}

function refusalOf(kits: PrintKits, refusal: CustomFileRefusal): string {
  if (refusal.code === 'BOARD_UNPLAYABLE') {
    return 'is not ready for play yet. The studio says what is missing.';
  }
  if (refusal.code !== 'PACK_INVALID') {
    const { code, path } = refusal;
    return `is not a board or box file (${code}${path === '' ? '' : ` at ${path}`}).`;
  }
  const { causes, member, game } = refusal;
  if (causes.length === 0) return `is not a box file (${member ?? refusal.code}).`;
  const reasons = causes.map((cause) => `  ${kits.get(game)?.reason(cause) ?? cause.code}`);
  return ['is not ready for play yet:', ...new Set(reasons)].join('\n');
}
