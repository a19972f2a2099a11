import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { NamedFileRowFragmentDoc, SendPictureFileDocument } from './namedPictures.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { sendFile } from '../../parts/uploads/sendFile.ts';
import { uploadFailure } from '../../parts/uploads/uploadFailure.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/namedPictures.ts';
import type { ChosenFile } from './archive.ts';
import type { NamedFile } from './namedFiles.ts';

export type ToSend = { file: NamedFile; source: ChosenFile };

/** So many files are sent at a time: the server stores one while the next is on its way. */
const atOnce = 2;
/** In milliseconds. The list of hundreds is drawn with every change, which would cost more than sending a small file. */
const showEvery = 250;

/** Sends the files of a batch, each on its own, so that a lost connection costs one file. */
export function useFileSender() {
  const client = useApolloClient();
  const { signInAgain } = useSession();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const show = (files: readonly NamedFile[]) =>
    client.cache.batch({
      update: (cache) => {
        for (const data of files)
          cache.writeFragment({
            id: cache.identify(data) ?? '',
            fragment: NamedFileRowFragmentDoc,
            fragmentName: 'NamedFileRow',
            data,
          });
      },
    });

  /** Resolves to the file as the server has it: the mutation runs over a connection of its own, past this page's cache. */
  async function sendOne(batch: string, { file, source }: ToSend, signal: AbortSignal) {
    const bytes = await source.read();
    const more = { batch, number: file.file };
    const sent = { file: bytes, onProgress: () => undefined, signal, signInAgain };
    return (await sendFile(SendPictureFileDocument, sent, more)).sendPictureFile;
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
      const come: NamedFile[] = [];
      const showCome = () => come.length > 0 && show(come.splice(0));
      const timer = setInterval(showCome, showEvery);
      const work = async () => {
        for (let next = rest.shift(); next && !signal.aborted; next = rest.shift())
          come.push(await sendOne(batch, next, signal));
      };
      try {
        await Promise.all(Array.from({ length: atOnce }, work));
      } catch (error) {
        if (!signal.aborted) {
          controller.abort();
          logUnexpected(error);
          setFailure(uploadFailure(words.notAllFilesWereSent, error, false));
        }
      } finally {
        clearInterval(timer);
        showCome();
        if (running.current === controller) setSending(false);
      }
    },
  };
}
