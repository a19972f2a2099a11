import { labels } from '../../../../common/labels.ts';
import {
  useCreateKindMutation,
  useDeleteKindMutation,
  useKindListQuery,
  useKindToEditQuery,
  useUpdateKindMutation,
  type KindToEditFragment,
  type ProductKindInput,
} from '../../../graphql/generated/operations.ts';
import { ProductKindInput as limits } from '../../../../common/generated/validators.ts';
import { definitionScreen } from '../definitions/definitionScreen.tsx';
import { nameField } from '../definitions/nameField.tsx';
import { KindAttributesInput } from './KindAttributesInput.tsx';
import { kindRowsRule, rowOf, type KindRow } from './kindRows.ts';

export const KindList = definitionScreen<ProductKindInput, KindToEditFragment>({
  entity: 'KIND',
  noun: 'kind',
  plural: 'kinds',
  intro:
    'A kind, such as “Rulman”, lists the attributes that products of one sort should have: the form asks for them, and visitors filter and compare by them.',
  hint: 'A kind says which attributes its products should have.',
  columns: [
    {
      heading: 'Attributes',
      textOf: ({ attributes }) => attributes.map(({ attribute }) => attribute.name).join(', '),
      long: true,
    },
  ],
  fields: {
    name: nameField(labels.productKind.name),
    attributes: {
      label: labels.productKind.attributes,
      blank: [],
      stored: ({ attributes }) => attributes.map(rowOf),
      check: kindRowsRule,
      show: (rows) => (rows as KindRow[]).map(({ name }) => name).join('\n') || 'None',
      input: (field) => <KindAttributesInput {...field} />,
    },
  },
  limits,
  hooks: {
    useList: useKindListQuery,
    useRow: useKindToEditQuery,
    useCreate: useCreateKindMutation,
    useUpdate: useUpdateKindMutation,
    useDelete: useDeleteKindMutation,
  },
});
