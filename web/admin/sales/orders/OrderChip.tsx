import { Chip } from '@mui/material';
import type { OrderState } from '../../../graphql/generated/schema.ts';
import { stateNames } from './orderTexts.ts';

const looks = {
  PLACED: { bgcolor: 'tint.accent', color: 'tint.accentText' },
  CONFIRMED: { bgcolor: 'tint.primary', color: 'tint.primaryText' },
  READY: { bgcolor: 'tint.primary', color: 'tint.primaryText' },
  SENT: { bgcolor: 'tint.primary', color: 'tint.primaryText' },
  DELIVERED: { bgcolor: 'tint.neutral', color: 'tint.neutralText' },
  CANCELLED: { bgcolor: 'tint.neutral', color: 'tint.neutralText' },
} as const;

/** The chip always names the state, so that nobody needs its colour. */
export const OrderChip = ({ state }: { state: OrderState }) => <Chip label={stateNames[state]} sx={looks[state]} />;
