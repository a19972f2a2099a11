import { useCallback, type MouseEvent } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useToasts } from '../toasts/ToastProvider.tsx';
import { useNotify } from '../toasts/useNotify.ts';

/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to begin the download before the address is released.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const nameIn = (reply: Response) => /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1];

/** The statuses whose text is a sentence for the admin. */
const refusals = [400, 429];

/**
 * Downloads a file for admins only. After the session has ended, the browser's own download would fail without a word;
 * this asks to sign in again and then downloads.
 */
export function useSave() {
  const { signInAgain } = useSession();
  const notify = useNotify();
  const toasts = useToasts();
  return useCallback(
    async (href: string) => {
      try {
        let reply = await fetch(href);
        if (reply.status === 401 && (await signInAgain())) reply = await fetch(href);
        if (reply.status === 401) return;
        // The server has logged what it refuses.
        if (refusals.includes(reply.status)) return toasts.show({ kind: 'error', text: await reply.text() });
        if (!reply.ok) throw new Error(`${href} answered ${reply.status}.`);
        saveFile(await reply.blob(), nameIn(reply) ?? 'export');
      } catch (error) {
        notify.failure(shared.loadDownloadFailed, error);
      }
    },
    [signInAgain, notify, toasts],
  );
}

/** Downloads the file that a link leads to. */
export function useDownload() {
  const save = useSave();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault();
      return save(event.currentTarget.href);
    },
    [save],
  );
}
