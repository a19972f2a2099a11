import { Alert } from '@mui/material';
import type { ProposalShownFragment } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';

/** Says what became of a proposal, and until when it waits. */
export function ProposalState({ proposal }: { proposal: ProposalShownFragment }) {
  const { program, state, decidedBy, decidedAt, createdAt, expiresAt } = proposal;
  const when = decidedAt === null ? '' : `, ${fullDate(decidedAt)}`;
  switch (state) {
    case 'DONE':
      return (
        <Alert severity="success">
          Changed by {decidedBy}
          {when}.
        </Alert>
      );
    case 'DECLINED':
      return (
        <Alert severity="info">
          Declined by {decidedBy}
          {when}. Nothing was changed.
        </Alert>
      );
    case 'EXPIRED':
      return (
        <Alert severity="warning">
          Nobody decided within a week, so it can no longer be confirmed. The program can propose it again.
        </Alert>
      );
    case 'WAITING':
      return (
        <Alert severity="info">
          Proposed by {program}, {fullDate(createdAt)}. Nothing has been changed. It waits until {fullDate(expiresAt)}.
        </Alert>
      );
  }
}
