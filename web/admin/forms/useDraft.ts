import { useEffect, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { readDraft, writeDraft } from '../storage/drafts.ts';
import type { Values } from './formFields.ts';
import { sameValue } from './sameValue.ts';
import type { Edit, Stored } from './useStoredForm.ts';

interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  started: Stored;
  values: Values;
}

/**
 * Keeps in this browser what is typed and not saved, one draft for each admin and form, and offers what an earlier visit
 * left: after a closed tab, a crash, an ended session. The draft knows the version it started from.
 */
export function useDraft<Input>(name: string, edit: Edit<Input>) {
  const { form, started, take } = edit;
  const key = `${useSession().adminId}:${name}`;
  const [found, setFound] = useState<{ key: string; draft?: Draft }>();
  const isRead = found?.key === key;
  const offer = isRead ? found.draft : undefined;

  useEffect(() => {
    void readDraft<Draft>(key).then((draft) => setFound({ key, draft }));
  }, [key]);

  useEffect(() => {
    // An older draft is read before anything is written in its place.
    if (!isRead) return;
    const isTyped = () => !sameValue(form.getValues(), started.current.values);
    const keep = () => {
      const draft = { savedAt: Date.now(), started: started.current, values: form.getValues() };
      void writeDraft(key, isTyped() ? draft : offer);
    };
    // Something may have been typed while the older one was read.
    if (isTyped()) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [key, form, started, isRead, offer]);

  return {
    offer,
    restore() {
      if (!offer) return;
      take(offer.started, { values: offer.values, before: offer.started.values });
      setFound({ key });
    },
    refuse() {
      void writeDraft(key, undefined);
      setFound({ key });
    },
    /** What is typed has been saved or discarded. An older draft that nobody has decided on stays. */
    forget() {
      if (isRead) void writeDraft(key, offer);
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
