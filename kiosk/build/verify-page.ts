import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type InlineConfig, normalizePath, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { components } from './components.ts';
import { sourceCuts } from './cuts.ts';
import { madeFiles } from './made.ts';
import { precompress } from './precompress.ts';
import { TARGETS } from './targets.ts';
import { typeface } from './typeface.ts';

/** The page that checks records without a referee, as one file beside the other pages. */
export function verifyPage(): Plugin {
  let inherited: InlineConfig = {};
  return {
    name: 'verify-page',
    apply: 'build',
    configResolved({ root, logLevel, build: { outDir } }) {
      inherited = { root, build: { ...settings.build, outDir } };
      if (logLevel !== undefined) inherited.logLevel = logLevel;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({ ...settings, ...inherited });
      },
    },
  };
}

const settings: InlineConfig = {
  configFile: false,
  plugins: [
    ownMessages(),
    components(),
    sourceCuts(),
    typeface({ preload: false }),
    viteSingleFile({ removeViteModuleLoader: true }),
    inlineTooOldScript(),
    addContentPolicy(),
    precompress(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'iife', plugins: () => [madeFiles({ fetched: false })] },
  build: {
    target: [...TARGETS],
    rolldownOptions: { input: 'verify.html', checks: { bundlerTimings: false } },
    modulePreload: { polyfill: false },
    emptyOutDir: false,
    reportCompressedSize: true,
  },
};

/** The messages of this page in place of the lists of all others, which would all come within it. */
function ownMessages(): Plugin {
  const own = fileURLToPath(new URL('../src/pages/records/offline/messages.ts', import.meta.url));
  return {
    name: 'own-messages',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      /^\.\/(?:screen|phone)-messages\.js$/.test(id) && /\/lib\/i18n\/[\w-]+\.ts$/.test(normalizePath(importer))
        ? own
        : undefined,
  };
}

/** The script that speaks where the page cannot start is in it as well; it comes first, as modules wait for the page. */
function inlineTooOldScript(): Plugin {
  const script = readFileSync(new URL('../public/too-old.js', import.meta.url), 'utf8');
  return {
    name: 'too-old',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', children: script, injectTo: 'body' }],
    },
  };
}

/**
 * A policy in the page itself, since a file has no server to send one: its own script and styles, by
 * their hashes, and nothing else whatever; nothing can be fetched and nothing sent.
 */
function addContentPolicy(): Plugin {
  return {
    name: 'close-doors',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const page of Object.values(bundle)) {
          if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
          const html = String(page.source);
          const policy = [
            "default-src 'none'",
            `script-src ${hashes(html, 'script')}`,
            `style-src ${hashes(html, 'style')}`,
            'img-src data:',
            'font-src data:',
            'worker-src blob:',
            "base-uri 'none'",
            "form-action 'none'",
          ].join('; ');
          const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
          page.source = html.replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${meta}`);
        }
      },
    },
  };
}

function hashes(html: string, tag: 'script' | 'style'): string {
  const found = [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`, 'g'))];
  if (found.length === 0) throw new Error(`the page has no ${tag}`);
  return found.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
