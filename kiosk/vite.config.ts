import { defaultClientConditions, defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { classFields } from './build/class-fields.ts';
import { components } from './build/components.ts';
import { sourceCuts } from './build/cuts.ts';
import { madeFiles } from './build/made.ts';
import { precompress } from './build/precompress.ts';
import { SCRIPT_TARGETS, TARGETS } from './build/targets.ts';
import { toyGames } from './build/toys.ts';
import { typeface } from './build/typeface.ts';
import { verifyPage } from './build/verify-page.ts';

/** Where the referee's server listens while the pages are served by Vite. */
const referee = process.env.MISTER_X_DEV_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    ...[toyGames(), components(), sourceCuts(), typeface(), madeFiles(), classFields()],
    ...[precompress(), verifyPage()],
  ],
  // The engine is bundled from its TypeScript source, so that unused games fall away.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The server knows `camera-reader`, the one script that may run WebAssembly, by its file's name.
  worker: {
    plugins: () => [typeface(), madeFiles(), classFields()],
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
  },
  build: {
    target: SCRIPT_TARGETS,
    cssTarget: [...TARGETS],
    rolldownOptions: {
      input: { kiosk: 'index.html', phone: 'play.html' },
      output: { codeSplitting: { groups: [...CHUNKS] } },
      // Anyone who starts the referee need not hear which plugin took how long.
      checks: { bundlerTimings: false },
    },
    modulePreload: {
      polyfill: false,
      // What is fetched later need not name what every page has begun with.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(?:core|phone-frame)-/.test(file)) : files,
    },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { proxy: { '/socket': { target: referee, ws: true } } },
});
