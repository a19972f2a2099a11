import { labels } from '../../../../common/labels.ts';
import {
  useCreateFamilyMutation,
  useDeleteFamilyMutation,
  useFamilyListQuery,
  useFamilyToEditQuery,
  useUpdateFamilyMutation,
  type FamilyInput,
  type FamilyToEditFragment,
} from '../../../graphql/generated/operations.ts';
import { FamilyInput as limits } from '../../../../common/generated/validators.ts';
import { definitionScreen } from '../definitions/definitionScreen.tsx';
import { nameField } from '../definitions/nameField.tsx';
import { statusField } from '../../parts/status/statusField.tsx';
import { AttributesInput } from '../specs/AttributesInput.tsx';
import { VariantsDialog } from '../variants/VariantsDialog.tsx';
import { FamilyProducts } from './FamilyProducts.tsx';
import { columnRowsRule, type ColumnRow } from './columnRows.ts';

export const FamilyList = definitionScreen<FamilyInput, FamilyToEditFragment>({
  entity: 'FAMILY',
  noun: 'family',
  plural: 'families',
  intro:
    'A family, such as “62 serisi”, joins products that differ only by size: the page of each shows all of them in one table.',
  hint: 'Products that differ by size belong to one family: each page shows them all in a table.',
  waits: 'family',
  columns: [
    {
      heading: 'Columns of its table',
      textOf: ({ columns }) => columns.map(({ name }) => name).join(', '),
      long: true,
    },
  ],
  actions: [
    {
      word: 'Products',
      label: ({ name }) => `Products of ${name}`,
      fits: () => true,
      dialog: (family, close) => <FamilyProducts family={family} onClose={close} />,
    },
    {
      word: 'Add variants',
      label: ({ name }) => `Add variants to ${name}`,
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
      show: (rows) => (rows as ColumnRow[]).map(({ name }) => name).join('\n') || 'None',
      input: (field) => (
        <AttributesInput<ColumnRow>
          {...field}
          button="Add column"
          hint="The table on the site has these attributes as columns, such as İç çap and Dış çap, and a row for each product."
          rowOf={(attribute) => attribute}
        />
      ),
    },
    status: statusField(labels.family.status, 'Until it is published, no page shows its table.'),
  },
  limits,
  hooks: {
    useList: useFamilyListQuery,
    useRow: useFamilyToEditQuery,
    useCreate: useCreateFamilyMutation,
    useUpdate: useUpdateFamilyMutation,
    useDelete: useDeleteFamilyMutation,
  },
});
