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

/** Adds to an older draft the fields that only the later one has changed. */
export function together(older: Draft | undefined, later: Draft): Draft {
  if (!older) return later;
  const isChanged = ({ started, values }: Draft, name: string) => !sameValue(values[name], started.values[name]);
  const added = Object.entries(later.values).filter(([name]) => isChanged(later, name) && !isChanged(older, name));
  return { ...older, savedAt: later.savedAt, values: { ...older.values, ...Object.fromEntries(added) } };
}

/** Returns what is typed in a form; undefined while that is what is stored. */
function typedIn(form: { getValues: () => Values }, started: Stored): Draft | undefined {
  const values = form.getValues();
  return sameValue(values, started.values) ? undefined : { savedAt: Date.now(), started, values };
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
    let hasLeft = false;
    let typedLast: Draft | undefined;
    void during(readDraft<Draft>(key)).then((draft) => {
      // The form was saved meanwhile, so the draft is out of date.
      if (decided.current === key) return;
      // Somebody has typed and left on a slow disk: nobody else keeps that.
      if (hasLeft) return typedLast && void writeDraft(key, together(draft, typedLast));
      older.current = draft;
      setFound({ key, draft });
    });
    const typedNow = () => typedIn(form, started.current);
    return () => {
      hasLeft = true;
      typedLast = typedNow();
    };
  }, [key, form, started]);

  useEffect(() => {
    // The older draft must be read before it is overwritten.
    if (!isRead) return;
    const keep = () => void writeDraft(key, typedIn(form, started.current) ?? older.current);
    // Something may have been typed while the older draft was read.
    if (typedIn(form, started.current)) keep();
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
      else decided.current = key;
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
