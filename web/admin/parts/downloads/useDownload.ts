import { useCallback, type MouseEvent } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import { texts } from '../texts/texts.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { saveFile } from './saveFile.ts';

const nameIn = (reply: Response) => /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1];

/**
 * For links to files that only an admin gets. The browser's own download would fail in its bar without a word once the
 * session has ended: here one signs in again, and the file comes.
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
