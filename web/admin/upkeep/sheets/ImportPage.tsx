import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as words from '../../../words/admin/en/fileImports.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { ChooseSheet } from './ChooseSheet.tsx';
import { importScreen, SheetImport } from './SheetImport.tsx';
import type { Done } from './useSheetImport.ts';
import { useUndoImport } from './useUndoImport.ts';

/** Imports products from a spreadsheet. The file is chosen and checked before anything is imported. */
export function ImportPage() {
  const [file, setFile] = useState<File>();
  const navigate = useNavigate();
  const notify = useNotify();
  const undo = useUndoImport();

  function finish({ undoToken, added, changed }: Done, isKept: boolean) {
    const action = undoToken ? { label: words.undo, run: () => void undo(undoToken) } : undefined;
    notify.success(shared.productsSaved, action, words.addedAndChanged(added, changed));
    void navigate(isKept ? '/admin/imports' : '/admin/products');
  }

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
      onDone={finish}
    />
  );
}
