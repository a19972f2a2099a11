import { Box, Chip } from '@mui/material';
import type { MessageStatus } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/messages.ts';

const looks = {
  NEW: { label: words.fresh, bgcolor: 'tint.accent', color: 'tint.accentText' },
  READ: { label: words.read, bgcolor: 'tint.neutral', color: 'tint.neutralText' },
  REPLIED: { label: words.replied, bgcolor: 'tint.primary', color: 'tint.primaryText' },
} as const;

/** Colour alone does not tell the status: the chip always names it, and a new message has a dot. */
export function StatusChip({ status }: { status: MessageStatus }) {
  const { label, ...colors } = looks[status];
  return (
    <Chip
      label={
        <>
          {status === 'NEW' && <Dot />}
          {label}
        </>
      }
      sx={colors}
    />
  );
}

const Dot = () => (
  <Box
    component="span"
    sx={{ display: 'inline-block', width: 7, height: 7, mr: 0.75, borderRadius: '50%', bgcolor: 'currentColor' }}
  />
);
