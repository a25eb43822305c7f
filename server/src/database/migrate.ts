import type { Connection } from './connection.js';
import { MIGRATIONS, type Migration, OBSOLETE } from './migrations.js';

export async function isObsolete(connection: Connection): Promise<boolean> {
  return (await applied(connection)).some((name) => OBSOLETE.has(name));
}

/** The first migration of the database that this program does not know, if there is one. */
export async function unknownMigration(connection: Connection): Promise<string | undefined> {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return (await applied(connection)).find((name) => !known.has(name));
}

/**
 * Applies what the database does not have yet, in order. Each step is one transaction, and the note
 * that it was done is part of it: a power cut leaves a step done and noted, or neither.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await connection.run(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) WITHOUT ROWID',
  );
  const done = new Set(await applied(connection));
  for (const { name, statements } of migrations) {
    if (done.has(name)) continue;
    await connection.transaction(async () => {
      for (const statement of statements) await connection.run(statement);
      await connection.run('INSERT INTO migrations (name) VALUES (?)', [name]);
    });
  }
}

async function applied(connection: Connection): Promise<string[]> {
  const rows = await connection.all<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  return rows.map(({ name }) => name);
}
