import { getNamedType, isInputObjectType, isScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';
import { enquiryInput } from '../testing/enquiries.ts';
import { createSchema } from './schema.ts';

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { name description brand } }';
const Names = '{ products { nodes { name } } }';
const bolt = { name: 'İnce dişli cıvata', description: 'M8' };

const perLine = 'Must be one line without control or direction characters';
test.each([
  ['name', 'Cıvata\u0000M8', perLine],
  ['name', 'Cıvata \u202eM8', perLine],
  ['name', 'Cıvata\nM8', perLine],
  ['name', 'Cıvata\tM8', perLine],
  ['brand', 'Çe\u2066lik', perLine],
  ['description', 'Çinko\u0007 kaplı', 'Must have no control or direction characters'],
  ['description', 'Çinko \u202ekaplı', 'Must have no control or direction characters'],
])('a product’s %s refuses %j', async (field, text, message) => {
  const { asAdmin, asVisitor } = await openTestApi();
  const { errors } = await asAdmin(Create, { input: { ...bolt, [field]: text } });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  expect((await asVisitor(Names)).data.products.nodes).toEqual([]);
});

test('a description keeps its lines, and invisible characters at the ends of a text go', async () => {
  const { asAdmin } = await openTestApi();
  const input = { name: '\u200eŞim 0,1\u200f', description: 'İnce\tşerit\r\niki metre', brand: '👨‍🔧 Usta' };
  const { data } = await asAdmin(Create, { input });
  expect(data.createProduct).toEqual({ ...input, name: 'Şim 0,1' });
});

test('a visitor learns of it in Turkish, and a number copied from a list of contacts is taken', async () => {
  const { asVisitor } = await openTestApi();
  const Send = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number } }';
  const input = enquiryInput({ phone: '\u202a+90 212 000 00 00\u202c' });
  const refused = await asVisitor(Send, { input: { ...input, name: 'Işıl \u202eÇağrı' } });
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Görünmeyen bir işaret var; bu alanı silip yeniden yazın.',
    extensions: { code: 'BAD_USER_INPUT', field: 'name' },
  });
  expect((await asVisitor(Send, { input })).errors).toBeUndefined();
});

const SendEnquiry = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number } }';
const SendMessage = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }';
const message = { name: 'Işıl', subject: 'Teklif', message: '6204 rulman' };
const addressOf = async ({ asAdmin }: Awaited<ReturnType<typeof openTestApi>>, list: string) =>
  (await asAdmin(`{ ${list} { nodes { email } } }`)).data[list].nodes[0].email as string;

test.each([
  ['ay\u200bse@firma.example', 'ayse@firma.example'],
  ['\u200eayse@firma.example', 'ayse@firma.example'],
  ['ayse\u00ad@fir\u2060ma.example', 'ayse@firma.example'],
  ['ayse@firma.example\ufe0f', 'ayse@firma.example'],
  ['ayse\u3164@firma.example', 'ayse@firma.example'],
  ["o'neil+teklif@şirket.example", "o'neil+teklif@şirket.example"],
  ['AYSE@F\u0130RMA.EXAMPLE', 'AYSE@FiRMA.EXAMPLE'],
])('the address %j is stored as %j, to which mails arrive', async (email, stored) => {
  const api = await openTestApi();
  expect((await api.asVisitor(SendEnquiry, { input: enquiryInput({ email }) })).errors).toBeUndefined();
  expect((await api.asVisitor(SendMessage, { input: { ...message, email } })).errors).toBeUndefined();
  expect(await addressOf(api, 'enquiries')).toBe(stored);
  expect(await addressOf(api, 'messages')).toBe(stored);
  const invite = 'mutation ($email: String!) { invitePerson(email: $email, roles: [SALES]) { path } }';
  await api.asAdmin(invite, { email });
  const { data } = await api.asAdmin('{ invitations { email } }');
  expect(data.invitations).toEqual([{ email: stored.toLowerCase() }]);
});

test('an address that no mail would reach is refused with a sentence that says what to do', async () => {
  const { asVisitor } = await openTestApi();
  const refused = async (email: string) => {
    const [first, second] = [
      await asVisitor(SendEnquiry, { input: enquiryInput({ email }) }),
      await asVisitor(SendMessage, { input: { ...message, email } }),
    ].map(({ errors }) => errors?.[0]);
    expect(first, email).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'email' } });
    expect(second?.message).toBe(first?.message);
    return first?.message;
  };
  for (const email of ['\u0130LET\u0130\u015e\u0130M@FIRMA.EXAMPLE', 'ışıl@firma.example', '\u0430yse@firma.example'])
    expect(await refused(email)).toMatch(/^E-posta adresinde “@” işaretinden önce/);
  const slips = ['.ayse@firma.example', 'ayse.@firma.example', 'ayse..oz@firma.example', 'ayse@-firma.example'];
  const odd = ['ayse@firma-.example', 'ayse@192.0.2.7', `${'a'.repeat(65)}@firma.example`];
  for (const email of ['\u200b', 'ay\u0007se@firma.example', 'ayse@\u200b', 'ayse@firma', ...slips, ...odd])
    expect(await refused(email), email).toBe('Geçerli bir e-posta adresi yazın.');
});

/** These texts are not shown: keys, positions, words to look for, addresses that have rules of their own, and parsed numbers. */
const unshown = [
  'key',
  'search',
  'noticeVersion',
  'website',
  'leaveEmpty',
  'from',
  'to',
  'min',
  'max',
  'file',
  'field',
  'value',
  'record',
  'sourceHash',
];

test('each text that an input stores says which characters it may have', () => {
  const inputs = Object.values(createSchema().getTypeMap()).filter(isInputObjectType);
  const forgotten = inputs.flatMap((input) =>
    Object.values(input.getFields())
      .filter(({ type }) => isScalarType(getNamedType(type)) && getNamedType(type).name === 'String')
      .filter(
        ({ name, astNode }) => !unshown.includes(name) && !JSON.stringify(astNode?.directives).includes('"format"'),
      )
      .map(({ name }) => `${input.name}.${name}`),
  );
  expect(forgotten).toEqual([]);
});
