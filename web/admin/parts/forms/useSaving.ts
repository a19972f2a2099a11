import { useState } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import type { ToastAction } from '../toasts/Toast.tsx';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/forms.ts';
import { differences, type Conflict, type NamedValue } from './conflicts.ts';
import { sameValue, type Values } from './formFields.ts';
import type { DraftState } from './useDraft.ts';
import { useReload } from './useReload.ts';
import type { Edit, Stored } from './useStoredForm.ts';

interface Saving<Input, Saved> {
  edit: Edit<Input>;
  draft: Pick<DraftState, 'saved'>;
  values: NamedValue[];
  send: (input: Input, version: number | null) => Promise<Saved>;
  /** Reads the stored values again; undefined when the entry is gone. */
  readStored: () => Promise<Stored | undefined>;
  notices: { saved: string; failed: string };
  /** Returns the path of the public page that shows the saved entry. */
  page: (saved: Saved) => string | undefined;
  /** Returns what takes the save back, which began from this version. */
  undo: (saved: Saved, from: number) => ToastAction | undefined;
  /** Whether the page reloads after a save, unless something was typed meanwhile. */
  reloads: boolean;
  /** `sent` are the values of the form when it was sent. */
  onSaved: (saved: Saved, sent: Values) => void;
}

/** Sends a form. A refusal is shown at its field, as a conflict with someone else's save, or as a notice. */
export function useSaving<Input, Saved>(saving: Saving<Input, Saved>) {
  const { edit, draft, values, send, readStored, notices, page, undo, reloads, onSaved } = saving;
  const { form, started, take } = edit;
  const notify = useNotify();
  const reload = useReload();
  const [conflict, setConflict] = useState<Conflict>();

  const save = form.handleSubmit(async (input) => {
    const sent = structuredClone(form.getValues());
    const from = started.current.version;
    try {
      const saved = await send(input, from);
      const href = page(saved);
      notify.settle(notices.failed);
      const back = from === null ? undefined : undo(saved, from);
      const look = href === undefined ? undefined : { label: words.viewOnTheSite, href };
      notify.success(
        notices.saved,
        [back, look].filter((action) => action !== undefined),
      );
      draft.saved();
      if (reloads && sameValue(form.getValues(), sent)) reload(notices.saved);
      onSaved(saved, sent);
    } catch (error) {
      const { fields, general } = fieldErrors(error);
      // A mistake within a list is shown at the list, as its input holds all rows.
      const inForm = (path: string) => path.split('.').find((name) => Array.isArray(sent[name])) ?? path;
      const refused = Object.fromEntries(
        Object.entries(fields)
          .toReversed()
          .map(([path, message]) => [inForm(path), message]),
      );
      const names = Object.keys(refused).filter((name) => name in sent);
      names.forEach((name, index) =>
        form.setError(name, { type: 'server', message: refused[name] }, { shouldFocus: index === 0 }),
      );
      // The person was asked about a price, and has gone back to it.
      if (general?.code === 'PRICE_JUMPS') return;
      if (general?.code === 'CONFLICT') await compare(sent, error);
      else if (names.length === 0) notify.failure(notices.failed, error);
    }
  });

  async function compare(mine: Values, refusal: unknown) {
    try {
      const theirs = await readStored();
      if (!theirs) return notify.failure(notices.failed, refusal);
      const next = { started: started.current.values, from: started.current.version, mine, theirs };
      if (differences(values, next).length > 0) setConflict(next);
      else saveOver(theirs, mine);
    } catch (error) {
      notify.failure(notices.failed, error);
    }
  }

  /** Saves `chosen` over `theirs`, after the two were compared. */
  function saveOver(theirs: Stored, chosen: Values) {
    setConflict(undefined);
    take(theirs, { values: chosen, before: theirs.values });
    void save();
  }

  return {
    save: () => void save(),
    values,
    conflict,
    choose: (chosen: Values) => conflict && saveOver(conflict.theirs, chosen),
    keepEditing: () => setConflict(undefined),
  };
}

export type SavingState = ReturnType<typeof useSaving>;
