import { Box, Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { crossRelations } from '../../../../common/enumWords.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { PlaceButtons } from '../../parts/lists/PlaceButtons.tsx';
import * as words from '../../../words/admin/en/crossReferences.ts';
import { smallLetters } from '../../session/officeLetters.ts';

interface Props {
  /** The name of the row in the form. */
  path: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const relations = Object.entries(crossRelations).map(([value, label]) => ({ value, label }));

/** Edits one code of another maker. */
export function CrossReferenceRow({ path, place, count, onMove, onRemove }: Props) {
  const { register, getFieldState, formState } = useFormContext();
  const field = (name: string) => ({
    ...register(`${path}.${name}`),
    error: getFieldState(`${path}.${name}`, formState).error?.message,
  });
  const called = words.codePlace(place + 1);
  return (
    <Box component="li" sx={rowLook}>
      <Box className="row apart" sx={headLook}>
        <Typography variant="subtitle2" component="h3">
          {called}
        </Typography>
        <PlaceButtons name={smallLetters(called)} place={place} count={count} onMove={onMove} onRemove={onRemove} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 2 }}>
        <TextInput {...field('maker')} label={words.maker} lang={siteLanguage} placeholder={words.asBuyersNameIt} />
        <TextInput {...field('code')} label={words.code} placeholder={words.asTheMakerWritesIt} />
        <SelectInput {...field('relation')} label={words.thisProductAndThatPart} options={relations} />
        <TextInput {...field('checkedAt')} label={words.comparedOn} optional type="date" />
        <TextInput
          {...field('source')}
          label={words.source}
          optional
          lang={siteLanguage}
          hint={words.visitorsDoNotSeeIt}
        />
        <TextInput {...field('note')} label={words.note} optional lang={siteLanguage} hint={words.visitorsDoNotSeeIt} />
      </Box>
    </Box>
  );
}

const rowLook = { pb: 2.5, '& + &': { pt: 1, borderTop: 'var(--hairline)' } };
const headLook = { minHeight: 44 };
