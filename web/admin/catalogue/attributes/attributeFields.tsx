import { z } from 'zod';
import { labels } from '../../../../common/labels.ts';
import type { AttributeToEditFragment } from './attributes.generated.ts';
import type { AttributeInput } from '../../../graphql/generated/schema.ts';
import type { FormFields, InputProps } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { nameField } from '../definitions/definitionScreen.tsx';
import * as words from '../../../words/admin/en/attributes.ts';
import { attributeKindOptions, kindLabel, isMeasured, UnitInput } from './UnitInput.tsx';
import { optionsRule, type OptionRow } from './optionRows.ts';
import { OptionsInput } from './OptionsInput.tsx';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../parts/inputs/TextInput.tsx';

const decimalsRule = z
  .string()
  .trim()
  .regex(/^[0-6]?$/, words.enterANumberFrom0To6)
  .transform((text) => (text === '' ? null : Number(text)));

export const attributeFields: FormFields<AttributeInput, AttributeToEditFragment> = {
  name: nameField(labels.attribute.name),
  kind: {
    label: labels.attribute.kind,
    half: true,
    blank: 'NUMBER',
    stored: ({ kind }) => kind,
    show: (kind) => kindLabel(kind),
    input: (field) => <SelectInput {...field} options={attributeKindOptions} />,
  },
  unit: {
    label: labels.attribute.unit,
    half: true,
    blank: '',
    stored: ({ unit }) => unit?.symbol ?? '',
    input: (field) => <UnitInput {...field} />,
  },
  decimals: {
    label: labels.attribute.decimals,
    half: true,
    blank: '',
    stored: ({ decimals }) => (decimals === null ? '' : String(decimals)),
    check: decimalsRule,
    input: (field) => <DecimalsInput {...field} />,
  },
  options: {
    label: labels.attribute.options,
    blank: [],
    stored: ({ options }) => options.map(({ id, name, productCount }) => ({ id, name, productCount })),
    check: optionsRule,
    show: (options) => (options as OptionRow[]).map(({ name }) => name).join('\n') || words.none,
    input: (field) => <OptionsInput {...field} />,
  },
};

/** Only numbers and ranges have decimals. */
function DecimalsInput(field: InputProps) {
  const kind = useWatch<Record<string, unknown>>({ name: 'kind' });
  return isMeasured(kind) ? (
    <TextInput {...field} optional inputMode="decimal" hint={words.theMostDigitsAfterTheDecimal} />
  ) : null;
}
