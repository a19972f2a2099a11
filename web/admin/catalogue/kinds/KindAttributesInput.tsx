import { Box, Checkbox, FormControlLabel, OutlinedInput, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { AttributesInput } from '../specs/AttributesInput.tsx';
import * as words from '../../../words/admin/en/kinds.ts';
import { marks, type KindRow } from './kindRows.ts';

const unmarked = { required: false, filterable: false, column: false, key: false };

/** Holds the attributes of a kind in their order. Each has a heading and marks for where it is used. */
export const KindAttributesInput = (input: InputProps) => (
  <AttributesInput<KindRow>
    {...input}
    button={words.addAttribute}
    rowOf={(attribute) => ({ ...attribute, group: '', ...unmarked })}
    look={rowLook}
    beside={({ name, group }, change) => (
      <OutlinedInput
        value={group}
        size="small"
        placeholder={words.heading}
        onChange={({ target }) => change({ group: target.value })}
        slotProps={{ input: { 'aria-label': words.headingOf(name), lang: siteLanguage, maxLength: 60 } }}
        sx={{ minHeight: 40, fontSize: { md: 15 } }}
      />
    )}
    below={(row, change) => (
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {marks.map(([mark, text]) => (
          <FormControlLabel
            key={mark}
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
      </Box>
    )}
  />
);

const rowLook = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  rowGap: { xs: 1, sm: 0 },
  py: 1,
  // On a phone the heading has a line of its own, below the name and its buttons.
  '& > div:nth-of-type(1)': { gridArea: { xs: '2 / 1 / auto / -1', sm: 'auto' } },
  '& > div:nth-of-type(2)': { gridArea: { xs: '1 / 2', sm: 'auto' } },
};
