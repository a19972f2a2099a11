import { slug } from './attributes.ts';
import type { AttributeTable, KindAttribute, KindTable } from './model.ts';

function attributeOfKind(word: string): KindAttribute {
  const [, id = '', flags = ''] = /^(.*?)([!*+-]*)$/.exec(word) ?? [];
  const has = (flag: string) => flags.includes(flag);
  return { id, required: has('!'), filterable: !has('-'), column: has('*') || has('+'), key: has('*') };
}

/** A kind has at most so many filters. */
const mostFilters = 10;

/** Every kind has its standards, which lists are narrowed by where the kind has a filter to spare. */
function withStandard(attributes: KindAttribute[]): KindAttribute[] {
  const filters = attributes.filter(({ filterable }) => filterable).length;
  return [...attributes, { ...attributeOfKind('standart'), filterable: filters < mostFilters }];
}

/**
 * Reads the attributes of a kind: `!` is required, `*` a key with a column, `+` a column, and `-` is no filter. So
 * 'diş!* boy!* hatve- malzeme' has three filters.
 */
export const kindOf = (id: string, name: string, attributes: string, section?: KindTable['section']): KindTable => ({
  id,
  name,
  attributes: withStandard(attributes.trim().split(/\s+/).map(attributeOfKind)),
  section,
});

/** The id is made from the name. */
export const attributeOf = (name: string, kind: AttributeTable['kind'], unit?: string): AttributeTable => ({
  id: slug(name),
  name,
  kind,
  unit,
});
