import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { DeleteImageDocument, UploadImageDocument } from './images.generated.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { logUnexpected } from '../errors/logUnexpected.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { sendFile, type FileToSend } from '../uploads/sendFile.ts';
import { uploadFailure } from '../uploads/uploadFailure.ts';
import * as words from '../../../words/admin/en/inputs.ts';
import { refusal } from './imageRules.ts';

export interface Sending {
  file: File;
  /** A local address of the chosen file, to show it at once. */
  preview: string;
  /** In bytes; it may be slightly more than the size of the file. */
  sent: number;
}
type Notice = { kind: 'success' | 'error'; text: string };

/** Uploads a picture as soon as it is chosen. `cleanUp` deletes the uploaded pictures that were not saved. */
export function useImageUpload(onUploaded: (url: string) => void) {
  const client = useApolloClient();
  const { signInAgain } = useSession();
  const [sending, setSending] = useState<Sending>();
  const [notice, setNotice] = useState<Notice>();
  const running = useRef<AbortController>(undefined);
  const uploaded = useRef<string[]>([]);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(file: File, dropped: boolean) {
    const refused = refusal(file, dropped);
    if (refused) return setNotice({ kind: 'error', text: refused });
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const preview = URL.createObjectURL(file);
    setNotice(undefined);
    setSending({ file, preview, sent: 0 });
    try {
      const url = await uploadImage({
        file,
        onProgress: (sent) => setSending({ file, preview, sent }),
        signal: controller.signal,
        signInAgain,
      });
      uploaded.current.push(url);
      onUploaded(url);
      setNotice({ kind: 'success', text: words.imageUploadedSuccessfully });
    } catch (error) {
      // The admin aborted the upload.
      if (!controller.signal.aborted) logUnexpected(error);
      // Another file has replaced this one, and the notice is about that one.
      if (running.current !== controller) return;
      setNotice({ kind: 'error', text: uploadFailure(shared.imagesFailed, error, controller.signal.aborted) });
    } finally {
      URL.revokeObjectURL(preview);
      if (running.current === controller) setSending(undefined);
    }
  }

  function cleanUp(isKept: (url: string) => boolean = () => false) {
    const unused = uploaded.current.filter((url) => !isKept(url));
    uploaded.current = [];
    // The server deletes later what could not be deleted now.
    for (const url of unused) {
      client.mutate({ mutation: DeleteImageDocument, variables: { url } }).catch(logUnexpected);
    }
  }

  return {
    sending,
    notice,
    choose: (file: File, dropped = false) => void choose(file, dropped),
    cancel: () => running.current?.abort(),
    /** Tells the person that the form has to wait for the upload. */
    askToWait: () => setNotice({ kind: 'error', text: shared.imagesStillUploading }),
    cleanUp,
  };
}

export type ImageUpload = ReturnType<typeof useImageUpload>;

export const uploadImage = async (sent: FileToSend) => (await sendFile(UploadImageDocument, sent)).uploadImage.url;
