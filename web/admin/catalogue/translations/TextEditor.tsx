import { Box, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { saveKey } from '../../parts/dialogs/DialogFoot.tsx';
import { AskDiscard } from '../../parts/forms/AskDiscard.tsx';
import { useUnsaved } from '../../parts/forms/useUnsaved.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/translations.ts';
import { EditorFoot } from './EditorFoot.tsx';
import { EditorHead } from './EditorHead.tsx';
import { SourcePane } from './SourcePane.tsx';
import { TargetPane, type ShownLanguage } from './TargetPane.tsx';
import { CompanyTerms } from './CompanyTerms.tsx';
import { useKeepTextMutation, useSaveTextsMutation, type TextToTranslateFragment } from './translations.generated.ts';

interface Props {
  text: TextToTranslateFragment;
  language: ShownLanguage;
  place: number;
  total: number;
  /** Reads the text as it is now, which somebody else has saved. */
  onReload: () => Promise<unknown>;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** A text beside its Turkish one. What is typed stays when somebody else saves meanwhile, or the save fails. */
export function TextEditor({ text, language, place, total, onReload, onNext, onPrevious }: Props) {
  const notify = useNotify();
  const fieldId = useId();
  const [save, { loading }] = useSaveTextsMutation();
  const [keep] = useKeepTextMutation();
  const [typed, setTyped] = useState(text.value ?? '');
  /** The translation that was there when typing began, or that the person has seen since. */
  const [seen, setSeen] = useState({ value: text.value ?? null, version: text.version ?? null });
  const isUnsaved = typed !== (seen.value ?? '');
  const isDone = useRef(false);
  const guard = useUnsaved({ isUnsaved, isDone, onDiscard: () => setTyped(seen.value ?? ''), addressed: true });
  const theirs = (text.version ?? 0) > (seen.version ?? 0) && text.value !== typed ? text : undefined;

  async function send(value: string, after?: () => void) {
    if (loading || value.trim() === '') return;
    const { entity, thingId, field, sourceHash } = text;
    const row = { entity, id: thingId, language: language.code, field, value, version: seen.version ?? 0, sourceHash };
    try {
      const { data } = await save({ variables: { rows: [row] } });
      const saved = data?.saveTranslations.things
        .flatMap(({ fields }) => fields)
        .find((one) => one.field === field)
        ?.texts.find((one) => one.language === language.code);
      setSeen({ value: saved?.value ?? value, version: saved?.version ?? null });
      setTyped(saved?.value ?? value);
      isDone.current = true;
      notify.success(words.saved);
      after?.();
      isDone.current = false;
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.saveFailed, error);
      await onReload();
    }
  }

  /** Says that the translation is right as it is. */
  async function keepIt() {
    try {
      const { entity, thingId, field } = text;
      await keep({ variables: { entity, id: thingId, language: language.code, fields: [field] } });
      notify.success(words.confirmed(1));
      onNext?.();
    } catch (error) {
      notify.failure(words.confirmFailed, error);
    }
  }

  const saveAndNext = () => void (isUnsaved ? send(typed, onNext) : onNext?.());
  return (
    <Box
      component="form"
      noValidate
      sx={formLook}
      onKeyDown={(event) => {
        saveKey(() => void send(typed))(event);
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        saveAndNext();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        saveAndNext();
      }}
    >
      <Box className="grows" sx={bodyLook}>
        <EditorHead text={text} place={place} total={total} />
        <Box sx={panesLook}>
          <SourcePane text={text} />
          <TargetPane
            id={fieldId}
            text={text}
            language={language}
            typed={typed}
            onType={setTyped}
            theirs={theirs}
            onKeepMine={() => setSeen({ value: text.value ?? null, version: text.version ?? null })}
            onTakeTheirs={() => {
              setSeen({ value: text.value ?? null, version: text.version ?? null });
              setTyped(text.value ?? '');
            }}
          />
        </Box>
        {text.terms.length > 0 && <CompanyTerms terms={text.terms} language={language.code} />}
      </Box>
      <EditorFoot
        state={text.state}
        isUnsaved={isUnsaved}
        busy={loading}
        canSave={isUnsaved && typed.trim() !== ''}
        hasNext={onNext !== undefined}
        onStillRight={() => void keepIt()}
        onSave={() => void send(typed)}
        onPrevious={onPrevious}
        onSkip={onNext}
      />
      <Typography role="status" className="visually-hidden">
        {loading ? words.save : ''}
      </Typography>
      <AskDiscard unsaved={guard} />
    </Box>
  );
}

const formLook = { display: 'flex', flexDirection: 'column', minHeight: 0, height: { lg: 1 } } as const;
const bodyLook = { minHeight: 0, overflowY: { lg: 'auto' }, p: 'var(--inset)' } as const;
const panesLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 2.5, sm: 2.5 },
  mt: 2.5,
};
