import { labels } from '../../../../common/labels.ts';
import type { Fields } from '../../../fields/field.ts';
import { value } from '../../../fields/kinds.ts';
import type { ProductKindInput } from '../../../../common/generated/validators.ts';
import type { productKinds } from '../../../db/specTables.ts';
import type { ValuesOf } from './namedRows.ts';

const { productKind } = labels;

export type KindValues = ValuesOf<typeof productKinds.$inferSelect>;

export const kindFields: Fields<KindValues> = {
  name: value<string>({ label: productKind.name, key: 'name', blank: '' }),
  attributes: value<KindValues['attributes']>({ label: productKind.attributes, key: 'attributes', blank: [] }),
} satisfies Fields<KindValues> & Record<keyof (typeof ProductKindInput)['shape'], unknown>;
