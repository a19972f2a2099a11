import { labels } from '../../../../common/labels.ts';
import type { FamilyInput, FamilyToEditFragment } from '../../../graphql/generated/operations.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { columnRowsRule, type ColumnRow } from './columnRows.ts';
import { FamilyColumnsInput } from './FamilyColumnsInput.tsx';

export const familyFields: FormFields<FamilyInput, FamilyToEditFragment> = {
  name: {
    label: labels.family.name,
    blank: '',
    stored: ({ name }) => name,
    input: (field) => <TextInput {...field} lang="tr" autoFocus />,
  },
  columns: {
    label: labels.family.columns,
    blank: [],
    stored: ({ columns }) => columns.map(({ id, name }) => ({ attributeId: id, name })),
    check: columnRowsRule,
    show: (rows) => (rows as ColumnRow[]).map(({ name }) => name).join('\n') || 'None',
    input: (field) => <FamilyColumnsInput {...field} />,
  },
};
