import { z } from 'zod';
import { labels } from '../../../../common/labels.ts';
import { availabilities } from '../../../../common/enumWords.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import type { ProductInput as Input, ProductToEditFragment } from '../../../graphql/generated/operations.ts';
import { ProductInput } from '../../../../common/generated/validators.ts';
import type { FormFields, InputProps } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { breakRows, breaksRule, breaksShown, type BreakRow } from '../../kinds/breakRows.ts';
import { BreaksInput } from '../../kinds/BreaksInput.tsx';
import { choiceRule, optionsOf } from '../../kinds/choice.ts';
import { LeadDaysInput } from './LeadDaysInput.tsx';
import { ProductName, SuccessorInput } from './SuccessorInput.tsx';
import { countRule, countText } from '../../kinds/wholeNumber.ts';

const { product } = labels;
const codes = { section: 'Codes and brand', folded: true, half: true, blank: '' };
const sale = { section: 'Unit, quantity and availability', folded: true, half: true, blank: '' };
const units = optionsOf(salesUnits, ({ word }) => word);
const unitOf = (value: unknown) => units.find((option) => option.value === value)?.label;
const states = optionsOf(availabilities, (word) => word);
const stateOf = (value: unknown) => states.find((option) => option.value === value)?.label;

/** The input of the stock code; `autoFocus` where a form begins with it. */
export const StockCodeInput = (field: InputProps & { autoFocus?: boolean }) => (
  <TextInput {...field} optional hint="As you order and sell it, such as 6204-2RS" />
);

/** It stands near the top of the form, since people have it before them first. */
export const stockCodeField = {
  half: true,
  label: product.stockCode,
  blank: '',
  stored: ({ stockCode }) => stockCode ?? '',
  input: (field) => <StockCodeInput {...field} />,
} satisfies FormFields<Input, ProductToEditFragment>['stockCode'];

/** The other codes, and the terms of sale. Their sections are closed until one of the fields is filled. */
export const saleFields = {
  manufacturerCode: {
    ...codes,
    label: product.manufacturerCode,
    stored: ({ manufacturerCode }) => manufacturerCode ?? '',
    input: (field) => <TextInput {...field} />,
  },
  brand: {
    ...codes,
    label: product.brand,
    stored: ({ brand }) => brand ?? '',
    input: (field) => <TextInput {...field} lang="tr" />,
  },
  gtin: {
    ...codes,
    label: product.gtin,
    stored: ({ gtin }) => gtin ?? '',
    input: (field) => <TextInput {...field} hint="The number under the bar code" />,
  },
  salesUnit: {
    ...sale,
    label: product.salesUnit,
    stored: ({ salesUnit }) => salesUnit ?? '',
    check: choiceRule(ProductInput.shape.salesUnit),
    show: unitOf,
    input: (field) => <SelectInput {...field} options={units} lang="tr" none="Not stated" />,
  },
  priceQuantity: {
    ...sale,
    label: product.priceQuantity,
    stored: ({ priceQuantity }) => countText(priceQuantity),
    check: countRule(ProductInput.shape.priceQuantity),
    input: (field) => <TextInput {...field} inputMode="numeric" hint="How many the price is for; empty: one" />,
  },
  minimumQuantity: {
    ...sale,
    label: product.minimumQuantity,
    stored: ({ minimumQuantity }) => countText(minimumQuantity),
    check: countRule(ProductInput.shape.minimumQuantity),
    input: (field) => <TextInput {...field} inputMode="numeric" hint="The smallest quantity that you sell" />,
  },
  priceBreaks: {
    section: product.priceBreaks,
    folded: true,
    label: product.priceBreaks,
    blank: [],
    stored: ({ priceBreaks }) => breakRows(priceBreaks),
    check: breaksRule,
    show: (rows) => breaksShown(rows as BreakRow[]),
    input: (field) => <BreaksInput {...field} />,
  },
  availability: {
    ...sale,
    label: product.availability,
    stored: ({ availability }) => availability ?? '',
    check: choiceRule(ProductInput.shape.availability),
    show: stateOf,
    input: (field) => <SelectInput {...field} options={states} none="Not stated" />,
  },
  leadDays: {
    ...sale,
    label: product.leadDays,
    stored: ({ leadDays }) => countText(leadDays),
    check: countRule(ProductInput.shape.leadDays),
    input: (field) => <LeadDaysInput {...field} />,
  },
  successorId: {
    section: sale.section,
    folded: true,
    label: product.successorId,
    blank: null,
    stored: ({ successor }) => successor?.id ?? null,
    check: z.string().nullable(),
    show: (id: unknown) => <ProductName id={id} />,
    input: (field) => <SuccessorInput {...field} />,
  },
} satisfies Partial<FormFields<Input, ProductToEditFragment>>;
