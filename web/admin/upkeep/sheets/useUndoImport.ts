import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { UndoImportDocument } from './sheets.generated.ts';
import * as words from '../../../words/admin/en/fileImports.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

/** Undoes an import, and tells of which products something stays because someone has changed it since. */
export function useUndoImport() {
  const client = useApolloClient();
  const notify = useNotify();
  return useCallback(
    async (token: string) => {
      try {
        const { data } = await client.mutate({ mutation: UndoImportDocument, variables: { token } });
        if (!data) return;
        const { removed, restored, kept, keptCount } = data.undo;
        const three = kept.slice(0, 3).map(({ name }) => name);
        const names = three.join(', ') + (keptCount > 3 ? ', …' : '');
        const done = [
          ...(removed > 0 ? [words.productsRemoved(removed)] : []),
          ...(restored > 0 ? [words.valuesPutBack(restored)] : []),
          ...(keptCount > 0 ? [words.changedSince(keptCount, names)] : []),
        ].join(' ');
        notify.success(words.importUndone, undefined, done);
      } catch (error) {
        const { general } = fieldErrors(error);
        const isKnown = general?.code === 'CONFLICT' || general?.code === 'NOT_FOUND';
        notify.failure(isKnown ? `${shared.productsUndoFailed} ${general.message}` : shared.productsUndoFailed, error);
      }
    },
    [client, notify],
  );
}
