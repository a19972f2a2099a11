// Takes long: it reads every kind of page of a new site in two further languages.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPages, quoteList, unknownPage } from '../../../e2e/testing/publicPages.ts';
import { namesInAnyLanguage } from '../../testing/namesInAnyLanguage.ts';
import { importStarter } from '../../testing/openCatalogue.ts';
import { webInLanguages } from '../../testing/realWeb.ts';
import { saidOnPage } from '../../testing/saidOnPage.ts';
import { serveTestSite } from '../../testing/serveTestSite.ts';

const textsIn = (files: string) =>
  [
    ...globSync(files)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
      .matchAll(/'((?:[^'\\\n]|\\.)+)'/g),
  ].map(([, text = '']) => text);

/** Letters that the language has not. */
const foreign = { en: /[çğıİöşüÇĞÖŞÜ]/u, de: /[çğıİşÇĞŞ]/u };

async function open() {
  const site = await serveTestSite({ PUBLIC_ORIGIN: 'http://vitrin.example' }, await webInLanguages());
  await importStarter(site.db, 'data/starter', { inLanguages: true });
  return site;
}

const pages = [
  ...publicPages,
  quoteList,
  unknownPage,
  '/products?q=xyzzy',
  '/products?q=6204',
  '/products?view=table',
  '/categories/rulmanlar-ve-güç-aktarım',
  '/categories/rulmanlar-ve-güç-aktarım?kind=sabit-bilyalı-rulman',
  '/categories/nothing',
  '/products/nothing',
  '/sectors/construction',
  '/sectors/nothing',
  '/teklif/T-1/abc',
  '/karsilastir',
  '/olcuyle-bul?tur=rulman',
];

test(
  'no page in English or German says anything in Turkish that it does not mark as Turkish',
  { timeout: 480_000 },
  async () => {
    const site = await open();
    const turkish = new Set(textsIn('web/words/tr/*.ts'));
    const found: Record<string, string[]> = {};
    for (const language of ['en', 'de'] as const) {
      const own = new Set(textsIn(`web/words/${language}/*.ts`));
      const read = async (path: string, init?: RequestInit) => {
        const response = await fetch(`${site.origin}/${language}${path === '/' ? '' : path}`, init);
        for (const { text, lang, within } of saidOnPage(await response.text())) {
          if (lang === 'tr' || /^http|^.{0,2}$/.test(text)) continue;
          const rest = text.replaceAll(namesInAnyLanguage, '');
          if (foreign[language].test(rest) || (turkish.has(text) && !own.has(text)))
            (found[`${language}: ${text}`] ??= []).push(`${path} ${within}`);
        }
        return response;
      };
      for (const path of pages) expect((await read(path)).status, path).toBeLessThan(500);
      const form = (path: string, fields: Record<string, string>) =>
        read(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: site.origin } });
      await form('/contact', { name: '', email: 'nobody', message: '' });
      await form('/teklif', { name: '' });
    }
    expect(found).toEqual({});
  },
);
