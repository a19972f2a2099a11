import { Box, Button, DialogContent, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { healthChecks } from '../../../../common/health/healthChecks.ts';
import { useFineFindingsQuery, useTakeBackFineMutation, type FineFindingsQuery } from './health.generated.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { DialogFoot } from '../../parts/dialogs/DialogFoot.tsx';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { entryLook } from '../../parts/lists/tableLook.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { nearDate } from '../../parts/texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { Content } from '../../parts/texts/Content.tsx';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/health.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

type Said = FineFindingsQuery['fineFindings'][number];

/** Lists the findings that are said to be fine, with reason, person and time; each can be taken back. */
export function FineFindings({ onClose }: { onClose: () => void }) {
  const nameOf = usePersonName();
  const query = useFineFindingsQuery({ fetchPolicy: 'cache-and-network' });
  const [takeBack, { loading }] = useTakeBackFineMutation({ refetchQueries: 'active' });
  const notify = useNotify();

  async function take({ check, product }: Said) {
    try {
      await takeBack({ variables: { check, ids: [product.id] } });
      notify.success(words.takenBackItCountsAgain);
    } catch (error) {
      notify.failure(words.thisWasNotTakenBack, error);
    }
  }

  return (
    <PageDialog open title={words.fineAsTheyAre} width={640} onClose={onClose}>
      <DialogContent>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
          {({ fineFindings }) =>
            fineFindings.length === 0 ? (
              <EmptyState title={words.nothingIsSaidToBeFine} />
            ) : (
              <PlainList>
                {fineFindings.map((said) => (
                  <Box component="li" key={said.id} sx={entryLook}>
                    <div>
                      <Typography lang={siteLanguage} className="dense-type strong">
                        {said.product.name}
                      </Typography>
                      <Typography variant="body2">
                        {healthChecks[said.check].name}: <Content>{said.reason}</Content>
                      </Typography>
                      <Typography className="muted" variant="caption" component="p">
                        {`${nameOf(said.admin)}, ${nearDate(said.createdAt)}`}
                      </Typography>
                    </div>
                    <Button
                      size="small"
                      disabled={loading}
                      aria-label={words.takeBackNamed(healthChecks[said.check].name, said.product.name)}
                      onClick={() => void take(said)}
                    >
                      {words.takeBack}
                    </Button>
                  </Box>
                ))}
              </PlainList>
            )
          }
        </Loaded>
      </DialogContent>
      <DialogFoot>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </DialogFoot>
    </PageDialog>
  );
}
