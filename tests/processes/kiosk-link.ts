/** A link that lets one screen in, as the referee prints it: all that tests know of how it is written. */
export class KioskLink extends URL {
  /** For a browser on the referee's computer. */
  static to(port: number, code: string): KioskLink {
    return new KioskLink(`http://localhost:${port}/#pair=${code}`);
  }

  /** All that stand in a text, each of them whole. */
  static in(text: string): readonly KioskLink[] {
    return Array.from(
      text.matchAll(/https?:\/\/\S+#pair=\S+(?=\s)/g),
      ([link]) => new KioskLink(link),
    );
  }

  get code(): string {
    return codeIn(this.hash);
  }
}

/** The code of a link, of which the beginning may be missing. */
export function codeIn(link: string): string {
  return /#pair=([\w-]+)/.exec(link)?.[1] ?? '';
}
