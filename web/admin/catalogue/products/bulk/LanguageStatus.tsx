import { FormControlLabel, Radio, RadioGroup, Stack } from '@mui/material';
import { useState } from 'react';
import type { ChosenProducts, TranslationStatus } from '../../../../graphql/generated/schema.ts';
import * as words from '../../../../words/admin/en/products.ts';
import { countText, statuses } from '../../../../words/admin/en/translations.ts';
import { refusalOf } from '../../../parts/errors/refusalOf.ts';
import { ActDialog } from '../../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../../parts/inputs/PlainSelect.tsx';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import { useUndoTranslations } from '../../translations/useUndoTranslations.ts';
import { useSetStatusOfManyMutation } from '../../translations/translations.generated.ts';
import { useGridLanguagesQuery } from '../../grid/grid.generated.ts';

interface Props {
  which: ChosenProducts;
  onDone: () => void;
  onClose: () => void;
}

const isStatus = (value: string): value is TranslationStatus => Object.hasOwn(statuses, value);

/** Publishes or hides the texts of several products in one language; Turkish stays as it is. */
export function LanguageStatus({ which, onDone, onClose }: Props) {
  const { languages = [] } = useGridLanguagesQuery().data ?? {};
  const [chosen, setChosen] = useState<string>();
  const [status, setStatus] = useState<TranslationStatus>('PUBLISHED');
  const [set, { loading }] = useSetStatusOfManyMutation({ refetchQueries: 'active' });
  const notify = useNotify();
  const undo = useUndoTranslations();
  const language = chosen ?? languages[0]?.code;

  async function act() {
    if (language === undefined) return;
    try {
      const { data } = await set({ variables: { which, language, status } });
      const { count, undoToken } = data?.setTranslationStatuses ?? { count: 0, undoToken: null };
      const back = undoToken != null ? { label: words.undoStatus, run: () => void undo(undoToken) } : undefined;
      notify.success(words.statusOfTextsChanged(countText(count)), back);
      onDone();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.statusOfTextsFailed, error);
    }
  }

  return (
    <ActDialog
      title={words.textsInALanguage}
      typed={[chosen, status]}
      act={statuses[status]}
      busy={loading}
      ready={language !== undefined}
      onAct={act}
      note={words.oneStep}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <PlainSelect
          label={words.language}
          value={language ?? ''}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChoose={setChosen}
        />
        <RadioGroup
          aria-label={words.status}
          value={status}
          onChange={(_, value) => isStatus(value) && setStatus(value)}
        >
          {Object.entries(statuses).map(([value, label]) => (
            <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={label} />
          ))}
        </RadioGroup>
      </Stack>
    </ActDialog>
  );
}
