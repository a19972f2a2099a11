import { expect } from 'vitest';
import { SaveTexts } from './languages.ts';
import { webInLanguages } from './realWeb.ts';
import { serveTestSite } from './serveTestSite.ts';

const origin = 'http://vitrin.example';

type Text = { entity: string; id: string; language: string; field: string; value: string };

/** Serves a site in three languages with a category and two products, of which one has English and German texts. */
export async function siteInLanguages(
  languages: Record<string, object> = { en: { name: 'English' }, de: { name: 'Deutsch' } },
) {
  const site = await serveTestSite({ PUBLIC_ORIGIN: origin }, await webInLanguages());
  const ask = async (operation: string, variables: object) => {
    const { data, errors } = await site.asAdmin(operation, variables as never);
    expect(errors).toBeUndefined();
    return data;
  };
  const add = (code: string, input: object) =>
    ask('mutation ($code: ID!, $input: LanguageInput!) { addLanguage(code: $code, input: $input) { code } }', {
      code,
      input,
    });
  for (const [code, input] of Object.entries(languages)) await add(code, input);
  const make = async (operation: string, input: object) =>
    Object.values(await ask(operation, { input }))[0] as { id: string };
  const category = await make('mutation ($input: CategoryInput!) { createCategory(input: $input) { id } }', {
    name: 'Rulmanlar',
    description: 'Dönen her yer için.',
  });
  const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const said = await make(Create, {
    ...{ name: 'Sabit bilyalı rulman 6204', description: 'İki yanı kapaklı.', categoryId: category.id, price: 120 },
    stockCode: '6204-2RS',
  });
  const unsaid = await make(Create, { name: 'Çelik dübel', description: 'Ağır yük için.', categoryId: category.id });
  const say = (rows: Text[]) => ask(SaveTexts, { rows });
  const texts: Text[] = [
    { entity: 'PRODUCT', id: said.id, language: 'en', field: 'name', value: 'Deep groove ball bearing 6204' },
    { entity: 'PRODUCT', id: said.id, language: 'en', field: 'slug', value: 'deep-groove-ball-bearing-6204' },
    { entity: 'PRODUCT', id: said.id, language: 'de', field: 'name', value: 'Rillenkugellager 6204' },
    { entity: 'CATEGORY', id: category.id, language: 'en', field: 'name', value: 'Bearings' },
  ];
  await say(texts.filter(({ language }) => language in languages));
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.origin + path, { redirect: 'manual', headers });
  const read = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
  return {
    ...site,
    publicOrigin: origin,
    ask,
    add,
    say,
    get,
    read,
    said: said.id,
    unsaid: unsaid.id,
    category: category.id,
  };
}
