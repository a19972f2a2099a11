import { useParams } from 'react-router-dom';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useImportRunQuery } from '../imports.generated.ts';
import { AdminPage } from '../../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../../parts/page/Loaded.tsx';
import { EndedRun } from './EndedRun.tsx';
import { isGood } from '../runTexts.ts';
import { readProfile } from '../setups.ts';
import { StoppedRun } from './StoppedRun.tsx';

/** Shows a run of a profile: one that stopped itself can be let pass, and all others say what they have done. */
export function RunPage() {
  const { run: id = '' } = useParams();
  const query = useImportRunQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const run = query.data?.importRun;
  const row = query.data?.importProfiles.find((one) => one.id === run?.profileId);
  if (run && row) {
    const profile = readProfile(row);
    const later = row.lastRun && row.lastRun.id !== id && isGood(row.lastRun) ? row.lastRun : undefined;
    return run.state === 'STOPPED' && !later ? (
      <StoppedRun key={id} run={run} profile={profile} />
    ) : (
      <EndedRun key={id} run={run} report={run.report ?? null} profile={profile} later={later} />
    );
  }
  return (
    <AdminPage title={words.run} above={{ to: '/admin/imports', title: words.imports, here: words.run }}>
      <Loaded
        query={{ ...query, data: undefined, missing: query.data !== undefined }}
        failed={words.thereIsNoSuchRun}
        skeleton={<FieldSkeletons heights={[80, 320]} />}
      >
        {() => null}
      </Loaded>
    </AdminPage>
  );
}
