import { useCallback, type MouseEvent } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import { texts } from '../texts/texts.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { saveFile } from './saveFile.ts';

const nameIn = (reply: Response) => /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1];

/**
 * Downloads a file for admins only. After the session has ended, the browser's own download would fail without a word;
 * this asks to sign in again and then downloads.
 */
export function useDownload() {
  const { signInAgain } = useSession();
  const notify = useNotify();
  return useCallback(
    async (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault();
      const { href } = event.currentTarget;
      try {
        let reply = await fetch(href);
        if (reply.status === 401 && (await signInAgain())) reply = await fetch(href);
        if (reply.status === 401) return;
        if (!reply.ok) throw new Error(`${href} answered ${reply.status}.`);
        saveFile(await reply.blob(), nameIn(reply) ?? 'export');
      } catch (error) {
        notify.failure(texts.load.downloadFailed, error);
      }
    },
    [signInAgain, notify],
  );
}
