import { defineConfig } from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { visibleWords } from './scripts/lint/visibleWords.js';
import { wordless, wordy } from './scripts/lint/wordless.js';

const tests = ['**/*.test.{ts,tsx,js}', '**/testing/**'];
/** Files in which a tool looks for a default export. */
const configs = [
  'scripts/test/reporter.mjs',
  '*.config.{js,ts}',
  '.dependency-cruiser.js',
  'e2e/vitest.config.ts',
  'vite.config.ts',
  'codegen.ts',
  '**/*.d.ts',
];

/** Their patterns read one cell, one line or one name, whose length is limited: the square of that is little. */
const shortTexts = [
  'common/fields/readers.ts',
  'common/product/breaksText.ts',
  'server/modules/catalogue/specs/namedProperties.ts',
  'server/modules/sales/quotes/{lineReadings,notProducts}.ts',
  'server/modules/upkeep/namedPictures/readName.ts',
  'server/search/tiers/{tiers,weights}.ts',
  'server/spreadsheet/changedTexts.ts',
  'web/site/pages/home/Hero.tsx',
  'web/site/pages/privacy/sections.ts',
];

/** They inline drawings that ship with the site, or data as JSON in which nothing can end the element. */
const inlined = [
  'web/components/Drawing.tsx',
  'web/components/SectionDrawing.tsx',
  'web/site/pages/home/HeroDrawing.tsx',
  'web/site/parts/JsonLd.tsx',
];

/** Another logger would write errors of libraries in full, with what visitors typed. */
const logs = {
  name: 'pino',
  importNames: ['pino', 'default'],
  message: 'createLog() of server/core/log.ts makes every log.',
};

const restricted = {
  engine: {
    selector:
      'CallExpression[arguments.length=0][callee.property.name=/^(get|all|run)$/][callee.object.type=/^(CallExpression|Identifier)$/]',
    message: 'Only SQLite has this call: await the query and destructure, as in const [row] = await db.select()….',
  },
  environment: {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'server/settings/config.ts is the only reader of the environment: take the value from the Config.',
  },
  html: {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Content is shown as text, never as HTML; a drawing of ours goes through web/components/Drawing.tsx.',
  },
  dialog: {
    selector:
      'CallExpression[callee.name=/^(alert|confirm|prompt)$/], MemberExpression[property.name=/^(alert|confirm|prompt)$/][object.name="window"]',
    message: "Ask in a dialog of the page, not the browser's own.",
  },
};

/** The end of a worker's request is not always reported, so that such a wait may never end. */
const idleNetwork = {
  selector: 'Literal[value="networkidle"]',
  message: 'Wait for what the page shows, or by e2e/testing/settled.ts.',
};

const folders = {
  regex: '^[.]{1,2}(/.*)?/[^./]+$|^[.]+$',
  message: 'Import the file, with its extension, never a folder.',
};

/** This file checks what all ways of writing a product check. */
const onlyWriter = 'server/modules/catalogue/products/products.change.ts';
const useIt = `changeProducts of ${onlyWriter} is the one way to write a product: it makes all checks.`;
const writer = { regex: '(^|/)products[.]writer[.]ts$', message: useIt };

/** These columns are reckoned or follow another row, and versions stay: no value of a product is entered here. */
const reckoned = [
  'server/modules/catalogue/products/{products.writer,checks/products.checks,checks/products.former}.ts',
  'server/modules/catalogue/products/fillKeys.ts',
  'server/modules/catalogue/references/{lackingSpecs,pairs.store,sizeKey}.ts',
  'server/modules/catalogue/waiting/waiting.store.ts',
  'server/modules/upkeep/health/acceptedFindings.ts',
];
const write = 'CallExpression[callee.property.name=/^(insert|update|delete)$/]';
const productsWritten = [
  `${write}[arguments.0.name="products"]`,
  `${write}[arguments.0.property.name="products"]`,
  `Program:has(ImportSpecifier[imported.name="products"][local.name="table"]) ${write}[arguments.0.name="table"]`,
].map((selector) => ({ selector, message: useIt }));
const otherName = {
  selector: 'ImportSpecifier[imported.name="products"]:not([local.name=/^(products|table)$/])',
  message: 'Call it `products` or `table`: lint knows by these names who writes products.',
};

const named =
  'An error is never swallowed: take it, return for the one that is expected by name (`if (isAbort(error)) return …`), and report or throw every other.';
