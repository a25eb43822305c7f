/** What `work` gives, or `late` when `ms` have passed before it: whatever becomes of it then is no matter. */
export async function within<T>(ms: number, work: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, late);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
