import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import {
  AddPictureBatchDocument,
  AnswerPictureFilesDocument,
  BeginPictureBatchDocument,
  DropPictureBatchDocument,
  PictureBatchDocument,
  usePictureBatchQuery,
} from './namedPictures.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import * as words from '../../../words/admin/en/namedPictures.ts';
import type { ChosenFile } from './archive.ts';
import type { Chosen } from './chosenFiles.ts';
import { isToSend, type Batch, type NamedFile, type Place } from './namedFiles.ts';
import { useFileSender } from './useFileSender.ts';

export type Answer = { file: number; productId?: string | null; leaveOut?: boolean };

const keyOf = ({ path, size }: Pick<ChosenFile, 'path' | 'size'>) => `${size} ${path}`;

/**
 * Keeps the batch of the admin: its files are sent in the background, while questions are answered. What has come stays on the
 * server, so that a page that was closed goes on with it.
 */
export function usePictureBatch(onDone: (done: Batch) => void) {
  const client = useApolloClient();
  const query = usePictureBatchQuery({ fetchPolicy: 'cache-and-network' });
  const batch = query.data?.pictureBatch ?? null;
  const [sources, setSources] = useState(new Map<string, ChosenFile>());
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** A batch that was done before the page was opened is no news. */
  const asked = useRef<string>(undefined);
  const sender = useFileSender();

  const sourceOf = ({ path, byteSize }: NamedFile) => sources.get(keyOf({ path, size: byteSize }));
  const open = batch !== null && batch.state !== 'DONE' ? batch : null;
  const left = open?.files.filter(isToSend) ?? [];

  async function guarded(work: () => Promise<void>) {
    setFailure(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      logUnexpected(error);
      const { general, fields } = fieldErrors(error);
      setFailure(general?.message || Object.values(fields)[0] || words.itDidNotWork);
      await query.refetch();
    } finally {
      setBusy(false);
    }
  }

  async function reload(id: string) {
    const { data } = await client.query({ query: PictureBatchDocument, fetchPolicy: 'network-only' });
    const now = data?.pictureBatch;
    if (now?.id === id && now.state === 'DONE' && asked.current === id) {
      asked.current = undefined;
      onDone(now);
    }
  }

  /** Sends the files that have not come. What failed is tried again when the files are chosen again. */
  async function send(id: string, files: readonly NamedFile[], known: Map<string, ChosenFile>) {
    await sender.send(
      id,
      files.filter(isToSend).flatMap((file) => {
        const source = known.get(keyOf({ path: file.path, size: file.byteSize }));
        return source ? [{ file, source }] : [];
      }),
    );
    await reload(id);
  }

  function choose({ name, files }: Chosen) {
    const known = new Map(files.map((file) => [keyOf(file), file]));
    setSources(known);
    const isSameAgain = open?.files.every((file) => known.has(keyOf({ path: file.path, size: file.byteSize })));
    return guarded(async () => {
      if (open && isSameAgain) return void send(open.id, open.files, known).catch(logUnexpected);
      const { data } = await client.mutate({
        mutation: BeginPictureBatchDocument,
        variables: { name, files: files.map(({ path, size }) => ({ path, byteSize: size })) },
      });
      if (!data) return;
      const begun = data.beginPictureBatch;
      client.writeQuery({ query: PictureBatchDocument, data: { pictureBatch: begun } });
      void send(begun.id, begun.files, known).catch(logUnexpected);
    });
  }

  const answer = (answers: Answer[]) =>
    guarded(async () => {
      if (!open) return;
      await client.mutate({ mutation: AnswerPictureFilesDocument, variables: { batch: open.id, answers } });
    });

  const add = (place: Place, withoutMissing = false) =>
    guarded(async () => {
      if (!open) return;
      asked.current = open.id;
      if (withoutMissing) sender.stop();
      const variables = { batch: open.id, place, withoutMissing };
      await client.mutate({ mutation: AddPictureBatchDocument, variables });
      await reload(open.id);
    });

  const drop = () =>
    guarded(async () => {
      if (!open) return;
      sender.stop();
      await client.mutate({ mutation: DropPictureBatchDocument, variables: { batch: open.id } });
      client.writeQuery({ query: PictureBatchDocument, data: { pictureBatch: null } });
      setSources(new Map());
    });

  useEffect(() => {
    if (open?.state !== 'WAITING') return undefined;
    asked.current = open.id;
    // Another page may send the files, or the server may be adding them.
    const timer = setInterval(() => void reload(open.id).catch(logUnexpected), 3000);
    return () => clearInterval(timer);
  });

  return {
    query,
    batch: open,
    last: batch?.state === 'DONE' ? batch : null,
    left,
    sending: sender.sending,
    failure: failure ?? sender.failure,
    busy,
    sourceOf,
    choose,
    answer,
    add,
    drop,
    fail: setFailure,
  };
}

export type PictureBatchState = ReturnType<typeof usePictureBatch>;
