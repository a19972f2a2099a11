import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSession } from '../session/SessionProvider.tsx';
import { differ } from './differ.ts';
import { readDraft, writeDraft } from '../storage/drafts.ts';
import type { Edit, Stored } from './useStoredForm.ts';

interface Draft<Values> {
  /** Milliseconds since 1970. */
  savedAt: number;
  started: Stored<Values>;
  values: Values;
}

/**
 * Keeps what is typed in this browser while it is not saved, one draft an admin and form, and offers what an earlier
 * visit left: after a closed tab, a crash, an ended session. The draft knows the version it started from.
 */
export function useDraft<Values extends FieldValues, Checked>(name: string, edit: Edit<Values, Checked>) {
  const { form, started, take } = edit;
  const key = `${useSession().adminId}:${name}`;
  const [left, setLeft] = useState<{ key: string; draft?: Draft<Values> }>();
  const isRead = left?.key === key;
  const offer = isRead ? left.draft : undefined;

  useEffect(() => {
    void readDraft<Draft<Values>>(key).then((draft) => setLeft({ key, draft }));
  }, [key]);

  useEffect(() => {
    // What is there is read before anything takes its place.
    if (!isRead) return;
    const isTyped = () => differ(form.getValues(), started.current.values);
    const keep = () => {
      const draft = { savedAt: Date.now(), started: started.current, values: form.getValues() };
      void writeDraft(key, isTyped() ? draft : offer);
    };
    // Some are quicker than the reading.
    if (isTyped()) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [key, form, started, isRead, offer]);

  return {
    offer,
    restore() {
      if (!offer) return;
      take(offer.started, { values: offer.values, before: offer.started.values });
      setLeft({ key });
    },
    refuse() {
      void writeDraft(key, undefined);
      setLeft({ key });
    },
    /** What is typed is saved or thrown away. An older draft that nobody has decided on stays. */
    forget() {
      if (isRead) void writeDraft(key, offer);
    },
  };
}
