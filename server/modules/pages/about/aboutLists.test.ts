import { expect, test } from 'vitest';
import { history } from '../../../testing/history.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addDocument } from '../../../testing/uploads/uploadDocument.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const card = { title: 'Kart', description: 'İş', icon: 'target' };
const cards = {
  heroTitle: 'Hakkımızda',
  heroDescription: 'Ölçü',
  mission: card,
  vision: card,
  values: card,
  team: card,
};
const numbers = [
  { value: '1987', label: 'kuruluş' },
  { value: '12.000', label: 'çeşit ürün' },
];
const steps = [{ title: 'Ölçüyü alırız', description: 'Parçayı söker, ölçeriz.' }];
const Save = `mutation ($input: AboutInput!) { updateAbout(input: $input) {
  numbers { value label } steps { title description } documents { title } } }`;
const Show = '{ about { heroTitle numbers { value label } steps { title description } documents { title } } }';
const nothing = { numbers: [], steps: [], documents: [] };

test('numbers, steps and documents are empty until entered, and stay when a save leaves them out', async () => {
  const site = await serveTestSite();
  expect((await site.asAdmin(Save, { input: cards })).data.updateAbout).toEqual(nothing);

  const first = await addDocument(site, { title: 'ISO 9001 belgesi', kind: 'CERTIFICATE' });
  const second = await addDocument(site, { title: 'Çalışma şartları', kind: 'OTHER' });
  const documentIds = [second.id, 'yok', first.id, second.id];
  const filled = { numbers, steps, documents: [{ title: 'Çalışma şartları' }, { title: 'ISO 9001 belgesi' }] };
  expect((await site.asAdmin(Save, { input: { ...cards, numbers, steps, documentIds } })).data.updateAbout).toEqual(
    filled,
  );

  await site.asAdmin(Save, { input: { ...cards, heroTitle: 'Biz', steps: null } });
  expect((await site.asVisitor(Show)).data.about).toEqual({ heroTitle: 'Biz', ...filled });

  const none = { numbers: [], steps: [], documentIds: [] };
  expect((await site.asAdmin(Save, { input: { ...cards, ...none } })).data.updateAbout).toEqual(nothing);
});

test('a document knows whether the page lists it, and disappears from the page when it is deleted', async () => {
  const site = await serveTestSite();
  const { id } = await addDocument(site, { title: 'ISO 9001 belgesi', kind: 'CERTIFICATE' });
  const isListed = async () =>
    (await site.asAdmin('query ($id: ID!) { document(id: $id) { isOnAboutPage } }', { id })).data.document;
  expect(await isListed()).toEqual({ isOnAboutPage: false });
  await site.asAdmin(Save, { input: { ...cards, documentIds: [id] } });
  expect(await isListed()).toEqual({ isOnAboutPage: true });
  await site.asAdmin('mutation ($id: ID!) { deleteDocument(id: $id) }', { id });
  expect((await site.asVisitor(Show)).data.about).toMatchObject({ documents: [] });
});

test('a fourth number, a fifth step and a half blank row are refused, and the error names the field', async () => {
  const { asAdmin } = await openTestApi();
  const fieldOf = async (lists: object) =>
    (await asAdmin(Save, { input: { ...cards, ...lists } })).errors?.[0]?.extensions.field;
  const [number] = numbers;
  const [step] = steps;
  expect(await fieldOf({ numbers: [number, number, number, number] })).toBe('numbers');
  expect(await fieldOf({ steps: [step, step, step, step, step] })).toBe('steps');
  expect(await fieldOf({ numbers: [number, { value: ' ', label: 'müşteri' }] })).toBe('numbers.1.value');
  expect(await fieldOf({ steps: [{ title: 'Gelir, bakarız', description: '' }] })).toBe('steps.0.description');
});

test('content documents carry the lists; missing ones are blank, and an unknown document is reported', async () => {
  const site = await serveTestSite();
  const { id } = await addDocument(site, { title: 'ISO 9001 belgesi', kind: 'CERTIFICATE' });
  await site.asAdmin(Save, { input: { ...cards, numbers, steps, documentIds: [id] } });
  const content = await exportContent(site.db);
  expect(content.information.about).toMatchObject({ numbers, steps, documents: [id] });
  const again = await importContent(site.db, content);
  expect(again.parts).toContainEqual({ name: 'ABOUT', added: 0, changed: 0, unchanged: 1 });

  const other = await openTestApi();
  const { notes } = await importContent(other.db, { information: { about: content.information.about } });
  expect(notes).toEqual([`The about page: the document ${id} is unknown, so it is not listed.`]);
  expect((await other.asVisitor(Show)).data.about).toEqual({
    heroTitle: 'Hakkımızda',
    numbers,
    steps,
    documents: [],
  });

  await importContent(other.db, { information: { about: cards } });
  expect((await other.asVisitor(Show)).data.about).toMatchObject(nothing);
});

test('the history shows the lists as text, and restores a state with them', async () => {
  const site = await serveTestSite();
  const { id } = await addDocument(site, { title: 'ISO 9001 belgesi', kind: 'CERTIFICATE' });
  await site.asAdmin(Save, { input: cards });
  await site.asAdmin(Save, { input: { ...cards, numbers, steps, documentIds: [id] } });
  const [edited] = await history(site, 'ABOUT');
  expect(edited?.fields).toEqual([
    { field: 'numbers', label: 'Numbers', before: null, after: '1987 kuruluş\n12.000 çeşit ürün' },
    { field: 'steps', label: 'How we work', before: null, after: '1. Ölçüyü alırız: Parçayı söker, ölçeriz.' },
    { field: 'documentIds', label: 'Documents', before: null, after: 'ISO 9001 belgesi' },
  ]);
  await site.asAdmin(Save, { input: { ...cards, numbers: [], steps: [], documentIds: [] } });
  const restored = await site.asAdmin('mutation ($id: ID!) { restoreRevision(id: $id) }', { id: edited?.id });
  expect(restored.errors).toBeUndefined();
  expect((await site.asVisitor(Show)).data.about).toMatchObject({
    numbers,
    steps,
    documents: [{ title: 'ISO 9001 belgesi' }],
  });
});
