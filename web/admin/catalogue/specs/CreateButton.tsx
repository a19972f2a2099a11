import { Box, Button } from '@mui/material';
import * as words from '../../../words/admin/en/specs.ts';
import type { guessAttribute } from './guessAttribute.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

interface Props {
  attribute: ReturnType<typeof guessAttribute>;
  busy?: boolean;
  onClick: () => void;
}

/** Offers to create an attribute where its name was typed, and says what its values will be. */
export const CreateButton = ({ attribute: { name, kind, unit }, busy = false, onClick }: Props) => (
  <Box className="row wraps" sx={{ columnGap: 1.5, rowGap: 0.5, my: 1 }}>
    <Button variant="outlined" size="small" disabled={busy} onClick={onClick} sx={{ overflowWrap: 'anywhere' }}>
      {words.createAttribute(name)}
    </Button>
    <Quiet variant="caption">{unit ? words.valuesInUnit[kind](unit) : words.valuesOf[kind]}</Quiet>
  </Box>
);
