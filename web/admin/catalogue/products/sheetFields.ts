import { product, type ProductField } from '../../../../common/product/product.ts';
import { nameAlone } from '../../kinds/kind.ts';
import { useDefinitions } from '../specs/useDefinitions.ts';
import * as words from '../../../words/admin/en/products.ts';

/** Returns the columns of the texts of a field in other languages: 'text.en.name' is `Name [en]`. */
const textColumns = (field: string, label: string, named: readonly string[]) =>
  named.flatMap((value) => {
    const [kind, language = '', of] = value.split('.');
    return kind === 'text' && of === field ? [{ value, label: `${label} [${language}]` }] : [];
  });

/** Returns the labels of everything that a column can hold, by the names in the API; `named` has those of texts. */
function useFields(named: readonly string[] = []) {
  const { attributes } = useDefinitions();
  return [
    { value: 'id', label: words.id },
    ...Object.entries(product).flatMap(([value, field]) => {
      const label = nameAlone(field);
      return [{ value, label }, ...textColumns(value, label, named)];
    }),
    ...attributes.map(({ id, name, unit }) => ({ value: `spec:${id}`, label: unit ? `${name} [${unit}]` : name })),
  ];
}

/** Specs have a column for each attribute, and documents are named by their titles. */
const withoutColumn = ['specs', 'documentIds'];

/** Returns the fields that a column can hold; `offered` leaves only those of a file, `texts` names columns of texts. */
export function useSheetFields(offered?: readonly string[], texts: readonly string[] = offered ?? []) {
  const fields = useFields(texts).filter(({ value }) => !withoutColumn.includes(value));
  return offered ? fields.filter(({ value }) => offered.includes(value)) : fields;
}

/** Returns the label of a field. */
export function useLabelOf() {
  const fields = useFields();
  const labelOf = (field: string): string => {
    const [kind, language = '', of] = field.split('.');
    if (kind === 'text' && of !== undefined) return `${labelOf(of)} [${language}]`;
    return fields.find(({ value }) => value === field)?.label ?? field;
  };
  return labelOf;
}

/** Returns the head of a field's column: its name, its unit, and whether it holds numbers. */
export function useHeadOf() {
  const { attributes } = useDefinitions();
  const labelOf = useLabelOf();
  return (field: string) => {
    if (field in product && product[field as ProductField].kind === 'lira')
      return { label: labelOf(field), unit: '₺', isFigure: true };
    const attribute = attributes.find(({ id }) => field === `spec:${id}`);
    if (attribute) return { label: attribute.name, unit: attribute.unit, isFigure: attribute.kind === 'NUMBER' };
    return { label: labelOf(field), unit: null, isFigure: false };
  };
}
