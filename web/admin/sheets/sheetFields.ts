import { labels } from '../../../labels.ts';
import type { ProductInput } from '../../graphql/generated/operations.ts';
import { useDefinitions } from '../specs/useDefinitions.ts';

const fieldLabels: Record<keyof ProductInput, string> = labels.product;

/** What a column can be, by the names of the API: kinds and attributes only where there are any. */
export function useSheetFields() {
  const { attributes, kinds } = useDefinitions();
  return [
    { value: 'id', label: 'Id' },
    ...Object.entries(fieldLabels)
      .filter(([value]) => value !== 'specs' && value !== 'documentIds' && (value !== 'kindId' || kinds.length > 0))
      .map(([value, label]) => ({ value, label })),
    ...attributes.map(({ id, name, unit }) => ({ value: `spec:${id}`, label: unit ? `${name} [${unit}]` : name })),
  ];
}

/** What people call a field of a report. */
export function useLabelOf() {
  const fields = useSheetFields();
  return (field: string) => fields.find(({ value }) => value === field)?.label ?? field;
}
