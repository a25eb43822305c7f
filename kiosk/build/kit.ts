import { defineConfig } from 'vite';
import pages from '../vite.config.ts';
import { components } from './components.ts';
import { cuts } from './cuts.ts';
import { typeface } from './typeface.ts';

/** Builds the page of the kit as the pages are built; where to is told on the command line. */
export default defineConfig({
  plugins: [components(), cuts(), typeface()],
  ...(pages.resolve && { resolve: pages.resolve }),
  build: {
    target: pages.build?.target ?? false,
    rolldownOptions: { input: 'kit.html' },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
