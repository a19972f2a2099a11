import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import * as formsWords from '../../../words/admin/en/forms.ts';
import type { Difference, Side } from './conflicts.ts';
import { Quiet } from '../texts/Quiet.tsx';

const sides = ['mine', 'theirs'] as const;
const usualWords: Record<Side, string> = { mine: formsWords.mine, theirs: formsWords.theirs };

/** Offers both values of a field that two admins filled in differently. */
export function ConflictChoice({
  field,
  side,
  words = usualWords,
  onChoose,
}: {
  field: Difference;
  side: Side;
  words?: Record<Side, string>;
  onChoose: (side: Side) => void;
}) {
  const labelId = useId();
  const show = field.show ?? String;
  return (
    <Box className="ruled" sx={{ py: 2 }}>
      <Typography id={labelId} variant="subtitle2" component="h3">
        {field.label}
      </Typography>
      <RadioGroup
        aria-labelledby={labelId}
        value={side}
        onChange={(_, chosen) => onChoose(chosen as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5, mt: 1 }}
      >
        {sides.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            disableTypography
            label={
              <Box className="shrinks" sx={{ pt: 1 }}>
                <Quiet variant="caption" component="div">
                  {words[value]}
                </Quiet>
                <Typography variant="body2" component="div" lang={siteLanguage} className="as-typed" sx={textLook}>
                  {field[value] === '' || field[value] === null ? (
                    <span className="muted">{formsWords.empty}</span>
                  ) : (
                    show(field[value])
                  )}
                </Typography>
              </Box>
            }
            sx={{
              alignItems: 'flex-start',
              m: 0,
              p: 0.5,
              pr: 2,
              border: 1,
              borderRadius: 1,
              borderColor: value === side ? 'primary.main' : 'divider',
              bgcolor: value === side ? 'tint.primary' : undefined,
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

/** Long texts scroll: their beginning mostly shows which is which. */
const textLook = { maxHeight: 180, overflowY: 'auto', overflowWrap: 'anywhere' };
