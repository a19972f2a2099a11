import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useSearchesWithoutHitQuery } from './figures.generated.ts';
import type { FigurePeriod } from '../../../graphql/generated/schema.ts';
import { ActionsHeading } from '../../parts/lists/RowActions.tsx';
import { TrailPager } from '../../parts/lists/TrailPager.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { tableLook } from '../../parts/lists/tableLook.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { useNarrow, useRoomy } from '../../parts/page/useNarrow.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/figures.ts';
import { WordRow } from './WordRow.tsx';

const size = 10;

interface Props {
  period: FigurePeriod;
  /** All searches of these days; undefined while that is not known. */
  searches: number | undefined;
}

/** The words that visitors looked for in vain, each with what one can do about it. */
export function WordsWithoutHit({ period, searches }: Props) {
  const [trail, setTrail] = useState<string[]>([]);
  const query = useSearchesWithoutHitQuery({
    variables: { period, after: trail.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const narrow = useNarrow();
  const roomy = useRoomy();
  return (
    <Panel>
      <Box component="section" aria-label={words.searchesThatFoundNothing}>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={5} />}>
          {({ searchesWithoutHit: { nodes, pageInfo, totalCount, searches: inVain } }) => (
            <>
              <Stack direction="row" className="apart" sx={headLook}>
                <Typography variant="h5" component="h2">
                  {words.searchesThatFoundNothing}
                </Typography>
                <Box className="muted dense-type" component="span">
                  {words.wordCount(totalCount)},{' '}
                  {searches === undefined ? words.searchCount(inVain) : words.searchCountOf(inVain, searches)}
                </Box>
              </Stack>
              {nodes.length === 0 ? (
                <Box className="ruled" sx={{ p: 2 }}>
                  <EmptyState title={words.nothingWasLookedForInVain} hint={words.aWordAppearsHereFromItsThird} />
                </Box>
              ) : (
                <Table aria-label={words.words} sx={{ ...tableLook, '& tbody tr': { height: 48 } }}>
                  <TableHead>
                    <TableRow>
                      <TableCell>{words.word}</TableCell>
                      <TableCell align="right">{words.timesHeading}</TableCell>
                      {roomy && <TableCell>{words.last}</TableCell>}
                      {!narrow && <ActionsHeading />}
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {nodes.map((word) => (
                      <WordRow key={word.word} word={word} narrow={narrow} roomy={roomy} />
                    ))}
                  </TableBody>
                </Table>
              )}
              <TrailPager trail={trail} setTrail={setTrail} size={size} list={{ totalCount, pageInfo }} />
            </>
          )}
        </Loaded>
        <Typography className="muted ruled small-type" sx={footLook}>
          {words.aWordIsWrittenDown}
        </Typography>
      </Box>
    </Panel>
  );
}

const headLook = { alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2, px: 2.5, py: 1.75 };
const footLook = { px: 2, py: 1.25 };
