import { expect, test } from 'vitest';
import { dayHere } from '../../../core/companyDays.ts';
import { openSpecApi } from '../../../testing/specs.ts';

test('the list narrows to what is left to do, also within a search, and is for those who look after products', async () => {
  const { api, addAttribute, addKind } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const kindOf = (required: boolean) => ({ name: 'Rulman', attributes: [{ attributeId: bore, required }] });
  const kindId = await addKind(kindOf(true));
  const add = (input: object) =>
    api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
      input: { description: 'Çelik', ...input },
    });
  await add({
    name: 'Ağır Rulman',
    image: 'https://örnek.com/a.png',
    stockCode: 'ŞI-1',
    price: 3,
    brand: 'Ünlü',
    kindId,
  });
  await add({ name: 'İnce Rulman', kindId, specs: [{ attributeId: bore, values: ['20'] }], availability: 'ON_ORDER' });
  await add({ name: 'Çark', brand: 'ünlü' });
  const list =
    'query ($work: WorkFilter, $search: String) { products(work: $work, search: $search) { totalCount nodes { name } } }';
  const found = async (work: object, search?: string) => {
    const { data } = await api.asAdmin(list, { work, search });
    const names = (data.products.nodes as { name: string }[]).map(({ name }) => name);
    expect(data.products.totalCount).toBe(names.length);
    return names;
  };
  expect(await found({ pictured: false })).toEqual(['Çark', 'İnce Rulman']);
  expect(await found({ pictured: true })).toEqual(['Ağır Rulman']);
  expect(await found({ coded: false }, 'rulman')).toEqual(['İnce Rulman']);
  expect(await found({ lacksSpecs: true })).toEqual(['Ağır Rulman']);
  expect(await found({ lacksSpecs: false, branded: false })).toEqual(['İnce Rulman']);
  expect(await found({ brand: 'Ünlü' })).toEqual(['Ağır Rulman']);
  expect(await found({ kindId })).toEqual(['İnce Rulman', 'Ağır Rulman']);
  expect(await found({ kindId, pictured: true })).toEqual(['Ağır Rulman']);
  expect(await found({ kindId: 'yok' })).toEqual([]);
  const family = 'mutation { createFamily(input: { name: "60 serisi", columns: [] }) { id } }';
  const familyId = (await api.asAdmin(family)).data.createFamily.id as string;
  await add({ name: 'Seri Rulman', kindId, familyId, specs: [{ attributeId: bore, values: ['30'] }] });
  expect(await found({ familyId })).toEqual(['Seri Rulman']);
  expect(await found({ familyId }, 'çark')).toEqual([]);
  expect(await found({ availability: 'ON_ORDER' })).toEqual(['İnce Rulman']);
  const today = dayHere(Date.now());
  expect(await found({ changedBy: api.admin.email, changedSince: today })).toHaveLength(4);
  expect(await found({ changedBy: 'yok@ornek.com.tr' })).toEqual([]);
  expect(await found({ changedSince: dayHere(Date.now() + 2 * 86_400_000) })).toEqual([]);
  expect((await api.asAdmin('{ productBrands productAuthors }')).data).toEqual({
    productBrands: ['ünlü', 'Ünlü'],
    productAuthors: [api.admin.email],
  });

  // A kind that requires less leaves less to do.
  await api.asAdmin(
    'mutation ($id: ID!, $input: ProductKindInput!) { updateProductKind(id: $id, input: $input) { id } }',
    { id: kindId, input: kindOf(false) },
  );
  expect(await found({ lacksSpecs: true })).toEqual([]);
  await api.asAdmin(
    'mutation ($id: ID!, $input: ProductKindInput!) { updateProductKind(id: $id, input: $input) { id } }',
    { id: kindId, input: kindOf(true) },
  );
  expect(await found({ lacksSpecs: true })).toEqual(['Ağır Rulman']);

  const code = async (ask: typeof api.asVisitor, work: object) =>
    (await ask(list, { work })).errors?.[0]?.extensions as unknown;
  expect(await code(api.asVisitor, { pictured: false })).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await code(api.asAdmin, { changedSince: '2026-02-30' })).toMatchObject({
    ...{ code: 'BAD_USER_INPUT', field: 'work.changedSince' },
  });
});
