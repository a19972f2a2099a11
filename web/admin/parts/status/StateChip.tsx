import { Chip } from '@mui/material';
import { statuses } from '../../../../common/enumWords.ts';
import type { Status } from '../../../graphql/generated/schema.ts';

interface Props {
  status: Status;
  /** Says why visitors do not see a thing that is published. */
  because?: string | undefined;
}

/** Names what is not on the site; what is published has no chip. */
export function StateChip({ status, because }: Props) {
  const label = status === 'PUBLISHED' ? because : statuses[status];
  if (label === undefined) return null;
  const colors = status === 'DRAFT' ? { bgcolor: 'tint.primary', color: 'tint.primaryText' } : neutral;
  return <Chip component="span" size="small" label={label} sx={colors} />;
}

const neutral = { bgcolor: 'tint.neutral', color: 'tint.neutralText' };
