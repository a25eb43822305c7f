import type { Connection } from './connection.js';

type Migration = { readonly name: string; readonly statements: readonly string[] };

/** Numbered, applied in order, never edited once released. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-tables-seats-log',
    statements: [
      `CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
      `CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        game_version INTEGER NOT NULL,
        options TEXT NOT NULL,
        language TEXT NOT NULL,
        status TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        seed TEXT NOT NULL,
        setup TEXT,
        next TEXT
      ) WITHOUT ROWID`,
      `CREATE INDEX tables_by_age ON tables (created_at)`,
      `CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        position INTEGER NOT NULL,
        seat TEXT NOT NULL,
        role TEXT NOT NULL,
        secret INTEGER NOT NULL,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        code TEXT UNIQUE,
        secret_hash TEXT,
        words_hash TEXT,
        PRIMARY KEY (table_id, seat)
      ) WITHOUT ROWID`,
      `CREATE INDEX seats_by_secret ON seats (secret_hash)`,
      // One row per accepted command. The answer to the command is kept in it (CM-6).
      // Rows of all tables follow one another on the disk, so that a group needs few pages.
      `CREATE TABLE log (
        number INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        sequence INTEGER NOT NULL,
        seat TEXT NOT NULL,
        command TEXT,
        digest TEXT,
        revision INTEGER,
        batch TEXT NOT NULL,
        UNIQUE (table_id, sequence)
      )`,
      // Answers to refused commands, the last few of each seat (CM-6).
      `CREATE TABLE refusals (
        number INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        seat TEXT NOT NULL,
        command TEXT NOT NULL,
        digest TEXT NOT NULL,
        refusal TEXT NOT NULL,
        UNIQUE (table_id, seat, command)
      )`,
    ],
  },
];

/** The first migration of the database that this program does not know, if there is one. */
export async function unknownMigration(connection: Connection): Promise<string | undefined> {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const rows = await connection.all<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  return rows.find(({ name }) => !known.has(name))?.name;
}

export async function migrate(connection: Connection): Promise<void> {
  await connection.run(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) WITHOUT ROWID',
  );
  const done = await executed(connection);
  if (MIGRATIONS.every(({ name }) => done.includes(name))) return;
  // Loaded only when there is something to do: it takes a fifth of a second.
  const { Umzug } = await import('umzug');
  const umzug = new Umzug({
    logger: undefined,
    migrations: MIGRATIONS.map(({ name, statements }) => ({
      name,
      up: () =>
        connection.transaction(async () => {
          for (const statement of statements) await connection.run(statement);
          await connection.run('INSERT INTO migrations (name) VALUES (?)', [name]);
        }),
    })),
    storage: {
      // The step's own transaction has noted it already: done and noted are one thing.
      logMigration: async () => undefined,
      unlogMigration: async () => undefined,
      executed: () => executed(connection),
    },
  });
  await umzug.up();
}

async function executed(connection: Connection): Promise<string[]> {
  const rows = await connection.all<{ name: string }>('SELECT name FROM migrations');
  return rows.map(({ name }) => name);
}
