import { useEffect, useRef, useState } from 'react';
import { during } from '../../../graphql/underWay.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { readDraft, writeDraft } from '../storage/drafts.ts';
import { sameValue, type Values } from './formFields.ts';
import type { Edit, Stored } from './useStoredForm.ts';

interface Draft {
  /** In milliseconds since 1970. */
  savedAt: number;
  started: Stored;
  values: Values;
}

/**
 * Keeps unsaved text in this browser, one draft for each admin and form. It offers the draft of an earlier visit, which
 * a closed tab, a crash or an ended session may have left. A draft knows the version that it started from.
 */
export function useDraft<Input>(name: string, edit: Edit<Input>) {
  const { form, started, take } = edit;
  const key = `${useSession().adminId}:${name}`;
  const [found, setFound] = useState<{ key: string; draft?: Draft }>();
  const isRead = found?.key === key;
  const offer = isRead ? found.draft : undefined;
  /** A ref beside the state, since a save between two renderings has to withdraw the offer at once. */
  const older = useRef<Draft>(undefined);
  const decided = useRef<string>(undefined);
  const decide = () => {
    older.current = undefined;
    decided.current = key;
    setFound({ key });
  };

  useEffect(() => {
    void during(readDraft<Draft>(key)).then((draft) => {
      // The form was saved meanwhile, so the draft is out of date.
      if (decided.current === key) return;
      older.current = draft;
      setFound({ key, draft });
    });
  }, [key]);

  useEffect(() => {
    // The older draft must be read before it is overwritten.
    if (!isRead) return;
    const isTyped = () => !sameValue(form.getValues(), started.current.values);
    const keep = () => {
      const draft = { savedAt: Date.now(), started: started.current, values: form.getValues() };
      void writeDraft(key, isTyped() ? draft : older.current);
    };
    // Something may have been typed while the older draft was read.
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
    /** The older draft stays until someone has decided on it. */
    discarded() {
      if (isRead) void writeDraft(key, older.current);
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
