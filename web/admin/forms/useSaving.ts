import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { fieldErrors } from '../../graphql/fieldErrors.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { differ } from './differ.ts';
import { differences, type Clash, type FieldWords } from './differences.ts';
import type { useDraft } from './useDraft.ts';
import { useReload } from './useReload.ts';
import type { Edit, Stored } from './useStoredForm.ts';

interface Saving<Values extends FieldValues, Checked, Result> {
  edit: Edit<Values, Checked>;
  draft: Pick<ReturnType<typeof useDraft>, 'forget'>;
  fields: FieldWords[];
  send: (input: Checked, version: number | null) => Promise<Result>;
  /** What is stored by now, asked anew; undefined when it is gone. */
  theirs: () => Promise<Stored<Values> | undefined>;
  /** What to say. */
  saved: string;
  failed: string;
  /** Whether a save loads the page anew, unless something was typed in the meantime. */
  reloads?: boolean;
  /** `sent`: what stood in the form when it was sent. */
  onSaved: (result: Result, sent: Values) => void;
}

/** Sends a form and says what came of it: at the field, as a clash with someone else's save, or as a notice. */
export function useSaving<Values extends FieldValues, Checked, Result>(saving: Saving<Values, Checked, Result>) {
  const { edit, draft, fields, send, theirs, saved, failed, reloads, onSaved } = saving;
  const { form, started, take } = edit;
  const notify = useNotify();
  const reload = useReload();
  const [clash, setClash] = useState<Clash<Values>>();

  const save = form.handleSubmit(async (input) => {
    const sent = structuredClone(form.getValues());
    try {
      const result = await send(input, started.current.version);
      notify.success(saved);
      draft.forget();
      if (reloads && !differ(form.getValues(), sent)) reload(saved);
      onSaved(result, sent);
    } catch (error) {
      const { fields: wrong, general } = fieldErrors(error);
      const places = Object.keys(wrong).filter((name) => name in sent) as Path<Values>[];
      places.forEach((name, index) =>
        form.setError(name, { type: 'server', message: wrong[name] }, { shouldFocus: index === 0 }),
      );
      if (general?.code === 'CONFLICT') await compare(sent);
      else if (places.length === 0) notify.failure(failed, error);
    }
  });

  async function compare(mine: Values) {
    const now = await theirs().catch((error: unknown) => void notify.failure(failed, error));
    if (!now) return;
    const next = { started: started.current.values, mine, theirs: now };
    if (differences(fields, next).length > 0) setClash(next);
    else goOn(now, mine);
  }

  /** Saves `values` over `now`, which they have been compared with. */
  function goOn(now: Stored<Values>, values: Values) {
    setClash(undefined);
    take(now, { values, before: now.values });
    void save();
  }

  return {
    save: () => void save(),
    fields,
    clash,
    choose: (values: Values) => clash && goOn(clash.theirs, values),
    keepEditing: () => setClash(undefined),
  };
}
