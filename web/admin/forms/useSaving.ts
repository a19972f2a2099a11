import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../../graphql/fieldErrors.ts';
import { useReport } from '../toasts/useReport.ts';

interface Saving<Values extends FieldValues, Checked, Result> {
  form: UseFormReturn<Values, unknown, Checked>;
  version: { readonly current: number | null };
  /** With `version` null the save wins over any other. */
  send: (input: Checked, version: number | null) => Promise<Result>;
  /** What to say. */
  saved: string;
  failed: string;
  /** `sent`: what stood in the form when it was sent. */
  onSaved: (result: Result, sent: Values) => void;
}

/** Sends a form and says what came of it: at the field, as a conflict with someone else's save, or as a notice. */
export function useSaving<Values extends FieldValues, Checked, Result>(saving: Saving<Values, Checked, Result>) {
  const { form, version, send, saved, failed, onSaved } = saving;
  const report = useReport();
  const [conflict, setConflict] = useState(false);

  const save = (overOthers = false) =>
    form.handleSubmit(async (input) => {
      const sent = structuredClone(form.getValues());
      setConflict(false);
      try {
        const result = await send(input, overOthers ? null : version.current);
        report.success(saved);
        onSaved(result, sent);
      } catch (error) {
        const { fields, general } = fieldErrors(error);
        const places = Object.keys(fields).filter((name) => name in sent) as Path<Values>[];
        places.forEach((name, index) =>
          form.setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 }),
        );
        if (general?.code === 'CONFLICT') setConflict(true);
        else if (places.length === 0) report.failure(error, failed);
      }
    });

  return { save, conflict, forgetConflict: () => setConflict(false) };
}
