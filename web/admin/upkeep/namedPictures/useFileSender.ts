import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { NamedFileRowFragmentDoc, SendPictureFileDocument } from '../../../graphql/generated/operations.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { sendFile } from '../../parts/uploads/sendFile.ts';
import { uploadFailure } from '../../parts/uploads/uploadFailure.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { ChosenFile } from './chosenFile.ts';
import type { NamedFile } from './namedFiles.ts';

export type ToSend = { file: NamedFile; source: ChosenFile };

/** So many files are sent at a time: the server stores one while the next is on its way. */
const atOnce = 2;

/** Sends the files of a batch, each on its own, so that a lost connection costs one file. */
export function useFileSender() {
  const client = useApolloClient();
  const { signInAgain } = useSession();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function sendOne(batch: string, { file, source }: ToSend, signal: AbortSignal) {
    const bytes = await source.read();
    const more = { batch, number: file.file };
    const sent = { file: bytes, onProgress: () => undefined, signal, signInAgain };
    const { sendPictureFile } = await sendFile(SendPictureFileDocument, sent, more);
    // The mutation runs over a connection of its own, without the cache of this page.
    client.writeFragment({
      id: client.cache.identify(sendPictureFile) ?? '',
      fragment: NamedFileRowFragmentDoc,
      fragmentName: 'NamedFileRow',
      data: sendPictureFile,
    });
  }

  return {
    sending,
    failure,
    stop: () => running.current?.abort(),
    async send(batch: string, files: ToSend[]) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setFailure(undefined);
      setSending(true);
      const rest = [...files];
      const work = async () => {
        for (let next = rest.shift(); next && !signal.aborted; next = rest.shift()) await sendOne(batch, next, signal);
      };
      try {
        await Promise.all(Array.from({ length: atOnce }, work));
      } catch (error) {
        if (!signal.aborted) {
          controller.abort();
          logUnexpected(error);
          setFailure(uploadFailure('Not all files were sent. ', error, false));
        }
      } finally {
        if (running.current === controller) setSending(false);
      }
    },
  };
}
