import react from '@vitejs/plugin-react';
import { parse } from 'graphql';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import zlib, { type InputType } from 'node:zlib';
import { defineConfig, type BuildOptions, type Plugin, type UserConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { stated } from './common/words/office/tr.ts';
import outside from './scripts/outside.json' with { type: 'json' };
import { wordsBeside, wordsInPlace, type Variant } from './scripts/words/inLanguage.ts';
import { pseudoWords } from './scripts/words/pseudoWords.ts';
import { statedWords } from './scripts/words/statedWords.ts';
import { variants, siteLanguages } from './scripts/words/variants.ts';
import { wordsInScripts } from './scripts/words/wordsInScripts.ts';
import { storedTheme } from './web/theme/storedTheme.ts';
import { stylesOfTheme } from './web/theme/stylesOfTheme.ts';

/** Parts of the site that some pages share, and all others do without. */
const ofSomePages = {
  /** Cards and tables with filters. */
  lists:
    /web.site.catalogue.(filters|sizeSheets|productTable|productList.(ListViews|ViewSwitch|DensitySwitch|ListTools|PageLinks))/,
  measures: /web.site.catalogue.measures/,
  /** Suggestions need nothing but this. */
  question: /web.words.[a-z]{2}.questionAfter/,
  /** Fields of forms. The pages of a buyer have some, too, and would take them along to every page with a form: these come first. */
  fields: /web.site.parts.forms/,
  /** The pages of one buyer: the quote list, offers and orders. */
  sales:
    /web.site.sales.(offers|orders|enquiries|lines|invoice|attachments|quotes.(listTotal|ListBoxes|QuoteRow|RowTexts|QuickAdd)|kept.(?!moments))/,
  /** The reasons of the home page and of the page about the company. */
  reasons: /web.(components.aboutIcons|site.parts.ReasonList)/,
};
const isOfAll = (id: string) =>
  /web.(site|components).(?!pages.contact|parts.forms)/.test(id) &&
  !/[.]generated[.]ts/.test(id) &&
  !Object.values(ofSomePages).some((part) => part.test(id));

/**
 * What scripts are put together in, each with all that it needs, the first that fits: what every page loads in three of
 * nearly one size, which are run one after the other and leave the browser time in between. Left to itself the bundler
 * cuts along every screen, the admin's too: dozens of files of a few lines.
 */
const files = [
  { name: 'entry', test: /web.entry.client.ts/, priority: 6 },
  { name: 'data', test: /web.graphql.client.ts/, priority: 5 },
  { name: 'looks', test: /web.page.App.tsx/, priority: 4 },
  { name: 'site', test: /web.start.tsx/, priority: 3 },
  { name: 'parts', test: isOfAll, minShareCount: 2, priority: 2 },
  // A product prices by the ladder as the quote list does.
  { name: 'prices', test: /common.(product.(priceLadder|completedText)|money.money)\.ts/, priority: 1 },
  ...Object.entries(ofSomePages).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 1 })),
  { name: 'form', test: /site.pages.contact.ContactColumns/, priority: 1 },
];

/**
 * A file names what comes along with each file that it loads. The site's leaves out what every page has and the admin's files,
 * which stand in the head of the admin's pages (server/site/document.ts): names made of hashes were 0.6 kB of each visit.
 */
const ofEveryPage = /\/(rolldown-runtime|entry\.client|data|looks|site)-/;
const alongWith = (file: string, files: string[], { hostId }: { hostId: string }) =>
  hostId.includes('/site-') && file.includes('/adminRoutes-')
    ? []
    : files.filter((one) => one !== file && !ofEveryPage.test(one));

const browser = {
  outDir: 'dist/web',
  modulePreload: { resolveDependencies: alongWith },
  chunkSizeWarningLimit: 800,
  rollupOptions: {
    input: 'web/entry.client.ts',
    output: { codeSplitting: { groups: files } },
  },
  // One sheet, which a page links: what a script brought along would come after the page was seen.
  cssCodeSplit: false,
};

