import { Box, Chip } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import type { WaitingFragment } from './waiting.generated.ts';
import { dayOnly } from '../../parts/texts/dates.ts';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/waiting.ts';
import { waitingLook } from './ThingState.tsx';

type Props = Pick<WaitingFragment, 'fields' | 'changedBy' | 'changedAt'>;

/** Says above the form that visitors see another state than the form shows. */
export function WaitingChips({ fields, changedBy, changedAt }: Props) {
  const nameOf = usePersonName();
  return (
    <Row className="wraps" spacing={1.25}>
      <Chip size="small" label={words.published} sx={{ bgcolor: 'tint.primary', color: 'tint.primaryText' }} />
      <Chip size="small" label={words.waitingChangeCount(fields.length)} sx={waitingLook} />
      <Box className="muted near-type breaks">{words.sinceDay(dayOnly(changedAt), nameOf(changedBy))}</Box>
    </Row>
  );
}
