import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import { readDraft, writeDraft } from '../storage/drafts.ts';
import { sameValue, type Values } from './formFields.ts';
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
  /** The same for what runs between two renderings: a save takes the offer back at once. */
  const older = useRef<Draft>(undefined);
  const decided = useRef<string>(undefined);
  const decide = () => {
    older.current = undefined;
    decided.current = key;
    setFound({ key });
  };

  useEffect(() => {
    void readDraft<Draft>(key).then((draft) => {
      // A save was quicker: what it replaced is not offered.
      if (decided.current === key) return;
      older.current = draft;
      setFound({ key, draft });
    });
  }, [key]);

  useEffect(() => {
    // An older draft is read before anything is written in its place.
    if (!isRead) return;
    const isTyped = () => !sameValue(form.getValues(), started.current.values);
    const keep = () => {
      const draft = { savedAt: Date.now(), started: started.current, values: form.getValues() };
      void writeDraft(key, isTyped() ? draft : older.current);
    };
    // Something may have been typed while the older one was read.
    if (isTyped()) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [key, form, started, isRead]);

  return {
    offer,
    restore() {
      if (!offer) return;
      take(offer.started, { values: offer.values, before: offer.started.values });
      decide();
    },
    refuse() {
      void writeDraft(key, undefined);
      decide();
    },
    /** An older draft would put old values over the saved ones. */
    saved() {
      void writeDraft(key, undefined);
      decide();
    },
    /** What is typed has been discarded. An older draft that nobody has decided on stays. */
    discarded() {
      if (isRead) void writeDraft(key, older.current);
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
