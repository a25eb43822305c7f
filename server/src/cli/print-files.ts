import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { PrintOrder } from '@mister-x/engine/protocol';
import { fileName } from '../print/file-name.js';
import { type OrderFault, orderFault, PRINTABLE } from '../print/games.js';
import { print } from '../print/kits.js';
import type { PrintJob } from '../print/print-job.js';

/** Where all sheets go unless a folder is named. */
const KIT_FOLDER = 'mister-x-kit';

/** Makes each job's file and says so. The exit code: 0 written, 1 not written, 2 no such order. */
export async function printFiles(
  orders: readonly PrintJob[],
  out: string | undefined,
): Promise<number> {
  const [first, ...others] = orders;
  if (first === undefined) return 0;
  if (out === '-' && others.length > 0) {
    return fail(2, 'Only one sheet at a time can go to standard output.');
  }
  for (const order of orders) {
    const fault = orderFault(order);
    if (fault !== undefined) return fail(2, faultSentence(fault, order));
  }
  const folder = await folderFor(out, others.length > 0);
  for (const order of orders) {
    const path = folder === undefined ? (out ?? fileName(order)) : join(folder, fileName(order));
    const printed = await print(order);
    if (printed === undefined) throw new Error('an order that was not looked at');
    if (path === '-') {
      process.stdout.write(printed.pdf);
      return 0;
    }
    const saved = await save(path, printed.pdf, folder !== undefined);
    if (!saved.ok) return fail(1, `${resolve(path)}\ncannot be written: ${saved.reason}.`);
    const pages = printed.pages === 1 ? '1 page' : `${printed.pages} pages`;
    process.stdout.write(`${path}  ${pages}${saved.replaced ? ', replaced' : ''}\n`);
  }
  const moved = orders.find(({ sheet }) => sheet === 'labels')?.offset;
  if (moved !== undefined) process.stdout.write(offsetSentence(moved));
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

/** What was understood: `1,5` is no decimal comma. Nothing is said of labels that are not moved. */
function offsetSentence({ right, down }: PrintOrder['offset']): string {
  if (right === 0 && down === 0) return '';
  const across = `${Math.abs(right)} mm to the ${right < 0 ? 'left' : 'right'}`;
  return `Labels are moved ${across} and ${Math.abs(down)} mm ${down < 0 ? 'up' : 'down'}.\n`;
}

function fail(code: 1 | 2, sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

function faultSentence(fault: OrderFault, order: PrintOrder): string {
  const { game, sheet, pawn, detectives, label } = order;
  const known = PRINTABLE.get(game);
  switch (fault) {
    case 'GAME_UNKNOWN':
      return `Nothing can be printed for ${game}.`;
    case 'SHEET_UNKNOWN':
      return `${known?.name ?? game} has no sheet ${sheet}. Choose one of: ${known?.sheets.join(', ')}.`;
    case 'PAWN_UNKNOWN':
      if (known?.pawns(order).length === 0) {
        return `In ${known.name} no pawn has tickets of its own; leave out --pawn.`;
      }
      return `There is no pawn ${pawn}. Use d1 to d${detectives}, or x.`;
    case 'CODE_TOO_WIDE':
      return (
        `The bars of code128 do not fit on labels of ${label}.\n` +
        'Choose --code datamatrix or qr, or larger labels.'
      );
  }
}

type Saved =
  | { readonly ok: true; readonly replaced: boolean }
  | { readonly ok: false; readonly reason: string };

async function save(path: string, pdf: Buffer, inKit: boolean): Promise<Saved> {
  const part = `${path}.part`;
  try {
    if (inKit) await makeFolder(dirname(path));
    const before = await whatIs(path);
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
async function whatIs(path: string): Promise<'nothing' | 'ours' | 'foreign'> {
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
