import { Box } from '@mui/material';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { optionsOf } from '../../kinds/choice.tsx';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { Disclosure } from '../../parts/page/Disclosure.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import * as enquiryWords from '../../../words/admin/en/enquiries.ts';
import * as words from '../../../words/admin/en/offers.ts';
import type { TypedLine } from './offerLines.ts';
import type { LineKind } from '../../../../common/offers/sums.ts';

/** How a line counts, in few words. */
export const kinds = words.lineKinds;

export const kindOptions: { value: LineKind; label: string }[] = [
  { value: 'PLAIN', label: words.inTheTotal },
  { value: 'OPTIONAL', label: words.optionalTheBuyerMayAddIt },
  { value: 'ALTERNATIVE', label: words.insteadOfTheLineAbove },
];

/** The fields of a line that few lines need. */
export const moreFields = [
  'name',
  'code',
  'salesUnit',
  'vatRate',
  'kind',
  'note',
  'askedCode',
  'priceQuantity',
] as const;

const units = optionsOf(salesUnits, ({ word }) => word);

interface Props {
  place: number;
  /** Facts that help to decide the price. */
  hint: string | undefined;
  asked: AskedRowFragment | undefined;
  onRate: (rate: string) => void;
}

/** Shows what folds out below a line. */
export function LineMore({ place, hint, asked, onRate }: Props) {
  const { register, getFieldState, formState } = useFormContext<{ lines: TypedLine[] }>();
  const input = (name: (typeof moreFields)[number], label: string, onTyped?: (text: string) => void) => {
    const path = `lines.${place}.${name}` as const;
    const onChange = (event: ChangeEvent<HTMLInputElement>) => onTyped?.(event.target.value);
    return { ...register(path, { onChange }), label, error: getFieldState(path, formState).error?.message };
  };
  return (
    <>
      <Box sx={look}>
        <TextInput {...input('name', words.what)} lang={siteLanguage} />
        <TextInput {...input('code', words.code)} optional />
        <SelectInput {...input('salesUnit', words.unit)} options={units} />
        {/* What is typed replaces the rate. */}
        <Box onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}>
          <TextInput {...input('vatRate', words.kdv, onRate)} inputMode="numeric" />
        </Box>
        <TextInput {...input('note', words.note)} optional lang={siteLanguage} hint={hint} />
        <SelectInput {...input('kind', words.counts)} options={kindOptions} />
        <TextInput {...input('askedCode', words.codeOfTheBuyer)} optional hint={words.offerNamesBoth} />
        <TextInput {...input('priceQuantity', words.priceIsFor)} inputMode="numeric" placeholder="1" />
      </Box>
      {asked && asked.specs.length > 0 && (
        <Box className="muted small-type" sx={{ mb: 1 }}>
          <Disclosure summary={enquiryWords.specCount(asked.specs.length)}>
            <Content>{asked.specs.map((spec) => `${spec.name} ${spec.text}`).join(', ')}</Content>
          </Disclosure>
        </Box>
      )}
    </>
  );
}

const look = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 1.5,
  alignItems: 'start',
  mb: 1,
};
