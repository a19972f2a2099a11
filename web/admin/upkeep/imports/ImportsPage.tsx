import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCreateProfileMutation, useImportProfilesQuery } from './imports.generated.ts';
import * as words from '../../../words/admin/en/importProfiles.ts';
import { mostProfiles, profileFile } from '../../../../common/imports/profileSetup.ts';
import { useDeletion } from '../../parts/deletion/useDeletion.ts';
import { saveFile } from '../../parts/downloads/useDownload.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { EarlierImports } from '../sheets/EarlierImports.tsx';
import { FoundProfiles } from './FoundProfiles.tsx';
import { NewProfileDialog } from './NewProfileDialog.tsx';
import { readProfile, type Profile } from './setups.ts';

/** Lists the profiles of imports, each with its last run. */
export function ImportsPage() {
  const query = useImportProfilesQuery({ fetchPolicy: 'cache-and-network' });
  const [adding, setAdding] = useState(false);
  /** Why a copy or a file was not taken. */
  const [refusal, setRefusal] = useState<string>();
  const [create] = useCreateProfileMutation({ refetchQueries: 'active' });
  const deletion = useDeletion('PROFILE', { deleted: words.profileDeleted, failed: words.failedToDeleteTheProfile });
  const notify = useNotify();
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);

  /** Opens what was added, so that it can be completed. */
  async function add(name: string, setup: object) {
    try {
      const { data } = await create({ variables: { input: { name, setup } } });
      if (data) void navigate(`/admin/imports/profiles/${data.createImportProfile.id}`);
      return undefined;
    } catch (error) {
      const refused = refusalOf(error);
      if (refused === undefined) notify.failure(words.failedToAddTheProfilePlease, error);
      return refused;
    }
  }

  async function take(file: File) {
    const read = profileFile.safeParse(parsed(await file.text()));
    const refused = read.data ? await add(read.data.name, read.data.setup) : words.thisFileHoldsNoProfileChoose;
    setRefusal(refused);
  }

  const full = (query.data?.importProfiles.length ?? 0) >= mostProfiles;
  return (
    <ListScreen
      title={words.imports}
      action={
        <>
          <Button
            component={Link}
            to="/admin/products/import"
            variant="outlined"
            size="small"
            startIcon={<FileUploadOutlined />}
          >
            {words.importAFile}
          </Button>
          {full ? (
            <Button variant="contained" size="small" disabled>
              {words.profilesAtMost(mostProfiles)}
            </Button>
          ) : (
            <AddButton onClick={() => setAdding(true)}>{words.addProfile}</AddButton>
          )}
        </>
      }
    >
      <Box role="alert" sx={{ display: refusal ? 'block' : 'none', p: { xs: '8px 16px', md: '8px 24px' } }}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </Box>
      <Loaded query={query} failed={words.failedToLoadTheProfilesPlease} skeleton={<RowSkeletons rows={4} />}>
        {({ importProfiles }) => (
          <FoundProfiles
            profiles={importProfiles.map(readProfile)}
            onAdd={() => setAdding(true)}
            onTake={() => picker.current?.click()}
            onCopy={({ name, setup }) => void add(`${name} (copy)`.slice(-100), setup).then(setRefusal)}
            onExport={exportProfile}
            onDelete={({ id }) => void deletion(id)}
          />
        )}
      </Loaded>
      <EarlierImports />
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json"
        aria-label={words.profileToImport}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      {adding && (
        <NewProfileDialog onAdd={(name, direction) => add(name, { direction })} onClose={() => setAdding(false)} />
      )}
    </ListScreen>
  );
}

function exportProfile({ name, setup }: Profile) {
  const text = JSON.stringify({ name, setup }, null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
}

/** Returns undefined for a text that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
