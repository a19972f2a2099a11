import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';

async function bearings() {
  const { api, addAttribute, addKind, inputOf } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const outside = await addAttribute({ name: 'Dış çap', kind: 'NUMBER', unit: 'mm' });
  const seal = await addAttribute({ name: 'Kapak', kind: 'OPTION', options: [{ name: 'ZZ' }, { name: '2RS' }] });
  const gap = await addAttribute({ name: 'İç boşluk', kind: 'OPTION', options: [{ name: 'CN' }, { name: 'C3' }] });
  const attributes = [bore, outside].map((attributeId) => ({ attributeId, key: true }));
  const letters = [
    { letter: 'd', attributeId: bore },
    { letter: 'D', attributeId: outside },
  ];
  const kindId = await addKind({ name: 'Rulman', attributes, section: 'BALL_BEARING', letters });
  const { data } = await api.asAdmin('mutation ($input: FamilyInput!) { createFamily(input: $input) { id } }', {
    input: { name: '62 serisi', columns: [bore, outside, seal, gap] },
  });
  const add = async (code: string, [d, D]: [number, number], forms: { cover?: string; gap?: string } = {}) => {
    const specs: [string, ...string[]][] = [
      [bore, String(d)],
      [outside, String(D)],
      ...(forms.cover ? ([[seal, forms.cover]] satisfies [string, string][]) : []),
      ...(forms.gap ? ([[gap, forms.gap]] satisfies [string, string][]) : []),
    ];
    const input = {
      ...inputOf(`Rulman ${code}`, specs),
      familyId: data.createFamily.id as string,
      kindId,
      stockCode: code,
    };
    const made = await api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
      input,
    });
    expect(made.errors).toBeUndefined();
    return made.data.createProduct.id as string;
  };
  const runOf = async (id: string) => {
    const asked = await api.asVisitor(
      `{ product(id: "${id}") { sizeRun {
        steps { label product { stockCode } outline { svg width height } }
        forms { attribute { name } options { text product { stockCode } } }
      } } }`,
    );
    expect(asked.errors).toBeUndefined();
    return asked.data.product.sizeRun as {
      steps: {
        label: string;
        product: { stockCode: string };
        outline: { svg: string; width: number; height: number };
      }[];
      forms: { attribute: { name: string }; options: { text: string; product: { stockCode: string } }[] }[];
    };
  };
  return { add, runOf };
}

test('sizes stand in their order, each by the product that is most like this one, and are drawn to scale', async () => {
  const { add, runOf } = await bearings();
  const id = await add('6204-ZZ', [20, 47], { cover: 'ZZ', gap: 'CN' });
  await add('6204-2RS', [20, 47], { cover: '2RS', gap: 'CN' });
  await add('6204-ZZ C3', [20, 47], { cover: 'ZZ', gap: 'C3' });
  await add('6203-2RS', [17, 40], { cover: '2RS', gap: 'CN' });
  await add('6203-ZZ', [17, 40], { cover: 'ZZ', gap: 'CN' });
  await add('6205-ZZ', [25, 52], { cover: 'ZZ', gap: 'CN' });
  const { steps, forms } = await runOf(id);
  expect(steps.map(({ label, product }) => [label, product.stockCode])).toEqual([
    ['6203', '6203-ZZ'],
    ['6204', '6204-ZZ'],
    ['6205', '6205-ZZ'],
  ]);
  expect(steps.map(({ outline }) => Math.round(outline.height))).toEqual([40, 47, 52]);
  expect(steps[0]?.outline.svg).toMatch(/^<svg [^>]*viewBox="0 0 [\d.]+ 400"/);
  expect(steps[0]?.outline.svg).not.toContain('data-measure');
  expect(
    forms.map(({ attribute, options }) => [
      attribute.name,
      ...options.map(({ text, product }) => [text, product.stockCode]),
    ]),
  ).toEqual([
    ['Kapak', ['ZZ', '6204-ZZ'], ['2RS', '6204-2RS']],
    ['İç boşluk', ['CN', '6204-ZZ'], ['C3', '6204-ZZ C3']],
  ]);
});

test('a family of one size has forms alone, and a product that is alone has neither', async () => {
  const { add, runOf } = await bearings();
  const id = await add('6204-ZZ', [20, 47], { cover: 'ZZ' });
  expect(await runOf(id)).toEqual({ steps: [], forms: [] });
  await add('6204-2RS', [20, 47], { cover: '2RS' });
  const { steps, forms } = await runOf(id);
  expect(steps).toEqual([]);
  expect(forms.map(({ attribute }) => attribute.name)).toEqual(['Kapak']);
});

test('of many sizes those around the product are shown', async () => {
  const { add, runOf } = await bearings();
  const ids: string[] = [];
  for (let at = 0; at < 20; at++) ids.push(await add(`R-${at + 10}`, [10 + at, 30 + at]));
  const labelsOf = async (at: number) => (await runOf(ids[at] ?? '')).steps.map(({ label }) => label);
  expect(await labelsOf(0)).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 10)));
  expect(await labelsOf(10)).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 14)));
  expect(await labelsOf(19)).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 18)));
});
