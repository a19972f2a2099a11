import { Box, Button, Typography } from '@mui/material';
import type { guessAttribute } from './guessAttribute.ts';

interface Props {
  attribute: ReturnType<typeof guessAttribute>;
  busy?: boolean;
  onClick: () => void;
}

const kinds = { OPTION: 'options', NUMBER: 'a number', RANGE: 'a range', FLAG: 'yes or no', TEXT: 'text' };

/** Offers to create an attribute where its name was typed, and says what its values will be. */
export const CreateButton = ({ attribute: { name, kind, unit }, busy = false, onClick }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, my: 1 }}>
    <Button variant="outlined" size="small" disabled={busy} onClick={onClick} sx={{ overflowWrap: 'anywhere' }}>
      Create attribute “{name}”
    </Button>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {[`Its values: ${kinds[kind]}`, unit && `in ${unit}`].filter(Boolean).join(' ')}. You can change that under
      Attributes.
    </Typography>
  </Box>
);
