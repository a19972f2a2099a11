import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import * as words from '../../../words/admin/en/importProfiles.ts';
import { useImportProfilesQuery, useUpdateProfileMutation } from './imports.generated.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { ChooseFile } from '../sheets/ChooseFile.tsx';
import { SheetImport } from '../sheets/SheetImport.tsx';
import type { Done } from '../sheets/useSheetImport.ts';
import { useUndoImport } from '../sheets/useUndoImport.ts';
import { readProfile, type Profile } from './setups.ts';

/** Imports a file by a profile: a file is chosen, and its dry run shown before anything is written. */
export function ProfileRunPage() {
  const { id = '' } = useParams();
  // A profile that was made a moment ago is in none of the lists that were read before.
  const query = useImportProfilesQuery({ fetchPolicy: 'cache-and-network' });
  const row = query.data?.importProfiles.find((one) => one.id === id);
  const title = row?.name ?? words.run;
  const above = { to: '/admin/imports', title: words.imports, here: words.run };
  if (row) return <RunOf key={row.id} profile={readProfile(row)} />;
  return (
    <AdminPage title={title} above={above}>
      <Loaded
        query={{
          ...query,
          data: undefined,
          previousData: undefined,
          missing: !query.loading && query.data !== undefined,
        }}
        failed={words.thereIsNoSuchProfile}
        skeleton={<FieldSkeletons heights={[220]} />}
      >
        {() => null}
      </Loaded>
    </AdminPage>
  );
}

function RunOf({ profile }: { profile: Profile }) {
  const { id, name, setup, version } = profile;
  const state = useLocation().state as { file?: File } | null;
  const [file, setFile] = useState(state?.file);
  const [update] = useUpdateProfileMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const undo = useUndoImport();

  /** What an admin has said about words of the file is kept for the next one. */
  async function keep(learned: Done['learned']) {
    const isSaid = ({ field, from }: Done['learned'][number]) =>
      learned.some((one) => one.field === field && one.from === from);
    const answers = [...setup.answers.filter((one) => !isSaid(one)), ...learned];
    await update({ variables: { id, version, input: { name, setup: { ...setup, answers } } } });
  }

  async function finish({ undoToken, added, changed, learned }: Done) {
    if (learned.length > 0)
      await keep(learned).catch((error: unknown) =>
        notify.failure([refusalOf(error), words.answersNotKept].filter(Boolean).join(' '), error),
      );
    const action = undoToken ? { label: words.undo, run: () => void undo(undoToken) } : undefined;
    notify.success(words.theFileWasImported, action, words.productsAddedAndChanged(added, changed));
    void navigate('/admin/imports');
  }

  if (!file)
    return (
      <AdminPage title={name} above={{ to: '/admin/imports', title: words.imports, here: words.run }}>
        <ChooseFile onChoose={setFile} />
      </AdminPage>
    );
  return (
    <SheetImport
      key={`${file.name} ${file.lastModified} ${file.size}`}
      file={file}
      profile={profile}
      onChoose={setFile}
      onCancel={() => setFile(undefined)}
      onDone={(done) => void finish(done)}
    />
  );
}
