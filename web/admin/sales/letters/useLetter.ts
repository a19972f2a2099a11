import { useRef, useState } from 'react';
import { LetterInput } from '../../../../common/generated/validators.ts';
import { placeholdersIn } from '../../../../common/text/placeholders.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import type { FileOfLetterFragment, LetterShownFragment as Letter } from './letters.generated.ts';
import type { LetterInput as Sent } from '../../../graphql/generated/schema.ts';
import { useDraft } from '../../parts/forms/useDraft.ts';
import { useStoredForm, type Stored } from '../../parts/forms/useStoredForm.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/letters.ts';
import { letterKeys } from './letterKey.ts';

/** What a letter answers, and how it is sent. */
export interface Occasion {
  /** Distinguishes the draft of this letter from others of the same admin. */
  name: string;
  begun: { subject: string; text: string };
  /** The letters as they are now; another one that arrives while this one is written is shown. */
  letters: Letter[];
  send: (letter: { input: Sent; seen: number; key: string }) => Promise<unknown>;
  /** Loads the letters again. */
  refetch: () => Promise<unknown>;
}

const rules = LetterInput.omit({ elsewhere: true, attachments: true });
const failed = words.failedToSendTheLetter;

/** A letter that is being written. Its draft stays in this browser until it is sent or discarded. */
export function useLetter({ name, begun, letters, send, refetch }: Occasion, onClose: () => void) {
  const notify = useNotify();
  const [start] = useState<Stored>(() => ({ values: begun, version: null }));
  const [known] = useState(letters.length);
  const [keyOf] = useState(letterKeys);
  /** Files are no part of the draft: the server keeps those that no letter has for a day. */
  const [files, setFiles] = useState<FileOfLetterFragment[]>([]);
  const isDone = useRef(false);
  const edit = useStoredForm(rules, start, start.values);
  const draft = useDraft(name, edit);
  const { form } = edit;
  const guarded = {
    isUnsaved: form.formState.isDirty || files.length > 0,
    isDone,
    onDiscard() {
      isDone.current = true;
      draft.discarded();
    },
  };

  const submit = (elsewhere: boolean) =>
    form.handleSubmit(async (written) => {
      const left = elsewhere ? [] : placeholdersIn(`${written.subject}\n${written.text}`);
      if (left.length > 0)
        return form.setError('text', { message: words.fillInFirst(left.join(', ')) }, { shouldFocus: true });
      const input = { ...written, elsewhere, ...(files.length > 0 && { attachments: files.map(({ id }) => id) }) };
      try {
        await send({ input, seen: letters.length, key: keyOf(input) });
        isDone.current = true;
        draft.saved();
        notify.settle(failed);
        notify.success(elsewhere ? words.theLetterIsNoted : words.theLetterIsOnItsWay);
        onClose();
      } catch (error) {
        const { fields, general } = fieldErrors(error);
        const refused = Object.entries(fields).filter(([field]) => field in written);
        const ofFiles = Object.entries(fields).find(([field]) => field.startsWith('attachments'));
        for (const [field, message] of refused) form.setError(field, { message }, { shouldFocus: true });
        if (general?.code === 'CONFLICT') await refetch();
        else if (refused.length === 0) notify.failure(fields.id ?? ofFiles?.[1] ?? failed, error);
      }
    })();

  return {
    form,
    draft,
    guarded,
    files,
    setFiles,
    submit,
    isBusy: form.formState.isSubmitting,
    meanwhile: letters.slice(known),
  };
}
