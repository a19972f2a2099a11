import { labels, priceWithTax } from '../../../../common/labels.ts';
import type { ProductInput } from '../../../graphql/generated/operations.ts';
import type { Sheet } from './sheetTypes.ts';
import { useDefinitions } from '../../catalogue/specs/useDefinitions.ts';

const fieldLabels: Record<keyof ProductInput, string> = { ...labels.product, price: priceWithTax };

/** Returns the labels of everything that a column can hold, by the names in the API. */
function useFields() {
  const { attributes } = useDefinitions();
  return [
    { value: 'id', label: 'Id' },
    ...Object.entries(fieldLabels).map(([value, label]) => ({ value, label })),
    ...attributes.map(({ id, name, unit }) => ({ value: `spec:${id}`, label: unit ? `${name} [${unit}]` : name })),
  ];
}

/** Returns the fields that a column of the sheet can hold. */
export function useSheetFields({ fields: offered }: Sheet) {
  const fields = useFields();
  return fields.filter(({ value }) => value !== 'documentIds' && offered.includes(value));
}

/** Returns the label of a field. */
export function useLabelOf() {
  const fields = useFields();
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
