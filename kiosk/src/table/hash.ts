export type Hash = {
  readonly key?: string;
  readonly table?: string;
  readonly watch?: string;
  readonly line?: string;
};

/** The fragment of the kiosk's address: `#key=…`, `#table=…`, `#watch=…`, with `line=…` the key of the private line. It never reaches a server's log. */
export function parseHash(hash: string): Hash {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const found: { -readonly [F in keyof Hash]: Hash[F] } = {};
  for (const name of ['key', 'table', 'watch', 'line'] as const) {
    const value = fields.get(name);
    if (value !== null && value !== '') found[name] = value;
  }
  return found;
}
