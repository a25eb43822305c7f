/**
 * The archive format from which Linux fills its first file system: cpio "newc", the kernel's
 * Documentation/driver-api/early-userspace/buffer-format.rst.
 */

export type Entry =
  | { readonly path: string; readonly folder: true }
  | { readonly path: string; readonly target: string }
  | { readonly path: string; readonly content: Buffer; readonly executable?: boolean };

const FOLDER = 0o040755;
const LINK = 0o120777;
const FILE = 0o100644;
const PROGRAM = 0o100755;

/**
 * The whole archive in pieces, so that nothing large is copied. Folders above an entry are added
 * before it; paths are relative to the root, with `/` between folders.
 */
export function cpio(entries: readonly Entry[]): Buffer[] {
  const folders = new Set<string>();
  const pieces: Buffer[] = [];
  let inode = 0;
  const add = (path: string, mode: number, content: Buffer) => {
    inode += 1;
    pieces.push(...member(path, mode, inode, content));
  };
  const addFolders = (path: string) => {
    const parts = path.split('/').slice(0, -1);
    for (let length = 1; length <= parts.length; length += 1) {
      addFolder(parts.slice(0, length).join('/'));
    }
  };
  const addFolder = (path: string) => {
    if (folders.has(path)) return;
    folders.add(path);
    add(path, FOLDER, Buffer.alloc(0));
  };
  for (const entry of entries) {
    addFolders(entry.path);
    if ('folder' in entry) addFolder(entry.path);
    else if ('target' in entry) add(entry.path, LINK, Buffer.from(entry.target));
    else add(entry.path, entry.executable ? PROGRAM : FILE, entry.content);
  }
  inode = -1;
  add('TRAILER!!!', 0, Buffer.alloc(0));
  return pieces;
}

/** Header and name together, and then the content, each fill up a multiple of four bytes. */
function member(path: string, mode: number, inode: number, content: Buffer): Buffer[] {
  const name = Buffer.from(`${path}\0`);
  const links = mode === FOLDER ? 2 : 1;
  const fields = [inode, mode, 0, 0, links, 0, content.length, 0, 0, 0, 0, name.length, 0];
  const header = `070701${fields.map((field) => field.toString(16).padStart(8, '0')).join('')}`;
  const padding = (length: number) => Buffer.alloc((4 - (length % 4)) % 4);
  return [Buffer.from(header), name, padding(header.length + name.length), content, padding(content.length)];
}
