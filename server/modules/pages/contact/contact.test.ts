import { expect, test } from 'vitest';
import texts from '../../../../web/words/tr/specified.json';
import { general } from '../../../db/tables/tables.ts';
import { mapAddress } from '../../../../common/mapAddresses.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const contact = {
  heroTitle: 'Bize yazın',
  heroDescription: 'Kodu yeter.',
  email: 'bilgi@ornek.com.tr',
  phone: '+90 212 111 22 33',
  address: 'Şişli / İstanbul',
  googleMapsEmbed: 'https://www.google.com/maps/embed?pb=1',
};
const Save = `mutation ($input: GeneralContactInput!, $version: Int) {
  updateGeneralContact(input: $input, version: $version) { email phone googleMapsEmbed version }
}`;
const settings = {
  name: 'Çelik Ş.',
  logo: '/images/logo.png',
  email: 'a@ornek.com.tr',
  phone: '0212 111 22 33',
  address: 'İzmir',
};
const SaveSettings = `mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { name email version } }`;

test('the first read stores the defaults', async () => {
  const { asVisitor, db } = await openTestApi();
  expect((await asVisitor('{ generalContact { email } }')).data.generalContact).toBeNull();
  const { data } = await asVisitor('{ siteSettings { name logo email phone address } }');
  expect(data.siteSettings).toEqual(texts.settings);
  expect(await db.select().from(general)).toHaveLength(1);
});

test('the contact page and the settings share one e-mail address, telephone number and address', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  await asVisitor('{ siteSettings { name } }');
  await asAdmin(Save, { input: contact });
  expect((await asVisitor('{ siteSettings { email phone } }')).data.siteSettings).toEqual({
    email: contact.email,
    phone: contact.phone,
  });
  await asAdmin(SaveSettings, { input: settings });
  const { data } = await asVisitor('{ generalContact { email address heroTitle } }');
  expect(data.generalContact).toEqual({
    email: settings.email,
    address: settings.address,
    heroTitle: contact.heroTitle,
  });
});

test('the company and its contact page are saved in one step', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  await asVisitor('{ siteSettings { name } }');
  const SaveAll = `mutation ($input: ContactPageInput!, $version: Int) { updateContactPage(input: $input, version: $version) {
    settings { name email version } contact { heroTitle googleMapsEmbed version }
  } }`;
  const input = { ...contact, name: settings.name, logo: settings.logo };
  const { data } = await asAdmin(SaveAll, { input, version: 1 });
  expect(data.updateContactPage).toEqual({
    settings: { name: settings.name, email: contact.email, version: 2 },
    contact: { heroTitle: contact.heroTitle, googleMapsEmbed: contact.googleMapsEmbed, version: 2 },
  });
  const again = await asAdmin(SaveAll, { input: { ...input, name: 'Başka', phone: 'yok' }, version: 2 });
  expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'phone' });
  expect((await asAdmin(SaveAll, { input, version: 1 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await asVisitor('{ siteSettings { name } }')).data.siteSettings.name).toBe(settings.name);
});

test('saving fails while the row does not exist', async () => {
  const { asAdmin } = await openTestApi();
  expect((await asAdmin(Save, { input: contact })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a pasted iframe is reduced to its address', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  await asVisitor('{ siteSettings { name } }');
  const iframe = `<iframe width="600" src="https://www.google.com/maps/embed?pb=1&amp;hl=tr" allowfullscreen></iframe>`;
  const { data } = await asAdmin(Save, { input: { ...contact, googleMapsEmbed: iframe } });
  expect(data.updateGeneralContact.googleMapsEmbed).toBe('https://www.google.com/maps/embed?pb=1&hl=tr');
});

test.each([
  [{ googleMapsEmbed: 'https://kotu.example/maps/embed' }, 'googleMapsEmbed'],
  [{ googleMapsEmbed: 'http://www.google.com/maps/embed?pb=1' }, 'googleMapsEmbed'],
  [{ googleMapsEmbed: 'https://www.google.com@kotu.example/maps/' }, 'googleMapsEmbed'],
  [{ googleMapsEmbed: 'javascript:alert(1)' }, 'googleMapsEmbed'],
  [{ email: 'bilgi@' }, 'email'],
  [{ phone: 'yok' }, 'phone'],
  [{ heroTitle: '  ' }, 'heroTitle'],
])('%j is refused', async (wrong, field) => {
  const { asVisitor, asAdmin } = await openTestApi();
  await asVisitor('{ siteSettings { name } }');
  const { errors } = await asAdmin(Save, { input: { ...contact, ...wrong } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('a change of the settings reaches every subscriber', async () => {
  const { asVisitor, asAdmin, listenAsVisitor } = await openTestApi();
  await asVisitor('{ siteSettings { name } }');
  const { answers } = await listenAsVisitor('subscription { siteSettingsChanged { phone } }');
  const next = answers?.next();
  await asAdmin(Save, { input: contact });
  expect((await next)?.value).toEqual({ data: { siteSettingsChanged: { phone: contact.phone } } });
  await answers?.return?.();
});

test('a subscriber receives a change since its last read at once, and nothing else', async () => {
  const { asVisitor, asAdmin, listenAsVisitor } = await openTestApi();
  const { version } = (await asVisitor('{ siteSettings { version } }')).data.siteSettings;
  await asAdmin(Save, { input: contact });
  const listen = (since: number) => listenAsVisitor(`subscription { siteSettingsChanged(since: ${since}) { phone } }`);
  const late = (await listen(version)).answers;
  expect((await late?.next())?.value).toEqual({ data: { siteSettingsChanged: { phone: contact.phone } } });
  const current = (await listen(version + 1)).answers;
  const next = current?.next();
  await asAdmin(Save, { input: { ...contact, phone: '0212 333 44 55' } });
  expect((await next)?.value).toEqual({ data: { siteSettingsChanged: { phone: '0212 333 44 55' } } });
  await late?.return?.();
  await current?.return?.();
});

test('hostile texts are refused as map addresses without delay', async () => {
  // A backtracking pattern takes a minute and a half for the first text: more than a test may.
  expect(mapAddress('<iframe '.repeat(200_000))).toBeUndefined();
  expect(mapAddress(`<iframe ${'\tsrc='.repeat(200_000)}`)).toBeUndefined();
  expect(mapAddress(`<iframe ${' src="x'.repeat(200_000)}`)).toBeUndefined();
  const map = 'https://www.openstreetmap.org/export/embed.html?bbox=1';
  expect(mapAddress(`<p><IFRAME width="1"\nsrc='${map}&amp;layer=x' height="2"></IFRAME>`)).toBe(`${map}&layer=x`);
});
