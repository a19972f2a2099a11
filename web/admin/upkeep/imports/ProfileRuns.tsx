import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/importProfiles.ts';
import { useImportProfileRunsQuery } from './imports.generated.ts';
import { Panel } from '../../parts/page/Panel.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { outcomeOf, runStates } from './runTexts.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/** Lists the latest runs of a profile, each with a link to what it has done. */
export function ProfileRuns({ profile }: { profile: string }) {
  const { data } = useImportProfileRunsQuery({ variables: { profile }, fetchPolicy: 'cache-and-network' });
  const runs = data?.importRuns ?? [];
  if (data && runs.length === 0) return <Typography>{words.thisProfileHasNotRunYet}</Typography>;
  return (
    <Panel>
      <PlainList aria-label={words.runs}>
        {runs.map((run) => {
          const { label, color } = runStates[run.state];
          return (
            <Box className="row wraps ruled" component="li" key={run.id} sx={rowLook}>
              <Box className="shrinks" sx={{ flex: '1 1 220px' }}>
                <Typography variant="body2" className="strong">
                  {fullDate(run.createdAt)}
                </Typography>
                <Quiet variant="caption">
                  {run.fileName}, <PersonName of={run.admin} />
                </Quiet>
              </Box>
              <Quiet>{outcomeOf(run)}</Quiet>
              <Typography variant="body2" className="strong" sx={{ color }}>
                {label}
              </Typography>
              <Link to={`/admin/imports/runs/${run.id}`} aria-label={words.lookAtTheRunOf(fullDate(run.createdAt))}>
                {words.look}
              </Link>
            </Box>
          );
        })}
      </PlainList>
    </Panel>
  );
}

const rowLook = { columnGap: 2.5, rowGap: 1, p: '12px 20px' } as const;
