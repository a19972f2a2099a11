import { Box, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import * as words from '../../../words/admin/en/fileImports.ts';
import type { Answers, Trial } from './sheetTypes.ts';
import type { SheetImportState } from './useSheetImport.ts';

type Decimals = NonNullable<Trial['decimals']>;
type Props = { state: SheetImportState; trial: Trial | undefined };

/** This many rows are named. */
const most = 6;

/** Names the cells by column: 'Price in rows 2, 5, 9'. */
function placesOf({ cells, count }: Decimals) {
  const fields = [...new Set(cells.map(({ field }) => field))];
  const named = fields.map((field) =>
    words.placesOfField(
      field,
      cells.filter((cell) => cell.field === field).map(({ line }) => line),
      most,
    ),
  );
  return words.readBothWays(count, named);
}

/** Asks for the decimal mark of numbers such as 1.234, once the file has one that no other cell explains. */
export function DecimalQuestion({ state, trial }: Props) {
  const id = useId();
  const [first] = trial?.decimals?.cells ?? [];
  if (!trial?.decimals || !first) return null;
  const { decimals } = trial;
  const meanings = { COMMA: first.withComma, POINT: first.withPoint };
  return (
    <Stack>
      <Typography id={id} variant="subtitle2" component="p">
        {words.decimalMarkIs}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={decimals.mark ?? ''}
        onChange={(_, mark) => state.answer({ decimalMark: mark as Answers['decimalMark'] })}
      >
        {(['COMMA', 'POINT'] as const).map((mark) => (
          <FormControlLabel
            key={mark}
            value={mark}
            control={<Radio size="small" />}
            label={
              <Box component="span" className="breaks">
                {words.meansWith(words.marks[mark], first.value, meanings[mark])}
              </Box>
            }
          />
        ))}
      </RadioGroup>
      <Typography variant="caption" sx={{ color: state.asksMark ? 'error.main' : 'text.secondary' }}>
        {[...(state.asksMark ? [words.chooseMark] : []), placesOf(decimals)].join(' ')}
      </Typography>
    </Stack>
  );
}
