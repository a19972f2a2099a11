import { Box, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { counted } from '../../parts/texts/counted.ts';
import type { Answers, Trial } from './sheetTypes.ts';
import type { SheetImportState } from './useSheetImport.ts';

type Decimals = NonNullable<Trial['decimals']>;
type Props = { state: SheetImportState; trial: Trial | undefined };

/** This many rows are named. */
const most = 6;

/** Names the cells by column: 'Price in rows 2, 5, 9'. */
function placesOf({ cells, count }: Decimals) {
  const fields = [...new Set(cells.map(({ field }) => field))];
  const named = fields.map((field) => {
    const lines = cells.filter((cell) => cell.field === field).map(({ line }) => line);
    const more = lines.length > most ? ', …' : '';
    return `${field} in ${lines.length === 1 ? 'row' : 'rows'} ${lines.slice(0, most).join(', ')}${more}`;
  });
  return `${counted(count, 'number')} can be read both ways: ${named.join('; ')}.`;
}

/** Asks for the decimal mark of numbers such as 1.234, once the file has one that no other cell explains. */
export function DecimalQuestion({ state, trial }: Props) {
  const id = useId();
  const [first] = trial?.decimals?.cells ?? [];
  if (!trial?.decimals || !first) return null;
  const { decimals } = trial;
  return (
    <Stack sx={{ pt: 1.5, pb: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="subtitle2" component="p">
        The decimal mark of this file is
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={decimals.mark ?? ''}
        onChange={(_, mark) => state.answer({ decimalMark: mark as Answers['decimalMark'] })}
      >
        <Choice value="COMMA" name="a comma" cell={first.value} meaning={first.withComma} />
        <Choice value="POINT" name="a point" cell={first.value} meaning={first.withPoint} />
      </RadioGroup>
      <Typography variant="caption" sx={{ color: state.asksMark ? 'error.main' : 'text.secondary' }}>
        {state.asksMark && 'Choose one: no other cell of the file shows it. '}
        {placesOf(decimals)}
      </Typography>
    </Stack>
  );
}

const Choice = ({ value, name, cell, meaning }: { value: string; name: string; cell: string; meaning: string }) => (
  <FormControlLabel
    value={value}
    control={<Radio size="small" />}
    label={
      <>
        {name}:{' '}
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {cell} is {meaning}
        </Box>
      </>
    }
  />
);