const swallowed = [
  'CatchClause[param=null]',
  'CatchClause[param.name=/^_/]',
  'CatchClause[body.body.length=0]',
  ...[
    'CallExpression[callee.property.name="catch"] > :function.arguments',
    'CallExpression[callee.property.name="then"] > :function.arguments:nth-child(2)',
  ].flatMap((handler) => [
    `${handler}[params.length=0]`,
    `${handler}[params.0.name=/^_/]`,
    `${handler}[body.type="BlockStatement"][body.body.length=0]`,
  ]),
].map((selector) => ({ selector, message: named }));

const inModules = [...swallowed, restricted.environment, restricted.engine];

const sqlInText = {
  name: 'drizzle-orm',
  importNames: ['sql'],
  message: 'SQL in text stands in server/db or in a file named for its engine, *.sqlite.ts: put a function there.',
};

export default defineConfig(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      'data/!(starter)/**',
      '**/generated/**',
      '**/*.generated.ts',
      'server/db/migrations*/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'TypeScript',
    files: ['**/*.{ts,tsx}'],
    // Those of their rules that look at types are in .oxlintrc.json: TypeScript 7 answers them in a fifth of the time. So
    // are React's.
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // How a library's types are extended.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
    },
  },
  {
    name: 'our habits',
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 400 }],
      'no-restricted-syntax': ['error', ...swallowed, idleNetwork],
      'no-restricted-imports': [
        'error',
        {
          patterns: [folders, writer],
          paths: [logs],
        },
      ],
    },
  },
  {
    name: 'patterns that take linear time',
    files: ['{common,server,web}/**/*.{ts,tsx}'],
    ignores: [...shortTexts, 'web/admin/**', ...tests],
    plugins: { regexp },
    // Strangers and suppliers send what our patterns read: none may try the same letters over and over.
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }] },
  },
  {
    name: 'patterns that read each letter from one place',
    files: ['{common,server,web}/**/*.{ts,tsx}'],
    ignores: ['web/admin/**', 'web/site/pages/privacy/sections.ts', ...tests],
    plugins: { regexp },
    // A search that begins at each letter of a long run reads the run from each of them: it has to begin where the run does.
    rules: { 'regexp/no-super-linear-move': ['error', { report: 'certain', ignorePartial: false }] },
  },
  {
    name: 'named exports',
    files: ['**/*.{ts,tsx,js,mjs}'],
    // A build takes it for modules of others, which have a default.
    ignores: [...configs, 'web/theme/neverShown.ts'],
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    name: 'no barrels',
    files: ['**/index.{ts,tsx,js}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'Name the file for what it holds, and import it directly.' },
      ],
    },
  },
  {
    name: 'server',
    files: ['server/**/*.ts'],
    ignores: ['server/settings/config.ts', 'server/db/engine.ts', 'server/cli/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', ...swallowed, restricted.environment, ...productsWritten, otherName] },
  },
  {
    name: 'modules work on any engine',
    files: ['server/modules/**/*.ts'],
    ignores: ['**/*.{sqlite,postgres}.ts', ...tests],
    rules: {
      'no-restricted-syntax': ['error', ...inModules, ...productsWritten, otherName],
      'no-restricted-imports': ['error', { patterns: [folders, writer], paths: [logs, sqlInText] }],
    },
  },
  {
    name: 'the one way to write a product',
    files: [onlyWriter],
    rules: { 'no-restricted-imports': ['error', { patterns: [folders], paths: [logs, sqlInText] }] },
  },
  {
    name: 'columns of products that are reckoned',
    files: reckoned,
    rules: { 'no-restricted-syntax': ['error', ...inModules] },
  },
  {
    name: 'web',
    files: ['web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...swallowed, restricted.environment, restricted.html, restricted.dialog],
    },
  },
  {
    name: 'words stand in the catalogue',
    files: wordless,
    ignores: wordy,
    plugins: { vitrin: { rules: { 'visible-words': visibleWords } } },
    rules: { 'vitrin/visible-words': 'error' },
  },
  {
    name: 'labels stand in the catalogue',
    files: ['web/{site,components,page}/**/*.{ts,tsx}'],
    ignores: wordy,
    rules: { 'vitrin/visible-words': ['error', { labels: true }] },
  },
  {
    name: 'inlined',
    files: inlined,
    rules: { 'no-restricted-syntax': ['error', ...swallowed, restricted.environment, restricted.dialog] },
  },
);
