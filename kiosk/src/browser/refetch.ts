/** Where a browser says which module did not come; Safari does not say it. */
const SCRIPT_ADDRESS = /https?:\S+\.js/;

/**
 * A module that is asked for until it comes, and then kept. Chromium takes one that could not be fetched
 * for failed as long as the page lives, whichever module imports it, so each further attempt asks for it under
 * another address. What the module itself imports cannot be asked for again so: keep it in one file.
 * @param load imports it
 * @param loadFrom imports it from an address
 */
export function refetching<M>(
  load: () => Promise<M>,
  loadFrom: (address: string) => Promise<M> = (address) => import(/* @vite-ignore */ address),
): () => Promise<M> {
  let loaded: M | undefined;
  let address: string | undefined;
  let tries = 0;
  return async () => {
    try {
      loaded ??= await (address === undefined ? load() : loadFrom(`${address}?${++tries}`));
      return loaded;
    } catch (error) {
      address ??= SCRIPT_ADDRESS.exec(String(error))?.[0];
      throw error;
    }
  };
}
