import { Box, FormHelperText, Typography } from '@mui/material';
import { useEffect, useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { Section } from '../../../../common/measures/sections.ts';
import { useSectionSampleQuery } from './kinds.generated.ts';
import type { KindLetterInput } from '../../../graphql/generated/schema.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import * as words from '../../../words/admin/en/kinds.ts';
import { DrawingPreview } from './DrawingPreview.tsx';
import { lettersIn } from './kindLetters.ts';
import type { KindRow } from './kindRows.ts';

/** Ties each letter of the chosen drawing to an attribute of the kind, and shows the drawing as an example. */
export function KindLettersInput({ name, label, error }: InputProps) {
  const { field } = useController<Record<string, KindLetterInput[]>>({ name });
  const [attributes, section, ownDrawing] = useWatch({ name: ['attributes', 'section', 'ownDrawing'] }) as [
    KindRow[],
    Section | '' | null,
    string | null,
  ];
  const headingId = useId();
  const { value: rows, onChange } = field;
  const { data } = useSectionSampleQuery({ variables: { section: section || 'NUT' }, skip: !section });
  const sample = section ? data?.sectionSample : undefined;
  const drawn = ownDrawing ? lettersIn(ownDrawing) : (sample?.letters.map(({ letter }) => letter) ?? []);

  // An attribute that leaves the kind takes its letter along: the API would refuse it.
  useEffect(() => {
    const kept = rows.filter(({ attributeId }) => attributes.some((one) => one.attributeId === attributeId));
    if (kept.length < rows.length) onChange(kept);
  }, [attributes, rows, onChange]);

  const letters = [...new Set([...drawn, ...rows.map(({ letter }) => letter)])];
  if (letters.length === 0) return null;
  const tie = (letter: string, attributeId: string) => {
    const others = rows.filter((row) => row.letter !== letter && row.attributeId !== attributeId);
    const next = attributeId === '' ? others : [...others, { letter, attributeId }];
    onChange(next.toSorted((one, other) => letters.indexOf(one.letter) - letters.indexOf(other.letter)));
  };
  const tied = new Set(rows.map(({ letter }) => letter));
  const notTied = drawn.filter((letter) => !tied.has(letter));
  const notDrawn = rows.map(({ letter }) => letter).filter((letter) => !drawn.includes(letter));
  const options = [
    { value: '', label: words.none },
    ...attributes.map(({ attributeId, name: shown }) => ({ value: attributeId, label: shown })),
  ];
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography variant="subtitle2" component="h3" id={headingId} sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' }, gap: 2 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {letters.map((letter) => (
            <Box component="li" key={letter} sx={rowLook}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {letter}
              </Typography>
              <FilterSelect
                label={words.attributeOf(letter)}
                value={rows.find((row) => row.letter === letter)?.attributeId ?? ''}
                options={options}
                lang={siteLanguage}
                onChoose={(attributeId) => tie(letter, attributeId)}
              />
            </Box>
          ))}
        </Box>
        <DrawingPreview svg={ownDrawing ? null : (sample?.svg ?? null)} own={ownDrawing} tied={[...tied]} />
      </Box>
      <FormHelperText error={error !== undefined} sx={{ mt: 1 }}>
        {[
          error,
          notTied.length > 0 && words.inTheDrawingNotInTheKind(notTied.join(', ')),
          notDrawn.length > 0 && words.inTheKindNotInTheDrawing(notDrawn.join(', ')),
        ]
          .filter(Boolean)
          .join(' ')}
      </FormHelperText>
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 48,
  '& .MuiInputBase-root': { maxWidth: 'none' },
};
