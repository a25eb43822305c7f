declare module 'virtual:solved-london' {
  /** Address of London's solved visible game; `null` on the page that fetches nothing. */
  const url: string | null;
  export default url;
}
