import { expect, test } from 'vitest';
import { mostProfiles } from '../../../../common/imports/profileSetup.ts';
import { addProfile, column } from '../../../testing/profiles.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const List = '{ importProfiles { id name setup version } }';
const Change =
  'mutation ($id: ID!, $version: Int, $input: ImportProfileInput!) { updateImportProfile(id: $id, version: $version, input: $input) { version setup } }';

test('a profile is kept with all that it says, has a history, and comes back from the bin', async () => {
  const { asAdmin } = await openTestApi();
  const setup = { findBy: 'STOCK_CODE', decimalMark: 'COMMA', columns: [column('ÜRÜN İsmi', 'name')] };
  const id = await addProfile({ asAdmin }, 'Işık Tedarik', setup);
  expect(id).toBe('işık-tedarik');
  const [made] = (await asAdmin(List)).data.importProfiles;
  expect(made.setup).toMatchObject({
    ...setup,
    columns: [{ heading: 'ÜRÜN İsmi', field: 'name', steps: [], blank: 'KEEP' }],
  });

  // Its file is what `setup` answers, so that a second site takes it as it is.
  const copy = await addProfile({ asAdmin }, 'Kopya', made.setup);
  const copied = (await asAdmin(List)).data.importProfiles.find((one: { id: string }) => one.id === copy);
  expect(copied.setup).toEqual(made.setup);

  const input = { name: 'Işık Tedarik', setup: { ...setup, products: 'EXISTING' } };
  expect((await asAdmin(Change, { id, version: 1, input })).data.updateImportProfile).toMatchObject({ version: 2 });
  expect((await asAdmin(Change, { id, version: 1, input })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await asAdmin(Change, { id: 'yok', input })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const History = `{ history(entity: PROFILE, id: "${id}") { nodes { id fields { label after } } } }`;
  const { nodes } = (await asAdmin(History)).data.history;
  expect(nodes[0].fields).toEqual([{ label: 'Rules', after: expect.stringContaining('EXISTING') }]);
  await asAdmin(`mutation { restoreRevision(id: "${nodes[1].id}") }`);
  expect((await asAdmin(List)).data.importProfiles[0].setup.products).toBe('ALL');

  await asAdmin(`mutation { deleteImportProfile(id: "${id}") }`);
  expect((await asAdmin(List)).data.importProfiles).toHaveLength(1);
  await asAdmin(`mutation { undoDeletion(entity: PROFILE, ids: ["${id}"]) }`);
  expect((await asAdmin(List)).data.importProfiles).toHaveLength(2);
  const { audit } = (await asAdmin('{ audit { nodes { event about } } }')).data;
  expect(audit.nodes).toContainEqual({ event: 'PROFILE_ADDED', about: 'Işık Tedarik' });
  expect(audit.nodes).toContainEqual({ event: 'PROFILE_CHANGED', about: 'Işık Tedarik' });
  expect(audit.nodes).toContainEqual({ event: 'PROFILE_REMOVED', about: 'Işık Tedarik' });
});

test.each([
  [{ findBy: 'RENK' }, 'setup.findBy'],
  [{ password: 'x' }, 'setup'],
  [{ columns: [column('A', 'name'), column('B', 'name')] }, 'setup.columns.1.field'],
  [{ columns: [column('A', 'price', [{ kind: 'FACTOR', by: 1.2 }])] }, 'setup.columns.0.steps'],
  [{ columns: [column('A', 'price', [{ kind: 'FACTOR', by: 0 }])] }, 'setup.columns.0.steps.0.by'],
  [{ columns: [column('A', 'price', [{ kind: 'EVAL', code: '1' }])] }, 'setup.columns.0.steps.0.kind'],
  [{ columns: [column('A', 'price', [{ kind: 'UNIT', unit: 'parsek' }])] }, 'setup.columns.0.steps.0.unit'],
  [{ columns: [column('A', 'brand')], fixed: [{ field: 'brand', value: 'x' }] }, 'setup.fixed.0.field'],
  [{ format: { letters: 'KOI8' } }, 'setup.format.letters'],
  [{ columns: Array.from({ length: 301 }, (_, at) => column(`K${at}`, 'x')) }, 'setup.columns'],
  ['metin', 'setup'],
])('a profile that says %j is refused, and names the place', async (setup, field) => {
  const { asAdmin } = await openTestApi();
  const { errors } = await asAdmin(
    'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }',
    { input: { name: 'Tedarikçi', setup } },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect((await asAdmin(List)).data.importProfiles).toEqual([]);
});

test('there are fifty profiles at most, and each has a name of its own', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  await addProfile({ asAdmin }, 'Iğdır', {});
  const add = (name: string) =>
    asAdmin('mutation ($name: String!) { createImportProfile(input: { name: $name }) { id } }', { name });
  expect((await add('ığdır')).errors?.[0]?.message).toBe('There is already a profile “Iğdır”.');
  for (let at = 1; at < mostProfiles; at++) await addProfile({ asAdmin }, `Tedarikçi ${at}`, {});
  expect((await add('Bir fazla')).errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'name' } });
  expect((await asVisitor(List)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
