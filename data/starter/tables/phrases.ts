import { slug } from './attributes.ts';
import type { Article, AttributeTable, KindAttribute, KindTable, Specs } from './model.ts';
import { comma } from './prices.ts';

const textOf = (value: Specs[string]) => (typeof value === 'string' ? value : value.join(', '));

export const prose = (...parts: string[]) => parts.join(' ');

/** Makes a text of an article: '{boy} mm' becomes '40 mm', and '{ad}' is the name. Parts are joined by a blank. */
export const phrase =
  (...parts: string[]) =>
  ({ code, name, specs }: Article) =>
    prose(...parts).replaceAll(/\{([^}]+)\}/g, (_, id: string) => {
      if (id === 'ad') return name;
      const value = specs[id];
      if (value === undefined) throw new Error(`${code} has no ${id} for its text.`);
      return textOf(value);
    });

/**
 * Reads the attributes of a kind: `!` is required, `*` a key with a column, `+` a column, and `-` is no filter. So
 * 'diş!* boy!* hatve- malzeme' has three filters.
 */
export const attributesOf = (text: string): KindAttribute[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, id = '', flags = ''] = /^(.*?)([!*+-]*)$/.exec(word) ?? [];
      const has = (flag: string) => flags.includes(flag);
      return {
        id,
        required: has('!'),
        filterable: !has('-'),
        column: has('*') || has('+'),
        key: has('*'),
      };
    });

export const kindOf = (id: string, name: string, attributes: string, section?: KindTable['section']): KindTable => ({
  id,
  name,
  attributes: attributesOf(attributes),
  section,
});

/** Writes numbers as Turkish readers do, and leaves out what is null. */
export const specsOf = (values: Record<string, number | string | null | readonly string[]>): Specs =>
  Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) =>
      value === null ? [] : [[id, typeof value === 'number' ? comma(value) : value]],
    ),
  );

/** The id is made from the name. */
export const attributeOf = (name: string, kind: AttributeTable['kind'], unit?: string): AttributeTable => ({
  id: slug(name),
  name,
  kind,
  unit,
});
