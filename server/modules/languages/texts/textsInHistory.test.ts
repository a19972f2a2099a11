import { expect, test } from 'vitest';
import { translations } from '../../../db/tables/languageTables.ts';
import { webhookDeliveries } from '../../../db/tables/webhookTables.ts';
import { inThreeLanguages, type InThreeLanguages } from '../../../testing/languages.ts';
import { addWebhook } from '../../../testing/programs/webhookReceiver.ts';

const History = `query ($id: ID!) { history(entity: PRODUCT, id: $id) { nodes { id action fields { label before after } } } }`;
const Name = 'query ($id: ID!) { product(id: $id) { name } }';

const nameIn = async (site: InThreeLanguages, id: string, language = 'en') =>
  (await site.askIn(language)(Name, { id })).data.product?.name;
const historyOf = async (site: InThreeLanguages, id: string) =>
  (await site.asAdmin(History, { id })).data.history.nodes as { id: string; fields: object[] }[];
const done = async (answer: ReturnType<InThreeLanguages['asAdmin']>) => {
  const { data, errors } = await answer;
  expect(errors).toBeUndefined();
  return data;
};

test('the history names texts by field and language, compares them, and restores them with the revision', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [
    { field: 'name', value: 'Bearing' },
    { field: 'name', value: 'Lager', language: 'de' },
  ]);
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Ball bearing' }]);
  const [last, first] = await historyOf(site, id);
  expect(last?.fields).toEqual([{ label: 'Name [en]', before: 'Bearing', after: 'Ball bearing' }]);
  expect(first?.fields).toEqual([
    { label: 'Name [de]', before: null, after: 'Lager' },
    { label: 'Name [en]', before: null, after: 'Bearing' },
  ]);
  const Compare = 'query ($from: ID, $to: ID!) { compareRevisions(from: $from, to: $to) { label before after } }';
  expect((await site.asAdmin(Compare, { to: first?.id })).data.compareRevisions).toEqual([
    { label: 'Name [en]', before: 'Ball bearing', after: 'Bearing' },
  ]);
  await done(site.asAdmin('mutation ($id: ID!) { restoreRevision(id: $id) }', { id: first?.id }));
  expect(await nameIn(site, id)).toBe('Bearing');
  expect(await nameIn(site, id, 'de')).toBe('Lager');
});

test('an undo takes back what a save did to texts, and a later text stays', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Bearing' }]);
  await site.say('PRODUCT', id, [
    { field: 'name', value: 'Ball bearing' },
    { field: 'description', value: 'With balls' },
  ]);
  const Deeds = '{ deeds(first: 1) { nodes { undoToken text } } }';
  const [deed] = (await site.asAdmin(Deeds)).data.deeds.nodes as { undoToken: string; text: string }[];
  expect(deed?.text).toContain('Name [en]');
  await site.say('PRODUCT', id, [{ field: 'description', value: 'Balls inside' }]);
  await done(site.asAdmin('mutation ($token: ID!) { undo(token: $token) { restored } }', { token: deed?.undoToken }));
  const { data } = await site.askIn('en')('query ($id: ID!) { product(id: $id) { name description } }', { id });
  expect(data.product).toEqual({ name: 'Bearing', description: 'Balls inside' });
});

test('a deleted product takes its texts into the bin, comes back with them, and leaves none when it is erased', async () => {
  const site = await inThreeLanguages();
  const [id, other] = [await site.product(), await site.product()];
  await site.say('PRODUCT', id, [
    { field: 'name', value: 'Bearing' },
    { field: 'slug', value: 'bearing' },
  ]);
  await site.asAdmin(
    'mutation ($id: ID!) { setTranslationStatus(entity: PRODUCT, id: $id, language: "de", status: HIDDEN) { id } }',
    { id },
  );
  await done(site.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id }));
  // A thing that is gone holds no address.
  await site.say('PRODUCT', other, [{ field: 'slug', value: 'bearing' }]);
  await done(site.asAdmin('mutation ($id: ID!) { undoDeletion(entity: PRODUCT, ids: [$id]) }', { id }));
  expect(await nameIn(site, id)).toBe('Bearing');
  const { fields, languages } = await site.texts('PRODUCT', id);
  expect(fields.at(-1)).toMatchObject({ field: 'slug', texts: [] });
  expect(languages).toContainEqual(expect.objectContaining({ language: 'de', status: 'HIDDEN' }));

  await done(site.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id }));
  const { data } = await site.asAdmin('{ bin { nodes { id } } }');
  await done(site.asAdmin('mutation ($id: ID!) { eraseFromBin(id: $id) }', { id: data.bin.nodes[0].id }));
  expect((await site.db.select().from(translations)).filter((row) => row.id === id)).toEqual([]);
});

