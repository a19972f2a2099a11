import { expect, test } from 'vitest';
import { makeKey } from '../../../testing/keys.ts';
import { connectAgent } from '../../../testing/programs/agents.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

type Text = { id: string; entity: string; field: string; turkish: string; version: number; sourceHash: string };

test('an agent with a key drafts translations that nobody reads before a person confirms them', async () => {
  const site = await serveTestSite();
  await site.asAdmin('mutation { addLanguage(code: "en", input: { name: "English" }) { code } }');
  const Create = 'mutation { createProduct(input: { name: "Rulman 6204", description: "Bilyalı" }) { id } }';
  const { id } = (await site.asAdmin(Create)).data.createProduct;
  expect(await connectAgent(site.origin).call('texts_to_translate', { language: 'en' }).catch(String)).toMatch(
    /texts_to_translate/,
  );
  const { secret } = await makeKey(site, { scopes: ['TRANSLATE'] });
  const { call } = connectAgent(site.origin, { secret });
  const { data } = await call('texts_to_translate', { language: 'en' });
  const name = (data.texts as Text[]).find((text) => text.id === id && text.field === 'name');
  expect(name).toMatchObject({ turkish: 'Rulman 6204', translation: null, state: 'MISSING', version: 0 });
  const { entity = '', field = '', version, sourceHash } = name ?? {};
  const texts = [{ entity, id, field, version, sourceHash, translation: 'Bearing 6204' }];
  expect((await call('translate_texts', { language: 'en', texts })).data).toMatchObject({ saved: 1 });
  const inEnglish = async () => {
    const reply = await fetch(`${site.origin}/graphql?locale=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ product(id: "${id}") { name } }` }),
    });
    return ((await reply.json()) as { data: { product: { name: string } } }).data.product.name;
  };
  expect(await inEnglish()).toBe('Rulman 6204');
  const Keep = `mutation { stillRight(entity: PRODUCT, id: "${id}", language: "en") { id } }`;
  expect((await site.asAdmin(Keep)).errors).toBeUndefined();
  expect(await inEnglish()).toBe('Bearing 6204');
  // A program replaces no text of a person, and none that somebody else wrote meanwhile.
  expect((await call('translate_texts', { language: 'en', texts })).refused).toMatch(/^BAD_USER_INPUT/);
});
