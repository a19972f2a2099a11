import { Box, Chip } from '@mui/material';
import type { Status } from '../../../graphql/generated/schema.ts';
import { StateChip } from '../../parts/status/StateChip.tsx';
import { language } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/waiting.ts';

/** The chip of a product with changes that wait. */
export const waitingLook = { bgcolor: 'tint.warning', color: 'warning.main' };

interface Props {
  /** Left out for what is always on the site. */
  status?: Status;
  waiting?: { fields: readonly string[] } | null;
}

/** Stands beside the name of a thing that is not plainly published, or has changes that wait. */
export function ThingState({ status = 'PUBLISHED', waiting }: Props) {
  const count = waiting?.fields.length ?? 0;
  if (status === 'PUBLISHED' && count === 0) return null;
  return (
    <Box component="span" lang={language} className="plain" sx={{ display: 'inline-flex', gap: 0.75 }}>
      <StateChip status={status} />
      {count > 0 && <Chip component="span" size="small" label={words.waitingCount(count)} sx={waitingLook} />}
    </Box>
  );
}
