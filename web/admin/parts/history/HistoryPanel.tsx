import { Button, Typography } from '@mui/material';
import { timeZone } from '../../../../common/text/companyTime.ts';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useHistoryQuery, type RevisionEntryFragment } from './history.generated.ts';
import type { HistoryEntity } from '../../../graphql/generated/schema.ts';
import { RowSkeletons } from '../lists/RowSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/history.ts';
import { ComparisonDialog } from './ComparisonDialog.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';
import { useUndoStep } from './useUndoChange.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { PlainList } from '../lists/PlainList.tsx';

/** The entry that a history belongs to. `id` is left out where there is only one of its kind. */
export interface Subject {
  entity: HistoryEntity;
  id?: string;
}

/** Lists the changes of one entry, the last one first. Each state can be restored, and two can be compared. */
export function HistoryPanel({ subject }: { subject: Subject }) {
  const query = useHistoryQuery({ variables: { ...subject, after: null }, fetchPolicy: 'network-only' });
  const undo = useUndoStep();
  const [restoring, setRestoring] = useState<RevisionEntryFragment>();
  const [chosen, setChosen] = useState<string[]>([]);
  const choose = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-2)));
  const more = (after: string) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { history } }) => ({
        history: { ...history, nodes: [...before.history.nodes, ...history.nodes] },
      }),
    });
  return (
    <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
      {({ history: { nodes, pageInfo, totalCount } }) => (
        <>
          <Typography className="muted" variant="body2" sx={{ mb: 2 }}>
            {totalCount === 0 ? words.timesIn(timeZone()) : words.tickTwoStatesToCompareThem(timeZone())}
          </Typography>
          {nodes.length === 0 && <EmptyState title={words.noChangesYet} hint={words.eachChangeIsKeptHereFromNow} />}
          <PlainList as="ol" aria-label={words.changes}>
            {nodes.map((entry) => (
              <HistoryEntry
                key={entry.id}
                entry={entry}
                chosen={chosen.includes(entry.id)}
                onChoose={() => choose(entry.id)}
                onRestore={() => setRestoring(entry)}
                onUndo={() => entry.undoToken && undo(entry.undoToken).run()}
              />
            ))}
          </PlainList>
          {pageInfo.hasNextPage && pageInfo.endCursor !== null && (
            <Button variant="outlined" size="small" onClick={() => void more(pageInfo.endCursor ?? '')}>
              {words.showEarlierChanges}
            </Button>
          )}
          {restoring && <RestoreDialog entry={restoring} onClose={() => setRestoring(undefined)} />}
          {chosen.length === 2 && (
            <ComparisonDialog entries={nodes.filter(({ id }) => chosen.includes(id))} onClose={() => setChosen([])} />
          )}
        </>
      )}
    </Loaded>
  );
}
