import { loadedLater } from './components/loadedLater.ts';
import { logError } from './components/logError.ts';

const load = loadedLater(() => import('./graphql/socketLink.ts'));

/** Milliseconds between attempts: 1, 2, 4 … seconds, at most 5 minutes. */
const pause = (attempt: number) => Math.min(1000 * 2 ** attempt, 300_000);

/** The link for subscriptions. Its script is tried for as long as the page is open, since a lost connection may come back. */
export async function openSocket(onConnect: () => void) {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await load()).socketLink(onConnect);
    } catch (error) {
      logError(error);
      await new Promise((resolve) => setTimeout(resolve, pause(attempt)));
    }
  }
}