/** React Router offers its files without checks for developers under no name that a browser's build would ask for. */
const routerFiles = resolve('node_modules/react-router/dist/production');
const builtFiles = [
  { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
  // Emotion asks for it in `withTheme` alone, which nothing here calls.
  { find: /^hoist-non-react-statics$/, replacement: resolve('web/theme/neverShown.ts') },
  // Every page has buttons, and MUI's bring their ripple and their circle, which the theme and our own button do without.
  {
    find: /^\.\/TouchRipple\.mjs$|^\.\.\/CircularProgress\/index\.mjs$/,
    replacement: resolve('web/theme/neverShown.ts'),
  },
  // Its list of all names that elements know is 2 kB of each page; ours get no others.
  {
    find: /^@emotion\/is-prop-valid$/,
    replacement: resolve('node_modules/@mui/material/styles/slotShouldForwardProp.mjs'),
  },
  // Every page has our theme, so that none falls back on MUI's own.
  { find: /^\.{1,2}\/(styles\/)?defaultTheme(\/index)?\.mjs$/, replacement: resolve('web/theme/neverShown.ts') },
  // Under Node's own name it comes whole, needed or not.
  { find: /^rxjs$/, replacement: resolve('node_modules/rxjs/dist/esm/index.js') },
];

/** By itself, so that the site's files stay as they would be without it. The editor is large: 4 MB with its workers. */
const playground: BuildOptions = {
  outDir: 'dist/playground',
  assetsDir: 'playground/assets',
  manifest: true,
  chunkSizeWarningLimit: 10_000,
  rollupOptions: {
    input: 'web/playground/entry.playground.tsx',
    // GraphiQL's files speak to a compiler that is not used here.
    onwarn: (warning, warn) => {
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
    },
  },
};

/** Compresses a file of the same content once: those that say nothing are the same in every language. */
function once(algorithm: (content: InputType, options: object) => Promise<Buffer>) {
  const made = new Map<string, Promise<Buffer>>();
  return (content: InputType, options: object) => {
    const name = createHash('sha256')
      .update(JSON.stringify(options))
      .update(content as Buffer)
      .digest('base64');
    const file = made.get(name) ?? algorithm(content, options);
    made.set(name, file);
    return file;
  };
}

const gzip = once(promisify(zlib.gzip));
const brotli = once(promisify(zlib.brotliCompress));

/** Writes each asset's .br and .gz beside it: the site's in the quality that would take too long at each request. */
const compressed = (quality: number) =>
  compression({
    include: /assets\/.*\.(js|css|svg|json)$/,
    filename: (file, { options }) => `${file}${'params' in options ? '.br' : '.gz'}`,
    algorithms: [
      defineAlgorithm(gzip, { level: 9 }),
      defineAlgorithm(brotli, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
    ],
    logLevel: 'silent',
  });

/**
 * The packages that the server runs on go into its files: looking for thousands of small ones takes longer than all else
 * that a start does. What is made of machine code stays outside, and so do React's own checks for developers.
 */
const bundled: UserConfig = {
  ssr: { noExternal: true, external: outside },
  define: { 'process.env.NODE_ENV': '"production"' },
};

const besideServer: Plugin = {
  name: 'beside-server',
  generateBundle() {
    const contract = parse(readFileSync('schema.graphql', 'utf8'), { noLocation: true });
    this.emitFile({ type: 'asset', fileName: 'schema.json', source: JSON.stringify(contract) });
  },
};

/** Tells which sources each script is made of, for the tests: a journey runs again when one of its pages' has changed. */
const sourcesOfScripts: Plugin = {
  name: 'sources-of-scripts',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const sources = scripts.map(({ name, moduleIds }) => [
      name,
      moduleIds
        .map((id) => relative('', id))
        .filter(isOurs)
        .sort(),
    ]);
    this.emitFile({
      type: 'asset',
      fileName: '.vite/sources.json',
      source: JSON.stringify(Object.fromEntries(sources)),
    });
  },
};
const isOurs = (file: string) => /^(web|common)\//.test(file);

const themeInSheet: Plugin = {
  name: 'theme-in-sheet',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/web/theme/global.css') ? code + stylesOfTheme() : undefined),
};

/** Reckoning the theme is work that a build does once: browsers and servers get what came of it. */
const themeOfBuild: Plugin = {
  name: 'theme-of-build',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/web/theme/theme.ts')
      ? `import { builtTheme } from './builtTheme.ts';
import { components } from './components.ts';
export const theme = builtTheme(${JSON.stringify(storedTheme())}, components);`
      : undefined,
};

/** Tests look at the pages in a language that nobody speaks. */
const isPseudo = process.env.WORDS === 'pseudo';

/**
 * The builds of scripts/build.mjs: the browser's files in Turkish with an English office, which the name of a further variant
 * (`--mode site-en`) puts into another language; with `--mode playground` those of the page at /graphql, and with `--ssr` what
 * Node runs.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const variant: Variant | undefined = variants[mode];
  return {
    plugins: [
      react(),
      ...(variant ? [wordsInPlace(variant)] : []),
      ...(variant?.office === 'tr' ? [statedWords(stated)] : []),
      ...(command === 'serve' || isSsrBuild ? [wordsBeside(import.meta.dirname)] : []),
      isPseudo ? pseudoWords : wordsInScripts(variant),
      themeInSheet,
      themeOfBuild,
      ...(isSsrBuild
        ? [besideServer]
        : [
            ...(variant ? [] : [sourcesOfScripts]),
            compressed(mode === 'playground' || isPseudo ? 5 : zlib.constants.BROTLI_MAX_QUALITY),
          ]),
    ],
    resolve: { alias: command === 'build' ? builtFiles : [] },
    publicDir: isSsrBuild || mode === 'playground' ? false : 'web/public',
    // Vite would look into every .html it finds at the root.
    optimizeDeps: { entries: ['web/entry.client.ts'] },
    ...(isSsrBuild && bundled),
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          rollupOptions: {
            output: {
              // A text with one letter beyond Latin-1 takes two bytes for each.
              charset: 'ascii',
              entryFileNames: '[name].js',
              chunkFileNames: 'assets/[name]-[hash].js',
              // Node reads all of it at each start. Names stay, for the log.
              minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
            },
            input: {
              main: 'server/boot.ts',
              worker: 'server/worker.ts',
              drawingThread: 'server/site/drawing/drawingThread.ts',
              admin: 'server/cli/admin.ts',
              content: 'server/cli/content.ts',
              search: 'server/cli/search.ts',
              backup: 'server/cli/backup.ts',
              restore: 'server/cli/restore.ts',
              move: 'server/cli/move.ts',
              'entry.server': 'web/entry.server.tsx',
              ...Object.fromEntries(
                siteLanguages.map((language) => [`entry.server.${language}`, `web/entry.server@${language}.tsx`]),
              ),
            },
          },
        }
      : mode === 'playground'
        ? playground
        : {
            ...browser,
            manifest: variant ? `.vite/manifest.${mode}.json` : true,
            emptyOutDir: !variant,
            copyPublicDir: !variant,
          },
  };
});
