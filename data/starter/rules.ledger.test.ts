import { expect, test } from 'vitest';
import { numberOf } from './articles.ts';
import { makeContent } from './make/content.ts';
import { productsOf, type Product } from './make/products.ts';
import { tables } from './tables/all.ts';

// Rules that hold for every product, whatever its kind.

const { attributes } = makeContent().information.attributes;
const numeric = new Set(attributes.filter(({ kind }) => kind === 'NUMBER').map(({ id }) => id));
const families = tables.flatMap((some) => some.families);
const read = ({ stockCode, specs }: Product) => ({ code: String(stockCode), name: '', price: null, specs });
const valueOf = (product: Product, id: string) => numberOf(read(product), id);
const isAmong = (product: Product, ...ids: string[]) => ids.every((id) => product.specs[id] !== undefined);
const all = families.flatMap(productsOf);

/** Sizes that are named rather than measured: a bigger one has bigger measures. */
const named = new Set([
  'diş',
  'anma-çapı',
  'bağlantı',
  'zincir',
  'gövde-büyüklüğü',
  'bağlantı-cıvatası',
  'mil-ucu-dişi',
]);

/** Two articles with these in common are compared by price. */
const sort = ({ specs }: Product) =>
  JSON.stringify(
    Object.entries(specs).filter(([id]) => id === 'filtre-inceliği' || (!numeric.has(id) && !named.has(id))),
  );

/** Whether no measure of the one is smaller than that of the other, and one is bigger. */
function isBigger(one: Product, other: Product) {
  const ids = Object.keys(one.specs).filter((id) => numeric.has(id) && isAmong(other, id));
  const steps = ids.map((id) => valueOf(one, id) - valueOf(other, id));
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}

const unitPrice = ({ price, minimumQuantity }: Product) => Number(price) / Number(minimumQuantity ?? 1);

test('of two articles of a family that differ in measures alone, the bigger one costs no less', () => {
  const wrong = families.flatMap((family) => {
    const priced = productsOf(family).filter(({ price }) => price !== null);
    return priced.flatMap((one) =>
      priced
        .filter((other) => sort(one) === sort(other) && isBigger(one, other) && unitPrice(one) < unitPrice(other))
        .map((other) => `${String(one.stockCode)} is cheaper than ${String(other.stockCode)}`),
    );
  });
  expect(wrong).toEqual([]);
});

test('what one product of a family says alone is no difference: its siblings say it, too', () => {
  const lonely = families.flatMap((family) => {
    const members = productsOf(family);
    if (members.length < 4) return [];
    const ids = members.flatMap(({ specs }) => Object.keys(specs));
    // A set of spanners has a number of parts, which a column of the family says.
    const alone = [...new Set(ids)].filter((id) => ids.filter((one) => one === id).length === 1);
    return alone.filter((id) => !family.columns.includes(id)).map((id) => `${family.id}: ${id}`);
  });
  expect(lonely).toEqual([]);
  const texts = all.flatMap(({ stockCode, specs }) =>
    Object.entries(specs).flatMap(([id, value]) =>
      numeric.has(id) && String(value).startsWith('Ø') ? `${String(stockCode)} ${id}` : [],
    ),
  );
  expect(texts).toEqual([]);
});

test('what weighs something is as heavy as steel of its measures', () => {
  const round = all.filter((one) => isAmong(one, 'ağırlık', 'iç-çap', 'dış-çap', 'genişlik'));
  expect(round.length).toBeGreaterThan(60);
  const densities = round.map((one) => {
    const area = (Math.PI / 4) * (valueOf(one, 'dış-çap') ** 2 - valueOf(one, 'iç-çap') ** 2);
    return [one.stockCode, valueOf(one, 'ağırlık') / (area * valueOf(one, 'genişlik') * 1e-6)] as const;
  });
  expect(densities.filter(([, density]) => density < 4.5 || density > 7.9)).toEqual([]);
});

test('current, power, speed and torque of electrical goods fit each other', () => {
  const motors = all.filter(({ kind }) => kind === 'ayaklı-motor' || kind === 'flanşlı-motor');
  const wrong = motors.filter((one) => {
    const synchronous = 6000 / valueOf(one, 'kutup-sayısı');
    const slip = 1 - valueOf(one, 'devir') / synchronous;
    const apparent = Math.sqrt(3) * 400 * valueOf(one, 'akım');
    const factor = (valueOf(one, 'güç') * 1000) / (apparent * (valueOf(one, 'verim') / 100));
    return slip < 0.015 || slip > 0.08 || factor < 0.6 || factor > 0.92;
  });
  expect(wrong.map(({ stockCode }) => stockCode)).toEqual([]);
  const servos = all.filter(({ kind }) => kind === 'servo-motor');
  const torque = (one: Product) =>
    (valueOf(one, 'güç') / 1000) * (String(one.specs['güç']).includes('kW') ? 1000 : 1) * (9550 / 3000);
  expect(servos.filter((one) => Math.abs(valueOf(one, 'moment') / torque(one) - 1) > 0.05)).toEqual([]);
  const contactors = all.filter(({ kind }) => kind === 'kontaktör');
  // A motor at 400 V takes some two amperes a kilowatt.
  const ratio = (one: Product) => valueOf(one, 'akım') / valueOf(one, 'güç');
  expect([motors.length, servos.length, contactors.length].every((count) => count > 3)).toBe(true);
  expect(contactors.filter((one) => ratio(one) < 2 || ratio(one) > 2.5)).toEqual([]);
});

test('no number is written with a remainder of reckoning, and none is nothing', () => {
  const wrong = all.flatMap(({ stockCode, specs }) =>
    Object.entries(specs)
      .filter(([id]) => numeric.has(id) && id !== 'darbe-deneyi-sıcaklığı')
      .filter(([, values]) => [values].flat().some((text) => /\d,\d{5}|\d\.\d{1,2}(?!\d)|^0$|NaN/.test(String(text))))
      .map(([id, values]) => `${String(stockCode)} ${id}: ${String(values)}`),
  );
  expect(wrong).toEqual([]);
});

test('numbers and endings are written in one form: 2.900 d/dk, V’ta', () => {
  const { information, ...rest } = makeContent();
  // Messages of visitors stay as they typed them.
  const texts = JSON.stringify({ ...information, ...rest, messages: [] }).split('"');
  const odd = texts.filter((text) => /(?<![\d.,])\d{4,} d\/dk|\p{L}'\p{L}/u.test(text));
  expect(odd).toEqual([]);
});
