import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useDoublesQuery } from './doubles.generated.ts';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/doubles.ts';
import { DoubleRows } from './DoubleRows.tsx';
import { MergeDialog } from '../merging/MergeDialog.tsx';
import { SettledDoubles } from './SettledDoubles.tsx';
import { useMerge } from '../merging/useMerge.ts';

/** Lists products that may stand twice in the catalogue, the surest first. */
export function DoubleList() {
  const [trail, setTrail] = useState<string[]>([]);
  const query = useDoublesQuery({ variables: { after: trail.at(-1) ?? null }, fetchPolicy: 'cache-and-network' });
  const [merging, setMerging] = useState<[string, string]>();
  const { busy, keepTwo } = useMerge(
    () => undefined,
    () => undefined,
  );
  return (
    <ListScreen title={words.doubles} note={words.productsThatMayStandTwice}>
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={9} thumbnail />}>
        {({ doubles: { nodes, totalCount, isCountExact, endCursor } }) =>
          nodes.length === 0 ? (
            <Box sx={{ p: 'var(--inset)' }}>
              <EmptyState
                title={totalCount > 0 ? words.thisPageIsEmpty : words.noProductStandsTwice}
                hint={totalCount > 0 ? undefined : words.nothingToDoHere}
                action={trail.length > 0 ? <Button onClick={() => setTrail([])}>{words.firstPage}</Button> : undefined}
              />
            </Box>
          ) : (
            <>
              <Typography role="status" variant="body2" className="strong" sx={{ p: 2 }}>
                {words.likelyDoubles({ count: totalCount, isExact: isCountExact })}
              </Typography>
              <DoubleRows
                pairs={nodes}
                busy={busy}
                onMerge={({ one, other }) => setMerging([one.id, other.id])}
                onTwo={({ one, other }) => keepTwo(one.id, other.id)}
              />
              {(trail.length > 0 || endCursor) && (
                <Box className="ruled at-end" sx={{ display: 'flex', gap: 1, p: 1.5 }}>
                  <Button size="small" disabled={trail.length === 0} onClick={() => setTrail(trail.slice(0, -1))}>
                    {words.previousPage}
                  </Button>
                  <Button
                    size="small"
                    disabled={!endCursor}
                    onClick={() => endCursor && setTrail([...trail, endCursor])}
                  >
                    {words.nextPage}
                  </Button>
                </Box>
              )}
            </>
          )
        }
      </Loaded>
      <SettledDoubles />
      {merging && <MergeDialog ids={merging} onClose={() => setMerging(undefined)} />}
    </ListScreen>
  );
}
