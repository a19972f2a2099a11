import { useEffect, useRef, useState } from 'react';
import { UploadDocumentDocument } from '../../graphql/generated/operations.ts';
import { logUnexpected } from '../errors/logUnexpected.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { texts } from '../texts/texts.ts';
import { sendFile } from '../uploads/sendFile.ts';
import { uploadFailure } from '../uploads/uploadFailure.ts';
import { refusal, type StoredFile } from './documentRules.ts';

/** A file on its way. */
export interface SendingFile {
  key: string;
  file: File;
  /** Bytes; may be a little more than the file has. */
  sent: number;
}
interface Handlers {
  /** A file was accepted and is about to be sent. */
  onStart: (key: string, file: File) => void;
  onUploaded: (key: string, file: StoredFile) => Promise<void> | void;
  /** It was canceled, or failed, or what was to be made of it did. */
  onEnd: (key: string) => void;
}

/** Uploads files as soon as they are chosen, one after the other. */
export function useDocumentUpload({ onStart, onUploaded, onEnd }: Handlers) {
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

  async function send({ key, file }: SendingFile, controller: AbortController) {
    const { signal } = controller;
    try {
      signal.throwIfAborted();
      const onProgress = (sent: number) =>
        setSending((all) => all.map((one) => (one.key === key ? { ...one, sent } : one)));
      const { uploadDocument } = await sendFile(UploadDocumentDocument, { file, onProgress, signal, signInAgain });
      await onUploaded(key, uploadDocument);
    } catch (error) {
      // Aborting is what the admin asked for.
      if (!signal.aborted) logUnexpected(error);
      const reason = uploadFailure(texts.documents.uploadFailed, error, signal.aborted);
      setProblems((all) => [...all, `${file.name}: ${reason}`]);
      onEnd(key);
    } finally {
      running.current.delete(key);
      setSending((all) => all.filter((one) => one.key !== key));
    }
  }

  function choose(files: File[]) {
    const refused = files.flatMap((file) => {
      const reason = refusal(file);
      return reason ? [`${file.name}: ${reason}`] : [];
    });
    setProblems(refused);
    for (const file of files.filter((one) => refusal(one) === undefined)) {
      const next = { key: `${Date.now()} ${started.current++}`, file, sent: 0 };
      const controller = new AbortController();
      running.current.set(next.key, controller);
      setSending((all) => [...all, next]);
      onStart(next.key, file);
      last.current = last.current.then(() => send(next, controller));
    }
  }

  return { sending, problems, choose, cancel: (key: string) => running.current.get(key)?.abort() };
}
