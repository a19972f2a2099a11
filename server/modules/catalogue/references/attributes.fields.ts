import { labels } from '../../../../common/labels.ts';
import type { Fields } from '../../../fields/field.ts';
import { value, worded } from '../../../fields/kinds.ts';
import { identifiedWords } from '../../../fields/words.ts';
import type { AttributeInput } from '../../../../common/generated/validators.ts';
import type { AttributeValues } from './attributes.store.ts';

const { attribute } = labels;

/** Content documents may leave this field out. */
const optional = <Value>(field: { label: string; key: string; blank: Value }) => {
  const { document, ...rest } = value(field);
  return { ...rest, document: { ...document, optional: true } };
};

export const attributeFields: Fields<AttributeValues> = {
  name: worded(value<string>({ label: attribute.name, key: 'name', blank: '' })),
  kind: value<AttributeValues['kind']>({ label: attribute.kind, key: 'kind', blank: 'TEXT' }),
  unit: optional<string | null>({ label: attribute.unit, key: 'unit', blank: null }),
  decimals: optional<number | null>({ label: attribute.decimals, key: 'decimals', blank: null }),
  options: {
    ...optional<AttributeValues['options']>({ label: attribute.options, key: 'options', blank: [] }),
    words: identifiedWords('id', 'name'),
  },
} satisfies Fields<AttributeValues> & Record<keyof (typeof AttributeInput)['shape'], unknown>;
