import { Chip } from '@mui/material';
import type { Urgency } from './lastEvent.ts';

const looks: Record<Urgency, { bgcolor: string; color: string }> = {
  accent: { bgcolor: 'tint.accent', color: 'tint.accentText' },
  warning: { bgcolor: 'tint.warning', color: 'warning.main' },
  primary: { bgcolor: 'tint.primary', color: 'tint.primaryText' },
  neutral: { bgcolor: 'tint.neutral', color: 'tint.neutralText' },
};

/** A selected row has the same colour. */
const onSelected = { '[aria-current=true] &': { bgcolor: 'background.paper' } };

/** Colour alone does not tell what happened: the chip always says it. */
export const StateChip = ({ text, urgency }: { text: string; urgency: Urgency }) => (
  <Chip
    label={text}
    sx={{ flex: 'none', maxWidth: '100%', ...looks[urgency], ...(urgency === 'primary' && onSelected) }}
  />
);
