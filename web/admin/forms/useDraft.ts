import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { recall, remember } from '../remembered.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { differ } from './differ.ts';
import type { Edit, Stored } from './useStoredForm.ts';

interface Draft<Values> {
  /** Milliseconds since 1970. */
  savedAt: number;
  started: Stored<Values>;
  values: Values;
}

const pause = 200;

/**
 * Keeps what is typed in this browser while it is not saved, one draft an admin and form, and offers what an earlier
 * visit left: after a closed tab, a crash, an ended session. The draft knows the version it started from.
 */
export function useDraft<Values extends FieldValues, Checked>(name: string, edit: Edit<Values, Checked>) {
  const { form, started, take } = edit;
  const key = `draft:${useSession().adminId}:${name}`;
  const [offer, setOffer] = useState(() => recall<Draft<Values>>(key));
  const unwritten = useRef<Draft<Values>>(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const write = () => {
      clearTimeout(timer);
      if (unwritten.current) remember(key, unwritten.current);
      unwritten.current = undefined;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        unwritten.current = undefined;
        const values = form.getValues();
        if (differ(values, started.current.values)) {
          unwritten.current = structuredClone({ savedAt: Date.now(), started: started.current, values });
          timer = setTimeout(write, pause);
        } else remember(key, offer);
      },
    });
    window.addEventListener('pagehide', write);
    return () => {
      stop();
      write();
      window.removeEventListener('pagehide', write);
    };
  }, [key, form, started, offer]);

  return {
    offer,
    restore() {
      if (!offer) return;
      take(offer.started, { values: offer.values, before: offer.started.values });
      setOffer(undefined);
    },
    refuse() {
      remember(key, undefined);
      setOffer(undefined);
    },
    /** What is typed is saved or thrown away. An older draft that nobody has decided on stays. */
    forget() {
      unwritten.current = undefined;
      remember(key, offer);
    },
  };
}
