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

test('until the texts are published, visitors find no about page, and an admin finds them as they are', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  await asAdmin(Save, { input: { ...input, status: 'DRAFT' } });
  const read = '{ about { heroTitle } }';
  expect((await asVisitor(read)).data.about).toBeNull();
  expect((await asAdmin('{ about { heroTitle status } }')).data.about).toEqual({
    heroTitle: 'Hakkımızda',
    status: 'DRAFT',
  });
  await asAdmin(Save, { input });
  expect((await asVisitor(read)).data.about).toBeNull();
  await asAdmin(Save, { input: { ...input, status: 'PUBLISHED' } });
  expect((await asVisitor(read)).data.about).toEqual({ heroTitle: 'Hakkımızda' });
  expect((await asVisitor('{ about { status } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('the first save is a draft where the settings say so of new things', async () => {
  const { asAdmin } = await openTestApi();
  const contact = `{ name: "a", logo: "/images/logo.png", email: "a@b.co", phone: "+90 212 000 00 00", address: "c",
    heroTitle: "a", heroDescription: "b", googleMapsEmbed: "https://www.google.com/maps/embed?pb=1", newAsDrafts: true }`;
  const settings = `mutation { updateContactPage(input: ${contact}) { settings { newAsDrafts } } }`;
  await asAdmin('{ siteSettings { name } }');
  expect((await asAdmin(settings)).errors).toBeUndefined();
  await asAdmin(Save, { input });
  expect((await asAdmin('{ about { status } }')).data.about.status).toBe('DRAFT');
});

test('a stale save is refused', async () => {
  const { asAdmin } = await openTestApi();
  await asAdmin(Save, { input });
  await asAdmin(Save, { input: { ...input, heroTitle: 'Biz kimiz' }, version: 1 });
  expect((await asAdmin(Save, { input, version: 1 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});
