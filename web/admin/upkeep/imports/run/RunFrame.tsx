import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import type { RunRowFragment } from '../imports.generated.ts';
import { AdminPage } from '../../../parts/page/AdminPage.tsx';
import { fullDate } from '../../../parts/texts/dates.ts';
import type { Profile } from '../setups.ts';

/** The page of a run, with its profile, its time and its file above. */
export const RunFrame = ({
  run,
  profile,
  children,
}: {
  run: RunRowFragment;
  profile: Profile;
  children: ReactNode;
}) => (
  <AdminPage
    title={`${profile.name}, ${fullDate(run.createdAt)}`}
    above={{
      ...{ to: '/admin/imports', title: words.imports, here: fullDate(run.createdAt) },
      entry: { to: `/admin/imports/profiles/${profile.id}`, title: profile.name },
    }}
    action={
      <Typography className="row" variant="body2" sx={{ gap: 1, maxWidth: 1, overflowWrap: 'break-word' }}>
        <TableChartOutlined className="rigid icon-20" />
        <span className="shrinks">
          <strong>{run.fileName}</strong>
          {run.rows > 0 && `, ${words.rowCount(run.rows)}`}
        </span>
      </Typography>
    }
  >
    {children}
  </AdminPage>
);
