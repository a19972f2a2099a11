import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useSearchesWithoutHitQuery, type FigurePeriod } from '../../../graphql/generated/operations.ts';
import { ActionsHeading } from '../../parts/lists/ActionsHeading.tsx';
import { TrailPager } from '../../parts/lists/TrailPager.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { tableLook } from '../../parts/lists/tableLook.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { useNarrow, useRoomy } from '../../parts/page/useNarrow.ts';
import { texts } from '../../parts/texts/texts.ts';
import { number } from './numbers.ts';
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
      <Box component="section" aria-label="Searches that found nothing">
        <Loaded query={query} failed={texts.load.failed} skeleton={<RowSkeletons rows={5} />}>
          {({ searchesWithoutHit: { nodes, pageInfo, totalCount, searches: inVain } }) => (
            <>
              <Stack direction="row" sx={headLook}>
                <Typography variant="h5" component="h2">
                  Searches that found nothing
                </Typography>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: 15 }}>
                  {`${number(totalCount)} ${totalCount === 1 ? 'word' : 'words'}, `}
                  {`${number(inVain)} ${inVain === 1 ? 'search' : 'searches'}`}
                  {searches !== undefined && ` of ${number(searches)}`}
                </Box>
              </Stack>
              {nodes.length === 0 ? (
                <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
                  <EmptyState
                    title="Nothing was looked for in vain."
                    hint="A word appears here from its third use on."
                  />
                </Box>
              ) : (
                <Table aria-label="Words" sx={{ ...tableLook, '& tbody tr': { height: 48 } }}>
                  <TableHead>
                    <TableRow>
                      <TableCell>Word</TableCell>
                      <TableCell align="right">Times</TableCell>
                      {roomy && <TableCell>Last</TableCell>}
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
        <Typography sx={footLook}>
          A word is written down from its third use on, and never what looks like an e-mail address, a phone or an
          identity number. No cookies, no addresses of visitors.
        </Typography>
      </Box>
    </Panel>
  );
}

const headLook = {
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2.5,
  py: 1.75,
};
const footLook = { px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', color: 'text.secondary', fontSize: 13.5 };
