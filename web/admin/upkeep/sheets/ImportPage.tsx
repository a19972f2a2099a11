import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateProfileMutation } from '../../../graphql/generated/operations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { ChooseSheet } from './ChooseSheet.tsx';
import { importScreen, SheetImport, type KeptProfile } from './SheetImport.tsx';
import type { Done } from './useSheetImport.ts';
import { useUndoImport } from './useUndoImport.ts';

/** Imports products from a spreadsheet. The file is chosen and checked before anything is imported. */
export function ImportPage() {
  const [file, setFile] = useState<File>();
  const navigate = useNavigate();
  const notify = useNotify();
  const undo = useUndoImport();

  const [create] = useCreateProfileMutation({ refetchQueries: 'active' });

  async function finish({ importId, added, changed }: Done, kept?: KeptProfile) {
    if (kept) await create({ variables: { input: kept } }).catch(failedToKeep);
    const action = importId ? { label: 'Undo', run: () => void undo(importId) } : undefined;
    notify.success(texts.products.saved, action, `${counted(added, 'product')} added, ${changed} changed.`);
    void navigate(kept ? '/admin/imports' : '/admin/products');
  }
  const failedToKeep = (error: unknown) =>
    notify.failure(`${refusalOf(error) ?? ''} The profile was not kept.`.trim(), error);

  if (!file) {
    return (
      <AdminPage {...importScreen}>
        <ChooseSheet onChoose={setFile} />
      </AdminPage>
    );
  }
  return (
    <SheetImport
      // A file of the same name may have other content.
      key={`${file.name} ${file.lastModified} ${file.size}`}
      file={file}
      onChoose={setFile}
      onCancel={() => setFile(undefined)}
      onDone={(done, kept) => void finish(done, kept)}
    />
  );
}
