import { Box } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as words from '../../../words/admin/en/offers.ts';
import { kindOptions } from './lineKinds.ts';
import type { TypedLine } from './offerLines.ts';

/** The fields of a line that few lines need. */
export const moreFields = ['kind', 'note', 'askedCode', 'priceQuantity'] as const;

interface Props {
  place: number;
  /** Facts that help to decide the price. */
  hint: string | undefined;
}

/** Shows what folds out below a line. */
export function LineMore({ place, hint }: Props) {
  const { register, getFieldState, formState } = useFormContext<{ lines: TypedLine[] }>();
  const input = (name: (typeof moreFields)[number], label: string) => {
    const path = `lines.${place}.${name}` as const;
    return { ...register(path), label, error: getFieldState(path, formState).error?.message };
  };
  return (
    <Box sx={look}>
      <TextInput {...input('note', words.note)} optional lang={siteLanguage} hint={hint} />
      <SelectInput {...input('kind', words.counts)} options={kindOptions} />
      <TextInput {...input('askedCode', words.codeOfTheBuyer)} optional hint={words.offerNamesBoth} />
      <TextInput {...input('priceQuantity', words.priceIsFor)} inputMode="numeric" placeholder="1" />
    </Box>
  );
}

const look = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) 250px', md: 'minmax(0, 1fr) 250px 200px 120px' },
  gap: 1.5,
  alignItems: 'start',
};
