/** Vite's import of many files as text; the engine's own types know neither Vite nor Node. */
interface ImportMeta {
  glob(
    patterns: readonly string[],
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}
