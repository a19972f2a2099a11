import { Alert } from '@mui/material';
import type { ProposalShownFragment } from './proposals.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/proposals.ts';

/** Says what became of a proposal, and until when it waits. */
export function ProposalState({ proposal }: { proposal: ProposalShownFragment }) {
  const { program, state, decidedAt, createdAt, expiresAt } = proposal;
  const decidedBy = usePersonName()(proposal.decidedBy ?? '');
  const date = decidedAt && fullDate(decidedAt);
  switch (state) {
    case 'DONE':
      return <Alert severity="success">{date ? words.changedByOn(decidedBy, date) : words.changedBy(decidedBy)}</Alert>;
    case 'DECLINED':
      return <Alert severity="info">{date ? words.declinedByOn(decidedBy, date) : words.declinedBy(decidedBy)}</Alert>;
    case 'EXPIRED':
      return <Alert severity="warning">{words.nobodyDecidedWithinAWeekSo}</Alert>;
    case 'WAITING':
      return <Alert severity="info">{words.proposedBy(program, fullDate(createdAt), fullDate(expiresAt))}</Alert>;
  }
}
