import { Box, Chip } from '@mui/material';
import type { WaitingFragment } from '../../../graphql/generated/operations.ts';
import { counted } from '../../parts/texts/counted.ts';
import { dayOnly } from '../../parts/texts/dates.ts';
import { waitingLook } from './waitingLook.ts';

type Props = Pick<WaitingFragment, 'fields' | 'changedBy' | 'changedAt'>;

/** Says above the form that visitors see another state than the form shows. */
export function WaitingChips({ fields, changedBy, changedAt }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
      <Chip size="small" label="Published" sx={{ bgcolor: 'tint.primary', color: 'tint.primaryText' }} />
      <Chip size="small" label={counted(fields.length, 'waiting change')} sx={waitingLook} />
      <Box sx={{ color: 'text.secondary', fontSize: 14, overflowWrap: 'anywhere' }}>
        since {dayOnly(changedAt)}, {changedBy}
      </Box>
    </Box>
  );
}
