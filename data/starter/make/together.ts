import type { Product } from './products.ts';

// The tables say which parts are bought together. A pair is named at the part for which one buys the other.

const valueOf = ({ specs }: Product, id: string) => [specs[id] ?? []].flat()[0];
/** Stainless steel is not put beside zinc, which it would eat away in the rain. */
const isStainless = ({ name }: Product) => /\bA2\b/.test(String(name));

type Rule = { kinds: string[]; families: string[]; by: string };

const rules: Rule[] = [
  { kinds: ['altı-köşe-cıvata', 'imbus-cıvata'], families: ['din-934-somun', 'din-125-düz-pul'], by: 'diş' },
  { kinds: ['zincir-dişlisi'], families: ['makaralı-zincir-b-serisi'], by: 'zincir' },
  { kinds: ['v-kayış-kasnağı'], families: ['dar-v-kayışı'], by: 'kesit' },
];

/** Returns the ids of what is bought with a product: nut and washer of a bolt, chain of a sprocket, belts of a pulley. */
export function togetherWith(product: Product, all: Product[]): string[] | undefined {
  const rule = rules.find(({ kinds }) => kinds.includes(String(product.kind)));
  if (!rule) return undefined;
  const value = valueOf(product, rule.by);
  const ids = rule.families.flatMap((family) =>
    all
      .filter((other) => other.family === family && valueOf(other, rule.by) === value)
      .filter((other) => other.availability !== 'DISCONTINUED' && isStainless(other) === isStainless(product))
      .map(({ id }) => id),
  );
  return ids.length > 0 ? ids : undefined;
}
