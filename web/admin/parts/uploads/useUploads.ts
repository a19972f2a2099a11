import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import { logUnexpected } from '../errors/logUnexpected.ts';
import type { FileToSend } from './sendFile.ts';
import { uploadFailure } from './uploadFailure.ts';

/** A file that is being uploaded. */
export interface SendingFile {
  key: string;
  file: File;
  /** In bytes; it may be slightly more than the size of the file. */
  sent: number;
}
interface Handlers<Stored> {
  send: (sent: FileToSend) => Promise<Stored>;
  /** Returns the reason not to send a file. */
  refusal: (file: File) => string | undefined;
  /** The beginning of the notice of a failure. */
  failed: string;
  /** Called before an accepted file is sent. */
  onStart: (key: string, file: File) => void;
  onUploaded: (key: string, stored: Stored) => Promise<void> | void;
  /** Called when the upload was canceled, or when it or the work that followed failed. */
  onEnd: (key: string) => void;
}

/** Uploads files as soon as they are chosen, one after the other. */
export function useUploads<Stored>({ send, refusal, failed, onStart, onUploaded, onEnd }: Handlers<Stored>) {
  const { signInAgain } = useSession();
  const [sending, setSending] = useState<SendingFile[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const last = useRef(Promise.resolve());
  const started = useRef(0);
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  async function upload({ key, file }: SendingFile, { signal }: AbortController) {
    try {
      signal.throwIfAborted();
      const onProgress = (sent: number) =>
        setSending((all) => all.map((one) => (one.key === key ? { ...one, sent } : one)));
      await onUploaded(key, await send({ file, onProgress, signal, signInAgain }));
    } catch (error) {
      // The admin aborted the upload.
      if (!signal.aborted) logUnexpected(error);
      setProblems((all) => [...all, `${file.name}: ${uploadFailure(failed, error, signal.aborted)}`]);
      onEnd(key);
    } finally {
      running.current.delete(key);
      setSending((all) => all.filter((one) => one.key !== key));
    }
  }

  function choose(files: File[]) {
    const looked = files.map((file) => ({ file, reason: refusal(file) }));
    setProblems(looked.flatMap(({ file, reason }) => (reason ? [`${file.name}: ${reason}`] : [])));
    for (const { file } of looked.filter(({ reason }) => reason === undefined)) {
      const next = { key: `${Date.now()} ${started.current++}`, file, sent: 0 };
      const controller = new AbortController();
      running.current.set(next.key, controller);
      setSending((all) => [...all, next]);
      onStart(next.key, file);
      last.current = last.current.then(() => upload(next, controller));
    }
  }

  return { sending, problems, choose, cancel: (key: string) => running.current.get(key)?.abort() };
}
