import { seeded } from './dice.ts';
import type { OracleProduct, Said } from './filterOracle.ts';

// Makes 240 random products, the same at every run, for comparing the API's filters with filterOracle.ts.

export const random = seeded(20261122);
export const below = (count: number) => Math.floor(random() * count);
export const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
export const some = <Value>(values: readonly Value[], share: number) => values.filter(() => random() < share);

export const words = {
  kapak: ['açık', '2rs', 'zz'],
  bağlantı: ['g1/4', 'g1/2', 'dn15', 'dn20', 'şişli'],
  su: ['yes', 'no'],
};
const attributes = [
  ...(['kapak', 'bağlantı'] as const).map((id) => ({
    id,
    name: id,
    kind: 'OPTION',
    options: words[id].map((name) => ({ id: name, name: `${id} ${name}` })),
  })),
  { id: 'su', name: 'Su', kind: 'FLAG' },
  { id: 'çap', name: 'Çap', kind: 'NUMBER', unit: 'mm' },
  { id: 'adet', name: 'Adet', kind: 'NUMBER' },
  { id: 'kutup', name: 'Kutup', kind: 'NUMBER' },
  { id: 'ısı', name: 'Isı', kind: 'RANGE', unit: '°C' },
  { id: 'norm', name: 'Norm', kind: 'TEXT' },
];
export const oracleAttributes = attributes.flatMap(({ id, kind }) =>
  kind === 'TEXT'
    ? []
    : {
        id,
        isNumber: kind === 'NUMBER',
        isRange: kind === 'RANGE',
        ...(id in words && { words: words[id as keyof typeof words] }),
      },
);
export const kinds = [
  { id: 'rulman', filterable: ['kutup', 'çap', 'kapak', 'ısı', 'norm'] },
  { id: 'vana', filterable: ['bağlantı', 'çap', 'su', 'ısı', 'adet'] },
];
export const categories = ['bir', 'iki'];
export const poles = [2, 4, 6, 8];
export const availabilities = ['IN_STOCK', 'ON_ORDER', 'DISCONTINUED'];

/** Writes millimetres in one of several notations; tenths at most, so that all notations are exact. */
export const typedLength = (mm: number) =>
  oneOf([`${mm}`, `Ø${mm} mm`, `${(mm / 10).toFixed(2)} cm`, `${(mm / 1000).toFixed(4).replace('.', ',')} m`]);

function stated(id: string): { said: Said; typed: string[] } {
  if (id === 'çap' || id === 'adet') {
    const numbers = [...new Set([5 * (1 + below(12)), ...(random() < 0.2 ? [5 * (1 + below(12))] : [])])];
    return {
      said: { spans: numbers.map((number) => [number, number]) },
      typed: numbers.map((number) => (id === 'çap' ? typedLength(number) : `${number}`)),
    };
  }
  if (id === 'kutup') {
    const number = oneOf(poles);
    return { said: { spans: [[number, number]] }, typed: [`${number}`] };
  }
  if (id === 'ısı') {
    const low = -40 + 10 * below(10);
    const high = low + 10 * below(12);
    const [said, typed] = oneOf<[[number, number], string]>([
      [[low, high], `${low} ile ${high} °C`],
      [[low, Infinity], `en az ${low}`],
      [[-Infinity, high], `${high} °C’ye kadar`],
    ]);
    return { said: { spans: [said] }, typed: [typed] };
  }
  const known = words[id as keyof typeof words];
  const chosen = id === 'su' ? [oneOf(known)] : [...new Set([oneOf(known), ...(random() < 0.2 ? [oneOf(known)] : [])])];
  return { said: { words: chosen }, typed: chosen };
}

const made = Array.from({ length: 240 }, (_, at) => {
  const kind = oneOf(['rulman', 'vana', null]);
  const all = some(Object.keys({ ...words, çap: 0, adet: 0, ısı: 0, kutup: 0 }), 0.7).map((id) => ({
    id,
    ...stated(id),
  }));
  const product: OracleProduct = {
    name: `Ürün ${at}`,
    kind,
    category: oneOf([...categories, null]),
    price: random() < 0.3 ? null : (1 + below(400)) / 4,
    availability: oneOf([...availabilities, null]),
    leadDays: oneOf([null, 3, 7, 21]),
    brand: oneOf(['Aktarlı', 'Devrikan', 'Voltanur', null]),
    says: Object.fromEntries(all.map(({ id, said }) => [id, said])),
  };
  return { product, specs: all.map(({ id, typed }) => ({ attributeId: id, values: typed })) };
});
export const products = made.map(({ product }) => product);
export const content = {
  information: {
    categories: { categories: categories.map((id) => ({ id, name: id })) },
    attributes: { attributes },
    kinds: {
      kinds: kinds.map(({ id, filterable }) => ({
        id,
        name: id,
        attributes: filterable.map((attributeId) => ({ attributeId, filterable: true })),
      })),
    },
    products: {
      products: made.map(({ product: { name, kind, category, price, availability, leadDays, brand }, specs }, at) => ({
        id: String(1_700_000_000_000 + at),
        name,
        description: 'x',
        kind,
        category,
        price,
        availability,
        leadDays,
        brand,
        specs,
      })),
    },
  },
};
