import { Button, DialogContent, Typography, Box } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { usePlannedChangesQuery } from './plans.generated.ts';
import { DialogFoot } from '../../parts/dialogs/DialogFoot.tsx';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { FieldChanges } from '../../parts/history/FieldChanges.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/plans.ts';
import { nearMoment } from './moments.ts';
import { stepText, type Step } from './planTexts.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/** Shows what a moment of a plan changes, thing by thing. */
export function PlannedChanges({ step, onClose }: { step: Step; onClose: () => void }) {
  const query = usePlannedChangesQuery({ variables: { stepId: step.id, met: false }, fetchPolicy: 'network-only' });
  return (
    <PageDialog open title={step.name} width={760} onClose={onClose}>
      <DialogContent>
        <Typography className="muted" variant="body2" sx={{ mb: 2 }}>
          {nearMoment(step.at)}. {stepText(step)}.
        </Typography>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
          {({ plannedChanges }) => (
            <>
              {(plannedChanges ?? []).map(({ id, name, fields }) => (
                <Box key={id} component="section" sx={{ mb: 2 }}>
                  <Typography component="h3" lang={siteLanguage} className="dense-type strong" sx={{ mb: 0.5 }}>
                    {name}
                  </Typography>
                  <FieldChanges fields={fields} />
                </Box>
              ))}
              {step.count > (plannedChanges?.length ?? 0) && (
                <Quiet>{words.moreOrDeletedSince(step.count - (plannedChanges?.length ?? 0))}</Quiet>
              )}
            </>
          )}
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
