import { Box, Checkbox, FormControlLabel, OutlinedInput, Typography } from '@mui/material';
import { NativeSelect } from '../../parts/inputs/NativeSelect.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { AttributesInput } from '../specs/AttributesInput.tsx';
import * as words from '../../../words/admin/en/kinds.ts';
import { marks, type KindRow } from './kindRows.ts';
import { useKindLetters } from './useKindLetters.ts';

const unmarked = { required: false, filterable: false, column: false, key: false };

/** Holds the attributes of a kind in their order: a table of where each is used, and of its letter in the drawing. */
export function KindAttributesInput(input: InputProps) {
  const { rows: tiedRows, letters, tie } = useKindLetters();
  const letterOf = (attributeId: string) => tiedRows.find((row) => row.attributeId === attributeId)?.letter ?? '';
  return (
    <AttributesInput<KindRow>
      {...input}
      button={words.addAttribute}
      rowOf={(attribute) => ({ ...attribute, group: '', ...unmarked })}
      look={rowLook}
      head={
        <Box className="muted small-type" aria-hidden sx={headLook}>
          <span>{words.attribute}</span>
          <span className="group">{words.heading}</span>
          {marks.map(([mark, text]) => (
            <span key={mark} className="mark">
              {mark === 'key' ? words.key : text}
            </span>
          ))}
          <span className="letter">{letters.length > 0 && words.letter}</span>
        </Box>
      }
      beside={(row, change) => (
        <>
          <Box className="group">
            <OutlinedInput
              value={row.group}
              size="small"
              fullWidth
              placeholder={words.heading}
              onChange={({ target }) => change({ group: target.value })}
              slotProps={{ input: { 'aria-label': words.headingOf(row.name), lang: siteLanguage, maxLength: 60 } }}
              sx={{ fontSize: { md: 15 } }}
            />
          </Box>
          {marks.map(([mark, text]) => (
            <FormControlLabel
              key={mark}
              className="mark"
              label={<Typography variant="body2">{text}</Typography>}
              control={
                <Checkbox
                  size="small"
                  checked={row[mark]}
                  onChange={({ target }) => change({ [mark]: target.checked })}
                />
              }
            />
          ))}
          <Box className="letter">
            {letters.length > 0 && (
              <NativeSelect
                label={words.letterOf(row.name)}
                value={letterOf(row.attributeId)}
                options={['', ...letters].map((letter) => ({ value: letter, label: letter || '–' }))}
                onChoose={(letter) =>
                  letter === '' ? tie(letterOf(row.attributeId), '') : tie(letter, row.attributeId)
                }
                sx={{ width: 60 }}
              />
            )}
          </Box>
        </>
      )}
    />
  );
}

/** Cells of a row stand under their heads; on a phone the marks have their words beside them. */
const table = '@container (min-width: 420px)';
/** The heading of an attribute has a column, too. */
const wide = '@container (min-width: 520px)';
const cells = 'repeat(4, 32px) 60px 84px';
const columns = `minmax(0, 1fr) ${cells}`;
const wideColumns = `minmax(0, 1fr) minmax(0, 86px) ${cells}`;

const headLook = {
  display: 'none',
  alignItems: 'end',
  columnGap: 0.75,
  pb: 0.5,
  borderBottom: 2,
  borderColor: 'text.primary',
  '& .letter': { textAlign: 'center' },
  '& .mark': { justifySelf: 'center', writingMode: 'vertical-rl', rotate: '180deg' },
  '& .group': { display: 'none' },
  [table]: { display: 'grid', gridTemplateColumns: columns },
  [wide]: { gridTemplateColumns: wideColumns, '& .group': { display: 'block' } },
} as const;

const rowLook = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 0.75,
  rowGap: 0.5,
  py: 1,
  '& > .group, & > .letter': { gridColumn: '1 / -1' },
  '& > .mark': { m: 0, minHeight: 44 },
  '& > .MuiStack-root': { gridArea: '1 / 2', justifySelf: 'end' },
  [table]: {
    gridTemplateColumns: columns,
    py: '3px',
    minHeight: 40,
    '& > .group': { gridArea: '2 / 1 / auto / -1' },
    '& > .letter': { gridColumn: 'auto' },
    '& > .mark': { justifyContent: 'center', minHeight: 32 },
    '& > .MuiStack-root': { gridArea: '1 / 7' },
    '& > .mark > .MuiTypography-root': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > .mark .MuiCheckbox-root': { width: 32, height: 32, p: 0 },
    '& .MuiIconButton-root': { width: 28, height: 32, minWidth: 0, minHeight: 0, p: 0 },
  },
  [wide]: {
    gridTemplateColumns: wideColumns,
    rowGap: 0,
    '& > .group': { gridArea: 'auto' },
    '& > .MuiStack-root': { gridArea: 'auto' },
  },
} as const;
