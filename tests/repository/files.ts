import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PROJECT } from '../project.js';

/** What is installed, built or drawn. */
const GENERATED_FOLDERS = /(^|\/)(node_modules|dist|\.svelte-kit|screenshots)(\/|$)/;

/** A file of the project as it is written; `path` is from its root. */
export const readProjectFile = (path: string): string => readFileSync(new URL(path, PROJECT), 'utf8');

export const readJson = (path: string) => JSON.parse(readProjectFile(path));

export const WORKSPACES: readonly string[] = readJson('package.json').workspaces.filter((folder: string) =>
  existsSync(new URL(folder, PROJECT)),
);

/** Every file below a folder, but for what is made there; paths from the project's root. */
export function filesIn(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, PROJECT), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (GENERATED_FOLDERS.test(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
