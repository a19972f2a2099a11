import {
  useAttributeListQuery,
  useAttributeToEditQuery,
  useCreateAttributeMutation,
  useDeleteAttributeMutation,
  useUpdateAttributeMutation,
  type AttributeInput,
  type AttributeToEditFragment,
} from '../../../graphql/generated/operations.ts';
import { AttributeInput as limits } from '../../../../common/generated/validators.ts';
import { definitionScreen } from '../definitions/definitionScreen.tsx';
import { attributeFields } from './attributeFields.tsx';
import { kindWord } from './attributeKinds.ts';
import { MergeDialog } from './MergeDialog.tsx';

/** An option may have a comma in it, as in “2RS, temaslı NBR”. */
const usesOf = ({ options, kinds }: AttributeToEditFragment) =>
  [
    options.map(({ name }) => name).join('\u00a0· '),
    kinds.length > 0 && `in ${kinds.map(({ name }) => name).join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');

export const AttributeList = definitionScreen<AttributeInput, AttributeToEditFragment>({
  entity: 'ATTRIBUTE',
  noun: 'attribute',
  plural: 'attributes',
  intro:
    'An attribute is one fact of a product, such as “İç çap” in mm or “Kapak” with its options. ' +
    'Products have values of it, and kinds say which products need it.',
  hint: 'Add the first one, such as a diameter in mm.',
  columns: [
    { heading: 'Type', textOf: ({ kind }) => kindWord(kind) },
    { heading: 'Unit', textOf: ({ unit }) => unit?.symbol ?? '' },
    { heading: 'Options and kinds', textOf: usesOf, long: true },
  ],
  actions: [
    {
      word: 'Merge',
      label: ({ name }) => `Merge options of ${name}`,
      fits: ({ options }) => options.length > 1,
      dialog: (attribute, close) => <MergeDialog attribute={attribute} onClose={close} />,
    },
  ],
  fields: attributeFields,
  limits,
  hooks: {
    useList: useAttributeListQuery,
    useRow: useAttributeToEditQuery,
    useCreate: useCreateAttributeMutation,
    useUpdate: useUpdateAttributeMutation,
    useDelete: useDeleteAttributeMutation,
  },
});
