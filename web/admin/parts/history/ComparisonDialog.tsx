import { Button, DialogContent, Typography } from '@mui/material';
import { useComparisonQuery, type RevisionEntryFragment } from './history.generated.ts';
import { DialogFoot } from '../dialogs/DialogFoot.tsx';
import { PageDialog } from '../dialogs/PageDialog.tsx';
import { RowSkeletons } from '../lists/RowSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { fullDate } from '../texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/history.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { FieldChanges } from './FieldChanges.tsx';

/** Shows the differences of two states. `entries` are in the order of the list, the later one first. */
export function ComparisonDialog({ entries, onClose }: { entries: RevisionEntryFragment[]; onClose: () => void }) {
  const [later, earlier] = entries;
  const query = useComparisonQuery({
    variables: { from: earlier?.id ?? null, to: later?.id ?? '' },
    fetchPolicy: 'network-only',
  });
  return (
    <PageDialog open title={words.compareTwoStates} width={760} onClose={onClose}>
      <DialogContent>
        <Typography className="muted" variant="body2" sx={{ mb: 2 }}>
          <Sentence
            text={words.fromTo}
            parts={{ earlier: earlier && fullDate(earlier.at), later: later && fullDate(later.at) }}
          />
        </Typography>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={3} />}>
          {({ compareRevisions: fields }) =>
            fields.length > 0 ? (
              <FieldChanges fields={fields} />
            ) : (
              <Typography>{words.theTwoStatesAreTheSame}</Typography>
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
