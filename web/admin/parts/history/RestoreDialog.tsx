import { Button, DialogContent, Typography } from '@mui/material';
import { useComparisonQuery, useRestoreRevisionMutation, type RevisionEntryFragment } from './history.generated.ts';
import { DialogFoot } from '../dialogs/DialogFoot.tsx';
import { PageDialog } from '../dialogs/PageDialog.tsx';
import { refusalOf } from '../errors/refusalOf.ts';
import { BusyButton } from '../inputs/BusyButton.tsx';
import { RowSkeletons } from '../lists/RowSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { fullDate } from '../texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/history.ts';
import { FieldChanges } from './FieldChanges.tsx';

/** Lists what a restore would write before it is done. */
export function RestoreDialog({ entry: { id, at }, onClose }: { entry: RevisionEntryFragment; onClose: () => void }) {
  const notify = useNotify();
  const query = useComparisonQuery({ variables: { from: null, to: id }, fetchPolicy: 'network-only' });
  const [restore, { loading }] = useRestoreRevisionMutation({ refetchQueries: 'active', awaitRefetchQueries: true });

  async function restoreIt() {
    try {
      await restore({ variables: { id } });
      notify.success(words.theEarlierStateWasRestored);
      onClose();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToRestore, error);
    }
  }

  const isSame = query.data?.compareRevisions.length === 0;
  return (
    <PageDialog open title={words.restoreAnEarlierState} width={760} onClose={onClose}>
      <DialogContent>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={3} />}>
          {({ compareRevisions: fields }) => (
            <>
              <Typography sx={{ mb: 2 }}>
                {isSame ? words.itIsTheSameAsNowThere : words.thisIsWrittenAsItWasOn(fullDate(at))}
              </Typography>
              {!isSame && <FieldChanges fields={fields} />}
            </>
          )}
        </Loaded>
      </DialogContent>
      <DialogFoot>
        <Button variant="outlined" size="small" autoFocus onClick={onClose}>
          {words.cancel}
        </Button>
        {query.data && !isSame && (
          <BusyButton busy={loading} onClick={() => void restoreIt()}>
            {words.restore}
          </BusyButton>
        )}
      </DialogFoot>
    </PageDialog>
  );
}
