import { expect, test } from 'vitest';
import { serveTestSite } from '../../testing/serveTestSite.ts';
import { wantedLanguage } from './officePage.ts';

const assets = (script: string) => ({ scripts: [script], later: [], atOnce: [], styles: [], fonts: [] });
const offices = { offices: { tr: assets('/assets/turkish.js') } };

async function openOffice(web: object = offices) {
  const site = await serveTestSite({}, web);
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site.origin + path, { headers, redirect: 'manual' });
    const text = await answer.text();
    return { answer, lang: /<html lang="(..)"/.exec(text)?.[1], title: /<title>(.*?)</.exec(text)?.[1], text };
  };
  const choose = (language: string) =>
    site.asAdmin(`mutation { updateOwnAccount(input: { language: ${language} }) { language } }`);
  return { ...site, page, choose };
}

test('the admin comes in the language that the person has chosen, and to nobody else', async () => {
  const { page, choose, cookie } = await openOffice();
  expect(await page('/admin/products', { cookie })).toMatchObject({ lang: 'en', title: 'Admin' });
  expect((await choose('TR')).data).toEqual({ updateOwnAccount: { language: 'TR' } });
  const { answer, lang, title, text } = await page('/admin/products', { cookie });
  expect([lang, title]).toEqual(['tr', 'Yönetim']);
  expect(text).toContain('/assets/turkish.js');
  expect(text).toContain('<meta name="office-languages" content="en tr">');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect((await page('/admin/products', { 'accept-language': 'tr' })).lang).toBe('en');
});

test('before the sign-in the address names the language, and /giris that of the browser', async () => {
  const { page } = await openOffice();
  expect((await page('/admin/login?dil=tr')).lang).toBe('tr');
  expect((await page('/admin/login?dil=fr')).lang).toBe('en');
  const leads = async (accepted: string) =>
    (await page('/giris', { 'accept-language': accepted })).answer.headers.get('location');
  expect(await leads('tr-TR,tr;q=0.9,en;q=0.8')).toBe('/admin/login?dil=tr');
  expect(await leads('de-DE,de;q=0.9,en;q=0.8,tr;q=0.7')).toBe('/admin/login');
});

test('a language whose scripts were not built is English', async () => {
  const { page, choose, cookie } = await openOffice({});
  await choose('TR');
  const { lang, text } = await page('/admin', { cookie });
  expect(lang).toBe('en');
  expect(text).toContain('content="en"');
});

test.each([
  ['tr', 'tr'],
  ['en-GB;q=0.5, tr-TR', 'tr'],
  ['fr, *;q=0.5', undefined],
  ['tr;q=0, en', 'en'],
  [undefined, undefined],
])('a browser that accepts %s wants %s', (accepted, language) => expect(wantedLanguage(accepted)).toBe(language));
