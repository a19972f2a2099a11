import { labels } from '../../../../common/labels.ts';
import {
  useCreateFamilyMutation,
  useFamilyListQuery,
  useFamilyToEditQuery,
  useUpdateFamilyMutation,
  type FamilyToEditFragment,
} from './families.generated.ts';
import type { FamilyInput } from '../../../graphql/generated/schema.ts';
import { FamilyInput as limits } from '../../../../common/generated/validators.ts';
import { definitionScreen, nameField } from '../definitions/definitionScreen.tsx';
import { statusField } from '../../parts/status/statusField.tsx';
import { AttributesInput } from '../specs/AttributesInput.tsx';
import { VariantsDialog } from '../variants/VariantsDialog.tsx';
import * as words from '../../../words/admin/en/families.ts';
import { FamilyProducts } from './FamilyProducts.tsx';
import { columnRowsRule, type ColumnRow } from './columnRows.ts';

export const FamilyList = definitionScreen<FamilyInput, FamilyToEditFragment>({
  entity: 'FAMILY',
  listName: 'families',
  texts: words.screen,
  intro: words.aFamilySuchAs62SerisiJoins,
  hint: words.productsThatDifferBySize,
  waits: 'family',
  columns: [
    {
      heading: words.columnsOfItsTable,
      textOf: ({ columns }) => columns.map(({ name }) => name).join(', '),
      long: true,
    },
  ],
  actions: [
    {
      word: words.products,
      label: ({ name }) => words.productsOf(name),
      fits: () => true,
      dialog: (family, close) => <FamilyProducts family={family} onClose={close} />,
    },
    {
      word: words.addVariants,
      label: ({ name }) => words.addVariantsTo(name),
      fits: () => true,
      dialog: (family, close) => <VariantsDialog family={family} onClose={close} />,
    },
  ],
  fields: {
    name: nameField(labels.family.name),
    columns: {
      label: labels.family.columns,
      blank: [],
      stored: ({ columns }) => columns.map(({ id, name }) => ({ attributeId: id, name })),
      check: columnRowsRule,
      show: (rows) => (rows as ColumnRow[]).map(({ name }) => name).join('\n') || words.none,
      input: (field) => (
        <AttributesInput<ColumnRow>
          {...field}
          button={words.addColumn}
          hint={words.theTableOnTheSiteHasThese}
          rowOf={(attribute) => attribute}
        />
      ),
    },
    status: statusField(labels.family.status, words.untilItIsPublishedNoPage),
  },
  limits,
  hooks: {
    useList: useFamilyListQuery,
    useRow: useFamilyToEditQuery,
    useCreate: useCreateFamilyMutation,
    useUpdate: useUpdateFamilyMutation,
  },
});
