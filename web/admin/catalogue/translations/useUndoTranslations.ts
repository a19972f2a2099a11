import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import * as words from '../../../words/admin/en/translations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { UndoTranslationsDocument } from './translations.generated.ts';

/** Takes back a whole import, or all that was confirmed together. */
export function useUndoTranslations() {
  const client = useApolloClient();
  const notify = useNotify();
  return useCallback(
    async (token: string) => {
      try {
        const { data } = await client.mutate({ mutation: UndoTranslationsDocument, variables: { token } });
        notify.success(words.undone(data?.undo.restored ?? 0));
      } catch (error) {
        notify.failure(refusalOf(error) ?? words.undoFailed, error);
      }
    },
    [client, notify],
  );
}
