/** A sign in a box of 24 × 24, for screens and paper. */
export type Icon = {
  /** In the syntax of SVG, filled by the even-odd rule, or drawn as lines where `stroke` is there. */
  readonly d: string;
  /** Width of the lines, with round ends and corners. */
  readonly stroke?: number;
};
