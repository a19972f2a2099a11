import { during } from '../graphql/underWay.ts';

/** A script could not be loaded: the connection is lost, or a new release has replaced the file. */
export class MissingScript extends Error {
  constructor(cause: unknown) {
    super('A script could not be loaded.', { cause });
  }
}

/** Chromium and Firefox name the file in their message. Safari does not, but fetches it again on its own. */
const addressIn = (error: unknown) => /https?:\S+/.exec(error instanceof Error ? error.message : '')?.[0];

const loading = new Set<Promise<unknown>>();

/** Resolves when every script that is on its way has come, or has failed. */
export const scriptsLoaded = () => Promise.allSettled(loading);

/**
 * Throws where a browser that has no connection reaches nothing. Chromium remembers each file that an `import()` could not fetch,
 * those that the first one imports too, and no other address helps them: so nothing is imported then.
 */
async function reach() {
  // A server has no such word.
  if (globalThis.navigator?.onLine === false) await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
}

/**
 * Wraps every `import()` of a page that is already shown: it loads once, and after a failure again at the next call.
 * Chromium remembers which file it could not fetch and fails from memory for as long as the page is open, so from the
 * second time on the file is requested under another address. Throws `MissingScript`.
 */
export function loadedLater<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  let hasFailed = false;

  async function attempt() {
    await reach();
    try {
      return await load();
    } catch (error) {
      const address = hasFailed ? addressIn(error) : undefined;
      hasFailed = true;
      if (!address) throw error;
      return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module;
    }
  }

  return () => {
    if (loaded) return loaded;
    const attempted = attempt();
    loading.add(attempted);
    const over = () => void loading.delete(attempted);
    attempted.then(over, over);
    loaded = during(attempted).catch((error: unknown) => {
      loaded = undefined;
      throw new MissingScript(error);
    });
    return loaded;
  };
}
