import { useRef, useState } from 'react';
import { largestVisitorFile, mostAttachments } from '../../../../common/offers/visitorLimits.ts';
import { loadedLater, MissingScript } from '../../../components/loadedLater.ts';
import { logError } from '../../../components/logError.ts';
import { refusalOf, tooLarge, tooMany, type Attached, type Refusal } from './attachedFiles.ts';
import type { Taken } from './takeFiles.ts';

/** A file of the form: being sent, taken by the server, or refused. */
export interface FormFile extends Omit<Attached, 'id'> {
  key: number;
  /** The server has it. */
  id?: string | undefined;
  /** The part that has been sent, from 0 to 1. */
  part?: number | undefined;
  refusal?: Refusal | undefined;
  /** The file itself, for another try. */
  file?: File | undefined;
}

/** Most visitors attach nothing. */
const loadSender = loadedLater(() => import('./sendAttachment.ts'));

/** Keeps the files of a form, and sends each as soon as it is chosen, one after the other. */
export function useAttachments(before: Taken | undefined) {
  const nextKey = useRef(0);
  const line = useRef(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  const [files, setFiles] = useState<FormFile[]>(() => [
    ...(before?.attached ?? []).map((one, place) => ({ ...one, key: -1 - place })),
    ...(before?.refused ?? []).map(({ name, byteSize, ...refusal }, place) => ({
      ...{ name, byteSize, refusal },
      key: -101 - place,
    })),
  ]);
  const change = (key: number, values: Partial<FormFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));

  async function send(key: number, file: File, { signal }: AbortController) {
    if (signal.aborted) return;
    try {
      const { sendAttachment } = await loadSender();
      const answer = await sendAttachment(file, { signal, onProgress: (part) => change(key, { part }) });
      change(key, 'id' in answer ? { ...answer, file: undefined } : { refusal: answer });
    } catch (error) {
      // The script that sends could not be loaded.
      if (!(error instanceof MissingScript)) logError(error);
      change(key, { refusal: refusalOf('NETWORK', '') });
    }
  }

  function begin(key: number, file: File) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    line.current = line.current.then(() => send(key, file, stop));
  }

  return {
    files,
    isSending: files.some(({ id, refusal }) => !id && !refusal),
    add(chosen: File[]) {
      let free = mostAttachments - files.filter(({ refusal }) => !refusal).length;
      const added = chosen.map((file): FormFile => {
        const refusal = free <= 0 ? tooMany : file.size > largestVisitorFile ? tooLarge : undefined;
        if (!refusal) free--;
        return { key: nextKey.current++, name: file.name, byteSize: file.size, refusal, file };
      });
      setFiles((all) => [...all, ...added]);
      for (const { key, file, refusal } of added) if (file && !refusal) begin(key, file);
    },
    retry({ key, file }: FormFile) {
      if (!file) return;
      change(key, { refusal: undefined, part: 0 });
      begin(key, file);
    },
    remove({ key }: FormFile) {
      stops.current.get(key)?.abort();
      setFiles((all) => all.filter((one) => one.key !== key));
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
