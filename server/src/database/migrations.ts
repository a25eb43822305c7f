import type { Connection } from './connection.js';

/** The first migration of the database that this program does not know, if there is one. */
export async function unknownMigration(connection: Connection): Promise<string | undefined> {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return (await applied(connection)).find((name) => !known.has(name));
}

/**
 * Applies what the database does not have yet, in order. Each step is one transaction, and the note
 * that it was done is part of it: a power cut leaves a step done and noted, or neither.
 */
export async function migrate(connection: Connection, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await connection.run('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) WITHOUT ROWID');
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

/** The name begins with the number of the step; the statements are applied together or not at all. */
type Migration = { readonly name: string; readonly statements: readonly string[] };

/** Numbered, applied in order, never edited once released: `migrations.test.ts` knows their sums. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-first',
    statements: [
      `CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
      // `server_share` stands here only until the game is started, `match_key` only when it is over.
      // `board` is the id of a custom board in the options, where there is one. By the join code phones
      // get free seats without secrets until the game is started. `replacing` is a seat that is to go to
      // a new person, and the seats that have agreed, as JSON.
      `CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        game_version INTEGER NOT NULL,
        options TEXT NOT NULL,
        language TEXT NOT NULL,
        status TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        ended_at INTEGER,
        seal TEXT NOT NULL,
        seed_commitment TEXT NOT NULL,
        server_share TEXT,
        genesis TEXT,
        sealed_seed TEXT,
        match_key TEXT,
        lost INTEGER NOT NULL DEFAULT 0,
        next TEXT,
        board TEXT,
        join_code TEXT,
        masks INTEGER NOT NULL,
        replacing TEXT
      ) WITHOUT ROWID`,
      `CREATE INDEX tables_by_age ON tables (created_at)`,
      `CREATE INDEX tables_by_end ON tables (ended_at) WHERE status = 'over'`,
      `CREATE INDEX tables_by_board ON tables (board) WHERE board IS NOT NULL`,
      `CREATE UNIQUE INDEX tables_by_join_code ON tables (join_code) WHERE join_code IS NOT NULL`,
      // `share_wrapped` is under the owner's recovery code; `share` is kept for tables sealed by the
      // host, and for computers. `computer` is how well the one plays that holds the seat; `on_screen`:
      // its secrets are shown on the table's own screen.
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
        recovery_hash TEXT,
        share_check TEXT,
        share_wrapped TEXT,
        share TEXT,
        computer TEXT,
        on_screen INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
      ) WITHOUT ROWID`,
      `CREATE INDEX seats_by_secret ON seats (secret_hash)`,
      // Where a person is invited to, at a table by correspondence. With the start of the game all but the
      // name goes to the seat that the place gets; nothing says to which, where lots decide.
      `CREATE TABLE places (
        table_id TEXT NOT NULL REFERENCES tables (id),
        place INTEGER NOT NULL,
        invitation TEXT UNIQUE,
        name TEXT,
        secret_hash TEXT,
        recovery_hash TEXT,
        share_check TEXT,
        share_wrapped TEXT,
        share TEXT,
        seed TEXT,
        PRIMARY KEY (table_id, place)
      ) WITHOUT ROWID`,
      // One row per accepted command: the entry as it is hashed, the hash that ends it, the
      // answer to the command (CM-6; sealed for a secret seat), and what the table was told.
      // Rows of all tables follow one another on the disk, so that a group needs few pages.
      `CREATE TABLE log (
        number INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        sequence INTEGER NOT NULL,
        entry TEXT NOT NULL,
        hash TEXT NOT NULL,
        answer TEXT,
        notices TEXT NOT NULL,
        UNIQUE (table_id, sequence)
      )`,
      // The last public view of each match: there at once after a restart, before any key is.
      `CREATE TABLE shown (
        table_id TEXT PRIMARY KEY,
        revision INTEGER NOT NULL,
        view TEXT NOT NULL
      ) WITHOUT ROWID`,
      // Both in one statement, and so in one transaction of many rows.
      `CREATE VIEW appending AS
        SELECT table_id, sequence, entry, hash, answer, notices, 0 AS revision, '' AS view FROM log`,
      `CREATE TRIGGER append INSTEAD OF INSERT ON appending BEGIN
        INSERT INTO log (table_id, sequence, entry, hash, answer, notices)
          VALUES (NEW.table_id, NEW.sequence, NEW.entry, NEW.hash, NEW.answer, NEW.notices);
        INSERT INTO shown (table_id, revision, view)
          SELECT NEW.table_id, NEW.revision, NEW.view WHERE NEW.view IS NOT NULL
          ON CONFLICT (table_id) DO UPDATE SET revision = excluded.revision, view = excluded.view;
      END`,
      // Answers to refused commands, the last few of each seat (CM-6); sealed for a secret seat.
      `CREATE TABLE refusals (
        number INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        seat TEXT NOT NULL,
        command TEXT NOT NULL,
        answer TEXT NOT NULL,
        UNIQUE (table_id, seat, command)
      )`,
      // When long waits of tables are over, so that a restart gives nobody more time; with its length a
      // wait says when it began, and whether the clock was right then.
      `CREATE TABLE waits (
        table_id TEXT NOT NULL,
        timer TEXT NOT NULL,
        due_at INTEGER NOT NULL,
        ms INTEGER NOT NULL,
        PRIMARY KEY (table_id, timer)
      ) WITHOUT ROWID`,
      `CREATE INDEX waits_by_due ON waits (due_at)`,
      // Screens that may act as the host's, by the hash of the key that each of them keeps.
      `CREATE TABLE host_sessions (
        number INTEGER PRIMARY KEY,
        hash TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        paired_at INTEGER NOT NULL
      )`,
      // What the host set for a client, by its lasting name; the highest number was set last.
      `CREATE TABLE scanners (
        number INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        is_on INTEGER NOT NULL,
        table_id TEXT,
        seat TEXT
      )`,
      // Custom boards that the host offers; the id is made of the file.
      `CREATE TABLE boards (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        stations INTEGER NOT NULL,
        warnings INTEGER NOT NULL,
        added_at INTEGER NOT NULL,
        file TEXT NOT NULL
      )`,
      // How people are told of a table: by a feed, a hook or a push service. Of a seat it is good for as
      // long as the one who asked for it holds that seat (seats.secret_hash). `format` is what a hook is
      // sent, `refusals` how often it was refused in a row, `excerpt` how the last answer began.
      `CREATE TABLE reminders (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        table_id TEXT NOT NULL,
        seat TEXT,
        holder TEXT,
        kind TEXT NOT NULL,
        language TEXT NOT NULL,
        made_at INTEGER NOT NULL,
        hash TEXT NOT NULL UNIQUE,
        url TEXT,
        secret TEXT,
        format TEXT NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        refusals INTEGER NOT NULL DEFAULT 0,
        due_at INTEGER,
        lost INTEGER NOT NULL DEFAULT 0,
        tried_at INTEGER,
        failure TEXT,
        status INTEGER,
        excerpt TEXT NOT NULL DEFAULT ''
      )`,
      `CREATE INDEX reminders_by_table ON reminders (table_id)`,
      `CREATE INDEX reminders_by_due ON reminders (due_at) WHERE due_at IS NOT NULL`,
      // Up to which entry of its log news of a table were made, and whom play waited for then.
      `CREATE TABLE reminded (
        table_id TEXT PRIMARY KEY,
        sequence INTEGER NOT NULL,
        asked TEXT NOT NULL
      ) WITHOUT ROWID`,
      `CREATE TABLE reminder_events (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        table_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        what TEXT NOT NULL,
        asked TEXT NOT NULL,
        turn TEXT NOT NULL
      )`,
      `CREATE INDEX reminder_events_by_table ON reminder_events (table_id, number)`,
      `CREATE TABLE deliveries (
        number INTEGER PRIMARY KEY,
        reminder INTEGER NOT NULL,
        id TEXT NOT NULL,
        made_at INTEGER NOT NULL,
        body TEXT NOT NULL
      )`,
      `CREATE INDEX deliveries_by_reminder ON deliveries (reminder, number)`,
      // One row, written to see whether anything can be.
      `CREATE TABLE probe (id INTEGER PRIMARY KEY, writes INTEGER NOT NULL)`,
    ],
  },
];
