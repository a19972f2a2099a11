import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { upload } from '../testing/sheets.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Lists of problems of another form, and why they stay. */
const exceptions: Record<string, string> = {
  'PatchedProduct.problems: RowProblem': 'It belongs to `patchProducts`, beside which there is `upsertProducts`.',
  'NewVariant.problems: RowProblem': '`faults` stands beside it.',
};

test('what is wrong with a row is a `Problem` wherever the API says it', () => {
  const found = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ name }) => name === 'problems' || name === 'faults')
          .map((field) => `${type.name}.${field.name}: ${getNamedType(field.type).name}`)
      : [],
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((one) => !one.endsWith(': Problem')).toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test('a refused operation lists its problems in the form of a `Problem`, each with its code', async () => {
  const { asAdmin } = await openTestApi();
  const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const input = { name: 'Vana', description: 'PN16', categoryId: 'yok', kindId: 'yok' };
  const { errors } = await asAdmin(Create, { input });
  expect(errors?.[0]?.extensions.problems).toEqual([
    { field: 'categoryId', code: 'BAD_USER_INPUT', message: expect.any(String) as unknown },
    { field: 'kindId', code: 'BAD_USER_INPUT', message: expect.any(String) as unknown },
  ]);
});

const Import = `mutation ($file: Upload!) { importProducts(file: $file, dryRun: true) {
  rows { outcome reasons { input message } problems { field code message } } } }`;

test('a wrong row of a file has its problems beside the reasons of its cells', async () => {
  type Row = { outcome: string; reasons: { input: string; message: string }[]; problems: object[] };
  type Tried = { importProducts: { rows: Row[] } };
  const file = 'Kod;Ad;Açıklama;Fiyat\nA;Vana;x;beş\nB;;x;-5\nC;Boru;x;5\n';
  const { data } = await upload<Tried>(await serveTestSite(), Import, file, {});
  const rows = data?.importProducts.rows ?? [];
  expect(rows.map(({ problems }) => problems.length)).toEqual([1, 2, 0]);
  for (const { reasons, problems } of rows)
    expect(problems).toEqual(reasons.map(({ input, message }) => ({ field: input, code: 'BAD_USER_INPUT', message })));
});
