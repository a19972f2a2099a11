import { labels } from '../../../../common/labels.ts';
import type { ProductInput } from '../../../graphql/generated/operations.ts';
import { useFamilies } from '../families/FamilyInput.tsx';
import { useDefinitions } from '../specs/useDefinitions.ts';

const fieldLabels: Record<keyof ProductInput, string> = labels.product;

/**
 * Returns the fields that a column can be, by their names in the API. Kinds, families and attributes are among them
 * where there are any.
 */
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

/** Returns the label of a field. */
export function useLabelOf() {
  const fields = useSheetFields();
  return (field: string) => fields.find(({ value }) => value === field)?.label ?? field;
}

/** Returns the head of a field's column: its name, its unit, and whether it holds numbers. */
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
