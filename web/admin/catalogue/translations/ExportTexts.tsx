import { Stack } from '@mui/material';
import { useState } from 'react';
import * as words from '../../../words/admin/en/translations.ts';
import { useSave } from '../../parts/downloads/useDownload.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';

const files: Record<string, string> = {
  XLIFF_1_2: 'translations.xlf',
  XLIFF_2_0: 'translations-2.xlf',
  PO: 'translations.po',
  XLSX: 'translations.xlsx',
};

export interface Props {
  languages: { code: string; name: string }[];
  onClose: () => void;
}

/** Asks which texts a translator gets, and as what, and downloads them. */
export function ExportTexts({ languages, onClose }: Props) {
  const save = useSave();
  const [busy, setBusy] = useState(false);
  const [language, setLanguage] = useState(languages[0]?.code ?? '');
  const [type, setType] = useState('XLIFF_1_2');
  const [group, setGroup] = useState('');
  const [which, setWhich] = useState('TO_DO');

  async function download() {
    setBusy(true);
    const query = new URLSearchParams({ language, which, ...(group && { group }) });
    await save(`/admin/${files[type] ?? files.XLIFF_1_2}?${query.toString()}`);
    onClose();
  }

  return (
    <ActDialog
      title={words.exportTexts}
      act={words.export_}
      busy={busy}
      note={words.exportNote}
      onAct={download}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <PlainSelect
          label={words.language}
          value={language}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChoose={setLanguage}
        />
        <PlainSelect
          label={words.fileType}
          value={type}
          options={Object.entries(words.fileTypes).map(([value, label]) => ({ value, label }))}
          onChoose={setType}
        />
        <PlainSelect
          label={words.what}
          value={group}
          options={[
            { value: '', label: words.anyKind },
            ...Object.entries(words.groups).map(([value, label]) => ({ value, label })),
          ]}
          onChoose={setGroup}
        />
        <PlainSelect
          label={words.whichTexts}
          value={which}
          options={[
            { value: 'TO_DO', label: words.toDo },
            { value: 'ALL', label: words.everything },
          ]}
          onChoose={setWhich}
        />
      </Stack>
    </ActDialog>
  );
}
