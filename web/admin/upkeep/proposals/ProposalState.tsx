import { Alert } from '@mui/material';
import type { ProposalShownFragment } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/proposals.ts';
import { Sentence } from '../../../components/Sentence.tsx';

/** Says what became of a proposal, and until when it waits. */
export function ProposalState({ proposal }: { proposal: ProposalShownFragment }) {
  const { program, state, decidedBy, decidedAt, createdAt, expiresAt } = proposal;
  const when = decidedAt === null ? '' : `, ${fullDate(decidedAt)}`;
  switch (state) {
    case 'DONE':
      return (
        <Alert severity="success">
          <Sentence text={words.changedBy} parts={{ decidedBy, when }} />
        </Alert>
      );
    case 'DECLINED':
      return (
        <Alert severity="info">
          <Sentence text={words.declinedBy} parts={{ decidedBy, when }} />
        </Alert>
      );
    case 'EXPIRED':
      return <Alert severity="warning">{words.nobodyDecidedWithinAWeekSo}</Alert>;
    case 'WAITING':
      return <Alert severity="info">{words.proposedBy(program, fullDate(createdAt), fullDate(expiresAt))}</Alert>;
  }
}
