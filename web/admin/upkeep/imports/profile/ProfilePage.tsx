import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import { Box, Button, Stack } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useImportProfilesQuery } from '../imports.generated.ts';
import { useDownload } from '../../../parts/downloads/useDownload.ts';
import { AskDiscard } from '../../../parts/forms/AskDiscard.tsx';
import { HistoryPanel } from '../../../parts/history/HistoryPanel.tsx';
import { useHistoryTabs } from '../../../parts/history/HistoryTabs.tsx';
import { AdminPage } from '../../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../../parts/page/Loaded.tsx';
import { Panel } from '../../../parts/page/Panel.tsx';
import { ColumnsCard } from './ColumnsCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { FixedCard } from './FixedCard.tsx';
import { KeyCard } from './KeyCard.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { RulesCard } from './RulesCard.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { SignInField } from './SignInField.tsx';
import { ProfileRuns } from '../ProfileRuns.tsx';
import { readProfile, type Profile } from '../setups.ts';
import { SourceCard } from './SourceCard.tsx';
import { AnswersCard, NoticesCard, StopsCard } from './StopsCard.tsx';
import { useProfileEdit } from './useProfileEdit.ts';

/** Sets up a profile: how its files are read, what each column becomes, and when a run stops itself. */
export function ProfilePage() {
  const { id = '' } = useParams();
  const query = useImportProfilesQuery({ fetchPolicy: 'cache-and-network' });
  const row = query.data?.importProfiles.find((one) => one.id === id);
  if (row)
    return (
      <ProfileForm
        key={row.id}
        profile={readProfile(row)}
        keyMadeAt={row.keyMadeAt ?? null}
        hasSignIn={row.hasSignIn}
      />
    );
  return (
    <AdminPage title={words.profile} above={{ to: '/admin/imports', title: words.imports, here: words.profile }}>
      <Loaded
        query={{ ...query, data: undefined, missing: query.data !== undefined }}
        failed={words.thereIsNoSuchProfile}
        skeleton={<FieldSkeletons heights={[120, 320, 200]} />}
      >
        {() => null}
      </Loaded>
    </AdminPage>
  );
}

interface FormProps {
  profile: Profile;
  keyMadeAt: string | null;
  hasSignIn: boolean;
}

function ProfileForm({ profile, keyMadeAt, hasSignIn }: FormProps) {
  const edit = useProfileEdit(profile);
  const isExport = profile.setup.direction === 'EXPORT';
  const download = useDownload();
  const { tabs, panel, isHistory, isMore } = useHistoryTabs(profile.name, { form: words.setup, more: words.runs });
  return (
    <AdminPage
      title={profile.name}
      above={{ to: '/admin/imports', title: words.imports, here: profile.name }}
      action={
        isExport ? (
          <Button
            component="a"
            href={`/export/${encodeURIComponent(profile.id)}`}
            download
            variant="outlined"
            size="small"
            startIcon={<DownloadOutlined />}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => void download(event)}
          >
            {words.downloadNow}
          </Button>
        ) : (
          <Button
            component={Link}
            to={`/admin/imports/run/${profile.id}`}
            variant="outlined"
            size="small"
            startIcon={<ScienceOutlined />}
            aria-keyshortcuts="r"
          >
            {words.runNow}
          </Button>
        )
      }
    >
      <Box sx={{ mb: 3 }}>{tabs}</Box>
      <Stack {...panel('history')} sx={{ gap: 2.5, maxWidth: 860 }}>
        {isHistory && (
          <Panel>
            <Box sx={{ p: { xs: 2, md: '24px 28px' } }}>
              <HistoryPanel subject={{ entity: 'PROFILE', id: profile.id }} />
            </Box>
          </Panel>
        )}
      </Stack>
      <div {...panel('more')}>{isMore && <ProfileRuns profile={profile.id} />}</div>
      <div {...panel('form')}>
        <Box sx={columnsLook}>
          <Stack className="shrinks" spacing={2.5}>
            {isExport ? (
              <ExportCard edit={edit} />
            ) : (
              <SourceCard edit={edit} signIn={<SignInField id={profile.id} isKept={hasSignIn} />} />
            )}
            <ColumnsCard edit={edit} />
            {!isExport && <FixedCard edit={edit} />}
            {!isExport && <RulesCard edit={edit} />}
          </Stack>
          <Stack className="shrinks" spacing={2.5}>
            <ScheduleCard edit={edit} />
            {!isExport && <StopsCard edit={edit} />}
            {!isExport && <NoticesCard edit={edit} />}
            <AnswersCard edit={edit} />
            <KeyCard id={profile.id} direction={profile.setup.direction} madeAt={keyMadeAt} />
          </Stack>
        </Box>
        {edit.isUnsaved && <ProfileBar edit={edit} />}
      </div>
      <AskDiscard unsaved={edit.guard} />
    </AdminPage>
  );
}

const columnsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px', xl: 'minmax(0, 1fr) 336px' },
  alignItems: 'start',
  gap: 2.5,
  pb: 3,
};
