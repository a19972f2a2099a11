import { readFileSync } from 'node:fs';
import { tables } from '../tables/all.ts';
import { slug } from '../model/attributes.ts';
import type { AttributeTable, KindTable, Specs, Tables } from '../model/model.ts';
import { crossReferencesOf } from './crossReferences.ts';
import { documentsOf } from './documents.ts';
import { togetherWith } from './together.ts';
import { alone, productsOf, type Product } from './products.ts';
import { collator } from '../../../common/text/locale.ts';

type Stored = Record<string, unknown> & { id: string; specs: { attributeId: string; values: string[] }[] };
type House = { categories: object[]; about: object; general: object; messages: object[] };

const readHouse = () => JSON.parse(readFileSync(new URL('../house.json', import.meta.url), 'utf8')) as House;
const inOrder = collator({ numeric: true });
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

const every = <Row>(read: (some: Tables) => Row[] | undefined) => tables.flatMap((some) => read(some) ?? []);

/** The products of a new site, in the order of their ids. */
export function starterProducts(): Product[] {
  const products = every((some) => some.families).flatMap(productsOf);
  return [...products, ...alone(new Set(products.map(({ id }) => id)))].sort(byId);
}

/** The content of a new site, in the order of an export. */
export function makeContent() {
  const house = readHouse();
  const families = every((some) => some.families);
  const all = starterProducts();
  refuseDoubles(all);
  const attributes = readAttributes(all);
  return {
    information: {
      products: {
        products: all.map((product, place): Stored => ({
          ...product,
          specs: storedSpecs(product, attributes),
          crossReferences: crossReferencesOf(product.id, String(product.stockCode), place),
          boughtTogether: togetherWith(product, all),
        })),
      },
      categories: { categories: house.categories },
      about: house.about,
      general: house.general,
      attributes: { attributes: [...attributes.values()].sort(byId).map((one) => withOptions(one, all)) },
      kinds: { kinds: every((some) => some.kinds).map((kind) => kindOf(kind, attributes)) },
      families: { families: families.map(({ id, name, columns }) => ({ id, name, columns })) },
      documents: { documents: families.flatMap(documentsOf) },
    },
    messages: house.messages,
  };
}

/** Two articles with one id or code are a mistake of the tables. */
function refuseDoubles(products: Product[]) {
  for (const key of ['id', 'stockCode', 'gtin', 'name']) {
    const seen = new Set<unknown>();
    for (const { id, [key]: value } of products) {
      if (value !== undefined && seen.has(value)) throw new Error(`The ${key} of ${id} stands twice.`);
      seen.add(value);
    }
  }
}

function readAttributes(products: Product[]) {
  const known = new Map(every((some) => some.attributes).map((one) => [one.id, one]));
  for (const { id, name } of known.values())
    if (slug(name) !== id) throw new Error(`The id of ${name} is ${slug(name)}.`);
  const used = new Set(products.flatMap(({ specs }) => Object.keys(specs)));
  for (const id of used) if (!known.has(id)) throw new Error(`There is no attribute ${id}.`);
  return new Map([...known].filter(([id]) => used.has(id)));
}

const valuesOf = (specs: Specs, id: string) => [specs[id] ?? []].flat();

function withOptions({ id, name, kind, unit }: AttributeTable, products: Product[]) {
  const named = new Set(kind === 'OPTION' ? products.flatMap(({ specs }) => valuesOf(specs, id)) : []);
  const options = [...named].sort(inOrder.compare).map((option) => ({ id: slug(option), name: option }));
  return { id, name, kind, unit, options: options.length > 0 ? options : undefined };
}

/** Specs are ordered by id, as an export does; options are named by their ids. */
const storedSpecs = ({ specs }: Product, attributes: Map<string, AttributeTable>) =>
  Object.keys(specs)
    .sort((one, other) => (one < other ? -1 : 1))
    .map((attributeId) => {
      const values = valuesOf(specs, attributeId);
      return { attributeId, values: attributes.get(attributeId)?.kind === 'OPTION' ? values.map(slug) : values };
    });

/** An attribute that no product has is none of the kind's. */
const kindOf = ({ id, name, attributes, section }: KindTable, known: Map<string, AttributeTable>) => ({
  id,
  name,
  attributes: attributes
    .filter((one) => known.has(one.id))
    .map(({ id: attributeId, group, required, filterable, column, key }) => ({
      attributeId,
      group: group ?? null,
      required: required ?? false,
      filterable: filterable ?? false,
      column: column ?? false,
      key: key ?? false,
    })),
  section: section?.drawing.toUpperCase().replaceAll('-', '_'),
  letters: section && Object.entries(section.letters).map(([letter, attributeId]) => ({ letter, attributeId })),
});

/** A row of a list on each line, so that a change of one product is a change of one line. */
export function written(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((row) => deeper + JSON.stringify(row)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${deeper}${JSON.stringify(key)}: ${written(field, deeper)}`);
  return `{\n${fields.join(',\n')}\n${indent}}${indent === '' ? '\n' : ''}`;
}
