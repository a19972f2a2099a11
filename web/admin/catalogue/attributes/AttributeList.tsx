import {
  useAttributeListQuery,
  useAttributeToEditQuery,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
  type AttributeToEditFragment,
} from './attributes.generated.ts';
import type { AttributeInput } from '../../../graphql/generated/schema.ts';
import { AttributeInput as limits } from '../../../../common/generated/validators.ts';
import { definitionScreen } from '../definitions/definitionScreen.tsx';
import * as words from '../../../words/admin/en/attributes.ts';
import { attributeFields } from './attributeFields.tsx';
import { kindWord } from './UnitInput.tsx';
import { MergeDialog } from './MergeDialog.tsx';

/** An option may have a comma in it, as in “2RS, temaslı NBR”. */
const usesOf = ({ options, kinds }: AttributeToEditFragment) =>
  [
    options.map(({ name }) => name).join('\u00a0· '),
    kinds.length > 0 && words.inKinds(kinds.map(({ name }) => name).join(', ')),
  ]
    .filter(Boolean)
    .join('; ');

export const AttributeList = definitionScreen<AttributeInput, AttributeToEditFragment>({
  entity: 'ATTRIBUTE',
  listName: 'attributes',
  texts: words.screen,
  intro: words.anAttributeIsOneFact,
  hint: words.addTheFirstOneSuch,
  columns: [
    { heading: words.type, textOf: ({ kind }) => kindWord(kind) },
    { heading: words.unit, textOf: ({ unit }) => unit?.symbol ?? '' },
    { heading: words.optionsAndKinds, textOf: usesOf, long: true },
  ],
  actions: [
    {
      word: words.merge,
      label: ({ name }) => words.mergeOptionsOf(name),
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
  },
});
