import { useState } from 'react';
import * as words from '../../../words/admin/en/translations.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import type { Props } from './ExportTexts.tsx';
import { useWantTranslationsMutation } from './translations.generated.ts';

/** Asks programs for drafts of all that is missing or outdated in a language. */
export function WantDrafts({ languages, onClose }: Props) {
  const notify = useNotify();
  const [want, { loading }] = useWantTranslationsMutation();
  const [language, setLanguage] = useState(languages[0]?.code ?? '');

  async function ask() {
    try {
      const { data } = await want({ variables: { language } });
      notify.success(words.wanted(data?.wantTranslations ?? 0));
      onClose();
    } catch (error) {
      notify.failure(words.failedToWant, error);
    }
  }

  return (
    <ActDialog
      title={words.wantDrafts}
      act={words.ask}
      busy={loading}
      note={words.wantNote}
      onAct={ask}
      onClose={onClose}
    >
      <PlainSelect
        label={words.language}
        value={language}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        onChoose={setLanguage}
      />
    </ActDialog>
  );
}
