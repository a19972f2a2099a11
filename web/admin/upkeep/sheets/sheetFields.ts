import { labels } from '../../../../common/labels.ts';
import type { ProductInput } from '../../../graphql/generated/operations.ts';
import { useFamilies } from '../../catalogue/families/FamilyInput.tsx';
import { useDefinitions } from '../../catalogue/specs/useDefinitions.ts';

const fieldLabels: Record<keyof ProductInput, string> = labels.product;

/** What a column can be, by the names of the API: kinds, families and attributes only where there are any. */
export function useSheetFields() {
  const { attributes, kinds } = useDefinitions();
  const families = useFamilies();
  const unused = ['specs', 'documentIds', kinds.length === 0 && 'kindId', families.length === 0 && 'familyId'];
  return [
    { value: 'id', label: 'Id' },
    ...Object.entries(fieldLabels)
      .filter(([value]) => !unused.includes(value))
      .map(([value, label]) => ({ value, label })),
    ...attributes.map(({ id, name, unit }) => ({ value: `spec:${id}`, label: unit ? `${name} [${unit}]` : name })),
  ];
}

/** What people call a field of a report. */
export function useLabelOf() {
  const fields = useSheetFields();
  return (field: string) => fields.find(({ value }) => value === field)?.label ?? field;
}

/** The head of a field's column in a table: its name, its unit, and whether figures stand in it. */
export function useHeadOf() {
  const { attributes } = useDefinitions();
  const labelOf = useLabelOf();
  return (field: string) => {
    if (field === 'price') return { label: labelOf(field), unit: '₺', isFigure: true };
    const attribute = attributes.find(({ id }) => field === `spec:${id}`);
    if (attribute) return { label: attribute.name, unit: attribute.unit, isFigure: attribute.kind === 'NUMBER' };
    return { label: labelOf(field), unit: null, isFigure: false };
  };
}
