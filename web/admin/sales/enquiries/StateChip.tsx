import { Chip } from '@mui/material';
import type { EnquiryState } from '../../../graphql/generated/schema.ts';
import { stateNames } from './enquiryStates.ts';

const looks = {
  NEW: { bgcolor: 'tint.accent', color: 'tint.accentText' },
  IN_PROGRESS: { bgcolor: 'tint.neutral', color: 'tint.neutralText' },
  OFFERED: { bgcolor: 'tint.primary', color: 'tint.primaryText' },
  WON: { bgcolor: 'tint.primary', color: 'tint.primaryText' },
  LOST: { bgcolor: 'tint.neutral', color: 'tint.neutralText' },
} as const;

/** Colour alone does not tell the state: the chip always names it. */
export const StateChip = ({ state }: { state: EnquiryState }) => <Chip label={stateNames[state]} sx={looks[state]} />;
