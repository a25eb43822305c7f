import type { Plugin } from 'vite';

/** Where the lists of games look for manifests, and where the games of tests have theirs. */
const GAME_GLOB = /import\.meta\.glob<(\w+)>\('(\.\.\/\.\.\/\.\.\/games\/\*\/pages\/([\w-]+\.ts))'/g;
const GAME_GLOB_WITH_TOYS = "import.meta.glob<$1>(['$2', '../testing/games/*/$3']";

/** Pages with the games of tests, for a build with `KIOSK_TOYS=1`; no other build knows of them. */
export function toyGames(): Plugin {
  return {
    name: 'toys',
    enforce: 'pre',
    apply: () => process.env.KIOSK_TOYS === '1',
    transform: {
      filter: { id: /\/kiosk\/src\/games\/(?:index|phones)\.ts$/ },
      handler(code) {
        const changed = code.replace(GAME_GLOB, GAME_GLOB_WITH_TOYS);
        if (changed === code) throw new Error('this list of games cannot be read');
        return { code: changed, map: null };
      },
    },
  };
}
