declare module 'virtual:typeface-numbers' {
  /** Address of the typeface with Latin letters and figures, at its bolder weight. */
  const url: string;
  export default url;
}
