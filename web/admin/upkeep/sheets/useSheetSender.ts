import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useCallback } from 'react';
import { createClient } from '../../../graphql/client.ts';
import { uploadLink } from '../../../graphql/uploadLink.ts';
import { resumingLink } from '../../session/resumingLink.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Sends a file with an operation. Answers of thousands of rows stay out of the cache. */
export function useSheetSender() {
  const { signInAgain } = useSession();
  return useCallback(
    async <Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) => {
      const sender = createClient({ link: resumingLink(signInAgain).concat(uploadLink()) });
      const options = { mutation, variables, fetchPolicy: 'no-cache' } as Parameters<
        typeof sender.mutate<Data, Variables>
      >[0];
      const { data } = await sender.mutate<Data, Variables>(options);
      if (!data) throw new Error('The answer is empty.');
      return data;
    },
    [signInAgain],
  );
}

/** Returns the server's sentence about a refused file, or one that says to try again. */
export function sheetFailure(error: unknown) {
  logUnexpected(error);
  const { fields, general } = fieldErrors(error);
  const isOutdated = general?.code === 'CONFLICT';
  const sentence = Object.values(fields)[0] ?? (general?.code === 'NETWORK' ? undefined : general?.message);
  return { isOutdated, sentence: sentence ?? shared.productsUpdateFailed };
}
