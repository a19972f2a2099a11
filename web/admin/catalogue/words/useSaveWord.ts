import { useRef, useState } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/words.ts';

/** Saves a row and keeps what was refused, by field. A repeated call adds nothing new. */
export function useSaveWord(saved: string) {
  const notify = useNotify();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef<string>(undefined);

  async function save(send: (key: string) => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    setErrors({});
    key.current ??= crypto.randomUUID();
    try {
      await send(key.current);
      notify.success(saved);
      return true;
    } catch (error) {
      const { fields, general } = fieldErrors(error);
      setErrors(fields);
      // What is sent after a refusal is something else.
      if (general?.code !== 'NETWORK') key.current = undefined;
      if (general) notify.failure(words.thisWasNotSaved, error);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { save, errors, isBusy };
}
