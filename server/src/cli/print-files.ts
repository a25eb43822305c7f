import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { PrintOrder } from '@mister-x/engine/protocol';
import { fileName } from '../print/file-name.js';
import { type OrderFault, orderFault } from '../print/games.js';
import { print } from '../print/kits.js';

/** Where all sheets go unless a folder is named. */
const KIT_FOLDER = 'mister-x-kit';

/** Makes each order's file and says so. The exit code: 0 written, 1 not written, 2 no such order. */
export async function printFiles(
  orders: readonly PrintOrder[],
  out: string | undefined,
): Promise<number> {
  const [first, ...others] = orders;
  if (first === undefined) return 0;
  if (out === '-' && others.length > 0) {
    return fail(2, 'Only one sheet at a time goes to the standard output.');
  }
  for (const order of orders) {
    const fault = orderFault(order);
    if (fault !== undefined) return fail(2, faultSentence(fault, order));
  }
  const folder = others.length > 0 ? (out ?? KIT_FOLDER) : undefined;
  for (const order of orders) {
    const path = folder === undefined ? (out ?? fileName(order)) : join(folder, fileName(order));
    const printed = await print(order);
    if (printed === undefined) throw new Error('an order that was not looked at');
    if (path === '-') {
      process.stdout.write(printed.pdf);
      return 0;
    }
    const reason = await save(path, printed.pdf, folder !== undefined);
    if (reason !== undefined) return fail(1, `${resolve(path)}\ncannot be written: ${reason}.`);
    const pages = printed.pages === 1 ? '1 page' : `${printed.pages} pages`;
    process.stdout.write(`${path}  ${pages}\n`);
  }
  process.stdout.write('Print at actual size (100 %), not "fit to page".\n');
  return 0;
}

function fail(code: 1 | 2, sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

function faultSentence(fault: OrderFault, { game, pawn, detectives, label }: PrintOrder): string {
  switch (fault) {
    case 'GAME_UNKNOWN':
      return `Nothing can be printed for ${game}.`;
    case 'PAWN_UNKNOWN':
      return `--pawn is d1 to d${detectives}, or x; there is no ${pawn}.`;
    case 'CODE_TOO_WIDE':
      return (
        `The bars of code128 are wider than labels of ${label}.\n` +
        'Choose --code datamatrix or qr, or larger labels.'
      );
  }
}

/** `undefined` when the file is there, else why it is not. */
async function save(path: string, pdf: Buffer, inKit: boolean): Promise<string | undefined> {
  const part = `${path}.part`;
  try {
    if (inKit) await makeFolder(dirname(path));
    if (await isSomebodysOwn(path)) {
      return 'there is a file of that name that Mister X did not make';
    }
    await writeFile(part, pdf);
    await rename(part, path);
    return undefined;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    return reasonOf(error);
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
async function isSomebodysOwn(path: string): Promise<boolean> {
  try {
    const bytes = await readFile(path);
    // The name of the program that made the document, as PDFKit writes it.
    return !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || !bytes.includes('(Mister X)');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'there is no such folder';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of it is a file and no folder';
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
