import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';

const card = (title: string, icon: string) => ({ title, description: 'İş', icon });
const input = {
  heroTitle: ' Hakkımızda ',
  heroDescription: 'Ölçüsünü bildiğimiz parça',
  mission: card('Misyonumuz', 'target'),
  vision: card('Vizyonumuz', 'lightbulb'),
  values: card('Değerlerimiz', 'shield'),
  team: card('Ekibimiz', 'users'),
};
const Save = `mutation ($input: AboutInput!, $version: Int) { updateAbout(input: $input, version: $version) { heroTitle version team { title icon } } }`;

test('the page is null until it is first saved, and its texts are stored trimmed', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  expect((await asVisitor('{ about { heroTitle } }')).data.about).toBeNull();
  const { data } = await asAdmin(Save, { input });
  expect(data.updateAbout).toEqual({ heroTitle: 'Hakkımızda', version: 1, team: { title: 'Ekibimiz', icon: 'users' } });
});

test('the error for a missing text names the field of the card', async () => {
  const { asAdmin } = await openTestApi();
  const { errors } = await asAdmin(Save, { input: { ...input, values: card(' ', 'heart') } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'values.title' });
});

test('an icon that does not exist is refused', async () => {
  const { asAdmin } = await openTestApi();
  const { errors } = await asAdmin(Save, { input: { ...input, team: card('Ekibimiz', 'kalem') } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'team.icon' });
});

test('a stale save is refused', async () => {
  const { asAdmin } = await openTestApi();
  await asAdmin(Save, { input });
  await asAdmin(Save, { input, version: 1 });
  expect((await asAdmin(Save, { input, version: 1 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});
