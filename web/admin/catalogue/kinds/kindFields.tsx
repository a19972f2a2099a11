import { labels } from '../../../../common/labels.ts';
import type { KindToEditFragment, ProductKindInput } from '../../../graphql/generated/operations.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { KindAttributesInput } from './KindAttributesInput.tsx';
import { kindRowsRule, type KindRow } from './kindRows.ts';

const rowOf = ({ attribute, group, required, filterable, column, key }: KindToEditFragment['attributes'][number]) => ({
  attributeId: attribute.id,
  name: attribute.name,
  group: group ?? '',
  required,
  filterable,
  column,
  key,
});

export const kindFields: FormFields<ProductKindInput, KindToEditFragment> = {
  name: {
    label: labels.productKind.name,
    blank: '',
    stored: ({ name }) => name,
    input: (field) => <TextInput {...field} lang="tr" autoFocus />,
  },
  attributes: {
    label: labels.productKind.attributes,
    blank: [],
    stored: ({ attributes }) => attributes.map(rowOf),
    check: kindRowsRule,
    show: (rows) => (rows as KindRow[]).map(({ name }) => name).join('\n') || 'None',
    input: (field) => <KindAttributesInput {...field} />,
  },
};
