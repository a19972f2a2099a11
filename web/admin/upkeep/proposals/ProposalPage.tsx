import { Stack, Typography } from '@mui/material';
import { useParams } from 'react-router-dom';
import { useProposalToDecideQuery } from './proposals.generated.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as words from '../../../words/admin/en/proposals.ts';
import { DecideBar } from './DecideBar.tsx';
import { ProposedChanges } from './ProposedChanges.tsx';
import { ProposalState } from './ProposalState.tsx';

/** Shows what a program proposes, old beside new. A person changes all of it in one step, or declines. */
export function ProposalPage() {
  const { id = '' } = useParams();
  const query = useProposalToDecideQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const proposal = query.data?.proposal;
  return (
    <AdminPage
      title={proposal ? words.proposesToChangeProducts(proposal.program, proposal.count) : words.proposal}
      above={{ to: '/admin/products', title: words.products, here: words.proposal }}
    >
      <Loaded
        query={{ ...query, data: proposal ? query.data : undefined, missing: query.data?.proposal === null }}
        failed={words.thereIsNoSuchProposal}
        skeleton={<FieldSkeletons heights={[80, 320]} />}
      >
        {() =>
          proposal && (
            <>
              <Stack spacing={3} sx={{ pb: 3 }}>
                <ProposalState proposal={proposal} />
                {proposal.reason && (
                  <Typography className="breaks as-typed" sx={{ maxWidth: 680 }}>
                    “{proposal.reason}”
                  </Typography>
                )}
                <ProposedChanges proposal={proposal} />
              </Stack>
              {proposal.state === 'WAITING' && <DecideBar proposal={proposal} onStale={() => void query.refetch()} />}
            </>
          )
        }
      </Loaded>
    </AdminPage>
  );
}
