import { labels } from '../../../labels.ts';
import type { ProductInput } from '../../graphql/generated/operations.ts';

const fieldLabels: Record<keyof ProductInput, string> = labels.product;

/** What a column can be, by the names of the API. */
export const sheetFields = [{ value: 'id', label: 'Id' }].concat(
  Object.entries(fieldLabels).map(([value, label]) => ({ value, label })),
);

export const labelOf = (field: string) => sheetFields.find(({ value }) => value === field)?.label ?? field;
