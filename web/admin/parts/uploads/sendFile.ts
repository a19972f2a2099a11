import { CombinedGraphQLErrors, type TypedDocumentNode } from '@apollo/client';
import { createClient } from '../../../graphql/client.ts';
import { uploadLink } from '../../../graphql/uploadLink.ts';
import { resumingLink } from '../../session/resumingLink.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';

const pauses = [1000, 3000];

export interface FileToSend {
  file: File;
  /** `sent` is in bytes. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
  signInAgain: () => Promise<boolean>;
}

/**
 * Sends a file by the mutation and resolves to its answer. After a lost connection it tries again, three times in all.
 */
export async function sendFile<Data extends object>(
  mutation: TypedDocumentNode<Data, { file: File; sha256?: string | null }>,
  { file, onProgress, signal, signInAgain }: FileToSend,
): Promise<Data> {
  const sending = uploadLink({ fetch: fetchWithProgress(onProgress, signal) });
  const client = createClient({ link: resumingLink(signInAgain).concat(sending) });
  const sha256 = await checksum(file);
  for (let attempt = 0; ; attempt++) {
    try {
      const { data } = await client.mutate<Data, { file: File; sha256?: string | null }>({
        mutation,
        variables: { file, sha256 },
      });
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
