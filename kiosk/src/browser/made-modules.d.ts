declare module '*?made' {
  /** Address of what the module's `make` gave when the pages were built; `null` on the page that fetches nothing. */
  const address: string | null;
  export default address;
}
