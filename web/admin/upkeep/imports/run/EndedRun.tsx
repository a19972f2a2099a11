import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import { Link } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { usePersonName } from '../../../parts/people/PersonName.tsx';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { ImportRunFileDocument, type RunRowFragment } from '../imports.generated.ts';
import { saveFile } from '../../../parts/downloads/useDownload.ts';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import { fullDate } from '../../../parts/texts/dates.ts';
import { StopBox } from '../../sheets/StopBox.tsx';
import type { Trial } from '../../sheets/sheetTypes.ts';
import { useUndoImport } from '../../sheets/useUndoImport.ts';
import { RunFrame } from './RunFrame.tsx';
import { RunLists } from './RunLists.tsx';
import { outcomeOf, runStates } from '../runTexts.ts';
import type { Profile } from '../setups.ts';

interface Props {
  run: RunRowFragment;
  report: Trial | null;
  profile: Profile;
  /** A later run of the profile that has gone through. */
  later: RunRowFragment | undefined;
}

/** Shows what a run has done, or why it failed. */
export function EndedRun({ run, report, profile, later }: Props) {
  const nameOf = usePersonName();
  const { id, state, reasons, undoToken } = run;
  const undo = useUndoImport();
  const client = useApolloClient();
  const notify = useNotify();
  const { Icon, color, label } = runStates[state];

  async function download() {
    try {
      const { data } = await client.query({ query: ImportRunFileDocument, variables: { id } });
      const file = data?.importRun?.file;
      if (file) saveFile(new Blob([Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))]), run.fileName);
    } catch (error) {
      notify.failure(words.failedToDownloadTheFilePlease, error);
    }
  }

  return (
    <RunFrame run={run} profile={profile}>
      <Stack spacing={2.5} sx={{ pb: 3 }}>
        {state === 'FAILED' ? (
          <StopBox failed title={words.itFailedNothingWasChanged} reasons={reasons}>
            <Button variant="outlined" size="small" component={Link} to={`/admin/imports/run/${profile.id}`}>
              {words.runAgain}
            </Button>
            <Button size="small" startIcon={<DownloadOutlined />} onClick={() => void download()}>
              {words.downloadTheFile}
            </Button>
          </StopBox>
        ) : state === 'STOPPED' ? (
          <StopBox title={words.overtakenBy(later ? fullDate(later.createdAt) : '')} reasons={reasons} />
        ) : (
          <Row className="wraps" spacing={1.5}>
            <Icon sx={{ color }} />
            <Typography sx={{ mr: 'auto' }}>
              <strong>{label}.</strong> {words.outcomeBy(outcomeOf(run), nameOf(run.admin))}
            </Typography>
            {undoToken && (
              <Button variant="outlined" size="small" onClick={() => void undo(undoToken)}>
                {words.undoThisRun}
              </Button>
            )}
          </Row>
        )}
        {report && (
          <RunLists
            title={state === 'STOPPED' ? words.ifItHadBeenLetPass : words.rowsOfTheFile}
            report={report}
            missing={profile.setup.missing}
          />
        )}
      </Stack>
    </RunFrame>
  );
}
