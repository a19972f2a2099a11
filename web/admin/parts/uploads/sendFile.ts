import { CombinedGraphQLErrors, type ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { createClient } from '../../../graphql/client.ts';
import { uploadLink } from '../../../graphql/uploadLink.ts';
import { resumingLink } from '../../session/resumingLink.ts';
import { fetchWithProgress } from '../../../graphql/fetchWithProgress.ts';

const pauses = [1000, 3000];

export interface FileToSend {
  file: File;
  /** `sent` is in bytes. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
  signInAgain: () => Promise<boolean>;
}

type Sent = { file: File; sha256?: string | null | undefined };
type Options<Data, Variables extends object> = ApolloClient.MutateOptions<Data, Variables>;

/**
 * Sends a file by the mutation and resolves to its answer; `more` are its other variables. After a lost connection it tries again, three times in all.
 */
export async function sendFile<Data extends object, More extends object = object>(
  mutation: TypedDocumentNode<Data, Sent & More>,
  { file, onProgress, signal, signInAgain }: FileToSend,
  more = {} as More,
): Promise<Data> {
  const sending = uploadLink({ fetch: fetchWithProgress(onProgress, signal) });
  const client = createClient({ link: resumingLink(signInAgain).concat(sending) });
  const sha256 = await checksum(file);
  for (let attempt = 0; ; attempt++) {
    try {
      const { data } = await client.mutate<Data, Sent & More>({
        mutation,
        variables: { ...more, file, sha256 },
      } as Options<Data, Sent & More>);
      if (data) return data;
    } catch (error) {
      const pause = pauses[attempt];
      if (CombinedGraphQLErrors.is(error) || signal.aborted || pause === undefined) throw error;
      onProgress(0);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Returns the SHA-256 in hexadecimal, or undefined in a browser without crypto.subtle, as over plain http. */
async function checksum(file: File) {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
