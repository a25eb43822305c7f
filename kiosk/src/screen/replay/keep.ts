/** How a finished game is kept. */
export type ReplayFiles = {
  /** Of files, without their ending. */
  readonly name: string;
  /** Left out on a page that is such a file itself. */
  readonly page?: () => Promise<Blob>;
};