test('a change of texts alone is a change of the product, for programs that follow it, with its languages', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Bearing' }]);
  await site.asAdmin(
    'mutation ($id: ID!) { updateProduct(id: $id, input: { name: "Rulman", description: "x" }) { id } }',
    { id },
  );
  const { data } = await site.asAdmin('{ changes(entity: PRODUCT) { nodes { action languages } } }');
  expect(data.changes.nodes).toEqual([
    { action: 'CREATED', languages: ['tr'] },
    { action: 'CHANGED', languages: ['en'] },
    { action: 'CHANGED', languages: ['tr'] },
  ]);
});

test('options and cards carry their texts through another order, and none shows under another one', async () => {
  const site = await inThreeLanguages();
  const card = { title: 'a', description: 'b', icon: 'star' };
  const update = (steps: object[]) =>
    done(
      site.asAdmin('mutation ($input: AboutInput!) { updateAbout(input: $input) { steps { title } } }', {
        input: {
          ...{ heroTitle: 'Biz', heroDescription: 'Kimiz', mission: card, vision: card, values: card, team: card },
          steps,
        },
      }),
    );
  const [ask, send] = [
    { title: 'Sorun', description: 'Bize yazın' },
    { title: 'Gönderelim', description: 'Kargo' },
  ];
  await update([ask, send]);
  const { fields } = await site.texts('ABOUT', '1');
  const named = fields.find(({ source }: { source: string }) => source === 'Sorun');
  await site.say('ABOUT', '1', [
    { field: named.field, value: 'Ask' },
    { field: 'mission.title', value: 'Mission' },
  ]);
  await update([send, ask]);
  const { data } = await site.askIn('en')(
    '{ about { mission { title } vision { title } steps { title description } } }',
  );
  expect(data.about).toEqual({
    mission: { title: 'Mission' },
    vision: { title: 'a' },
    steps: [send, { title: 'Ask', description: 'Bize yazın' }],
  });
});

test('a copy has the texts as its own, outdated where its Turkish is another, and without the address', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [
    { field: 'name', value: 'Bearing' },
    { field: 'description', value: 'With balls' },
    { field: 'slug', value: 'bearing' },
  ]);
  const Copy = `mutation ($copyOf: ID) { createProduct(input: { name: "Rulman 6205", description: "Bilyalı" }, copyOf: $copyOf) { id } }`;
  const { createProduct: copy } = await done(site.asAdmin(Copy, { copyOf: id }));
  const { data } = await site.askIn('en')('query ($id: ID!) { product(id: $id) { name description slug } }', copy);
  expect(data.product).toEqual({ name: 'Bearing', description: 'With balls', slug: null });
  expect((await site.texts('PRODUCT', copy.id)).languages).toContainEqual(
    expect.objectContaining({ outdated: 1, missing: 0 }),
  );
  await site.say('PRODUCT', copy.id, [{ field: 'name', value: 'Bearing 6205' }]);
  expect(await nameIn(site, id)).toBe('Bearing');
});

test('webhooks name the languages of a change, and an event says that texts are wanted, which no price does', async () => {
  const site = await inThreeLanguages();
  await addWebhook(site, { url: 'https://93.184.215.14/hooks', events: ['PRODUCT_UPDATED', 'TRANSLATION_WANTED'] });
  const sent = async () => {
    const rows = await site.db.select().from(webhookDeliveries);
    await site.db.write(async (tx) => tx.delete(webhookDeliveries));
    return rows.map(({ event, subject, languages }) => [event, subject, languages]);
  };
  const id = await site.product();
  expect(await sent()).toEqual([['TRANSLATION_WANTED', `product:${id}`, ['de', 'en']]]);
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Bearing' }]);
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Lager', language: 'de' }]);
  // One event says both, since nobody has tried to send the first one.
  expect(await sent()).toEqual([['PRODUCT_UPDATED', id, ['de', 'en']]]);
  const Save = 'mutation ($rows: [ProductRow!]!) { upsertProducts(rows: $rows) { rows { outcome } } }';
  await done(site.asAdmin(Save, { rows: [{ id, changes: { price: 5 } }] }));
  expect(await sent()).toEqual([['PRODUCT_UPDATED', id, null]]);
  await done(site.asAdmin(Save, { rows: [{ id, changes: { name: 'Rulman 6205' } }] }));
  expect((await sent()).map(([event]) => event)).toEqual(['PRODUCT_UPDATED', 'TRANSLATION_WANTED']);
});
