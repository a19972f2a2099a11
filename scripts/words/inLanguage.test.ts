import { build, type Plugin } from 'vite';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { placed, wordsBeside, wordsInPlace } from './inLanguage.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrin-languages-')));

function file(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

file('web/words/tr/product.ts', "export const price = 'Fiyat';\n");
file('web/words/en/product.ts', "export const price = 'Price';\n");
file('common/words/tr/sales.ts', "export const unit = 'adet';\n");
file('common/words/en/sales.ts', "export const unit = 'pieces';\n");
file('common/text/locale.ts', "type Language = 'tr' | 'en';\nexport const siteLanguage = 'tr' satisfies Language;\n");
file('common/units.ts', "import { unit } from './words/tr/sales.ts';\nexport const counted = () => unit;\n");
file('web/kept.ts', 'export const kept = { loaded: 0 };\n');
file('web/admin/adminRoutes.tsx', "export const adminRoutes = () => ['office'];\n");
file(
  'web/entry.ts',
  `import { siteLanguage } from '../common/text/locale.ts';
import { counted } from '../common/units.ts';
import { kept } from './kept.ts';
import * as words from './words/tr/product.ts';
import { adminRoutes } from './admin/adminRoutes.tsx';
export const said = () => [siteLanguage, words.price, counted(), adminRoutes()];
export const count = () => ++kept.loaded;
`,
);

type Entry = { said: () => unknown[]; count: () => number };

async function made(input: Record<string, string>, plugins: Plugin[], out: string) {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      ssr: true,
      outDir: out,
      rollupOptions: { input, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
    },
  });
  const load = (name: string) => import(/* @vite-ignore */ join(root, out, `${name}.mjs`)) as Promise<Entry>;
  return Promise.all(Object.keys(input).map(load));
}

test('a build of another language has its words and its locale, and no office', async () => {
  const [entry] = await made({ entry: 'web/entry.ts' }, [wordsInPlace({ site: 'en', office: 'en' })], 'one');
  expect(entry?.said()).toEqual(['en', 'Price', 'pieces', []]);
});

test('a language beside Turkish has its own words, and shares what says nothing', async () => {
  const input = { tr: 'web/entry.ts', en: 'web/entry@en.ts' };
  const [turkish, english] = await made(input, [wordsBeside(root)], 'both');
  expect(turkish?.said()).toEqual(['tr', 'Fiyat', 'adet', ['office']]);
  expect(english?.said()).toEqual(['en', 'Price', 'pieces', ['office']]);
  expect([turkish?.count(), english?.count()]).toEqual([1, 2]);
});

test('the Turkish office stands beside the English one, with the words of its fields', async () => {
  file('web/words/admin/en/orders.ts', "export const orders = 'Orders';\n");
  file('web/words/admin/tr/orders.ts', "export const orders = 'Siparişler';\n");
  file('common/labels.ts', "export const label = 'Alternative text';\n");
  file(
    'web/office.ts',
    `import { label } from '../common/labels.ts';
import { kept } from './kept.ts';
import { orders } from './words/admin/en/orders.ts';
import { price } from './words/tr/product.ts';
export const said = () => [orders, label, price];
export const count = () => ++kept.loaded;
`,
  );
  const [english, turkish] = await made(
    { office: 'web/office.ts', 'office.tr': 'web/office@office.ts' },
    [wordsBeside(root)],
    'offices',
  );
  expect(english?.said()).toEqual(['Orders', 'Alternative text', 'Fiyat']);
  expect(turkish?.said()).toEqual(['Siparişler', 'Alternatif metin', 'Fiyat']);
  expect([english?.count(), turkish?.count()]).toEqual([1, 2]);
});

test('the office has a language of its own', () => {
  const words = '/site/web/words/admin/en/orders.ts';
  expect(placed(words, { site: 'tr', office: 'tr' })).toBe('/site/web/words/admin/tr/orders.ts');
  expect(placed(words, { site: 'en', office: 'en' })).toBe(words);
});
