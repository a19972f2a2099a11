import { Box, FormHelperText, Typography } from '@mui/material';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import * as words from '../../../words/admin/en/kinds.ts';
import { DrawingPreview } from './DrawingPreview.tsx';
import type { KindRow } from './kindRows.ts';
import { useKindLetters } from './useKindLetters.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** Ties each letter of the chosen drawing to an attribute of the kind, and shows the drawing as an example. */
export function KindLettersInput({ label, error }: InputProps) {
  const attributes = useWatch({ name: 'attributes' }) as KindRow[];
  const headingId = useId();
  const { rows, letters, tied, svg, ownDrawing, notTied, notDrawn, tie, keepOf } = useKindLetters();

  // An attribute that leaves the kind takes its letter along: the API would refuse it.
  useEffect(() => keepOf(attributes.map(({ attributeId }) => attributeId)));

  if (letters.length === 0) return null;
  const options = [
    { value: '', label: words.none },
    ...attributes.map(({ attributeId, name: shown }) => ({ value: attributeId, label: shown })),
  ];
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography variant="subtitle2" component="h3" id={headingId} sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)', lg: 'minmax(0, 1fr)' },
          gap: 2,
        }}
      >
        <PlainList>
          {letters.map((letter) => (
            <Box component="li" key={letter} sx={rowLook}>
              <Typography variant="body2" className="strong">
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
        </PlainList>
        {/* Where there is room, the drawing stands beside the form. */}
        <Box sx={{ display: { lg: 'none' } }}>
          <DrawingPreview svg={svg} own={ownDrawing} tied={[...tied]} />
        </Box>
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
  minHeight: { xs: 56, sm: 40 },
  '& .MuiInputBase-root': { maxWidth: 'none' },
};
