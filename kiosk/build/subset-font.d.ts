/** The package has no types; those of others know fewer options. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** Every character to be kept. */
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** All others are dropped. */
      readonly keepFeatures: readonly string[];
      /** Keeps no glyphs that only layout features lead to. */
      readonly noLayoutClosure: boolean;
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
