import type { Logger } from 'pino';
import type { FileStorage } from './fileStorage.ts';
import { isTooMuch, setAside } from './setAside.ts';

const day = 86_400_000;
/** Milliseconds for which an unused upload is kept, since a draft may be saved as much later. */
const forgottenAfter = 30 * day;
const wayOn = 'check that the database and the folder belong together; if they do, run: npm run content -- tidy';

/** One sort of uploads: its rows in the database, and the place of its files. */
export type Uploads = {
  /** The name in the log, such as 'pictures'. */
  name: string;
  storage(): Promise<FileStorage>;
  /** The folder of these files in the storage. */
  folder: string;
  count(): Promise<number>;
  /** Finds unused uploads that were stored before that moment. */
  forgotten(before: number): Promise<{ url: string }[]>;
  /** Removes an upload and returns the names of its files; undefined when it is used by now. */
  removeUnused(url: string): Promise<string[] | undefined>;
  /** The names of all files that the database knows. */
  knownFiles(): Promise<string[]>;
};

/** Sets aside unused uploads, and files that no row names. */
export function createSweep(uploads: Uploads, log: Logger) {
  const { name: sort, folder } = uploads;
  /** The unknown files of the last round. */
  let suspects = new Set<string>();

  async function sweepForgotten(now: number, confirmed: boolean) {
    const forgotten = await uploads.forgotten(now - forgottenAfter);
    const all = await uploads.count();
    if (isTooMuch(forgotten.length, all) && !confirmed) {
      return log.error({ forgotten: forgotten.length, all }, `so many ${sort} at once are not set aside; ${wayOn}`);
    }
    for (const { url } of forgotten) {
      // It may be in use by now.
      const files = await uploads.removeUnused(url);
      if (!files) continue;
      await setAside(await uploads.storage(), folder, files, now);
      log.info({ url }, `of the ${sort}, one that nothing shows is set aside`);
    }
  }

  /**
   * Finds files that are unknown for good: they are older than a day, and were unknown in the last round, too. The clock may
   * jump during an upload, but no upload takes from one round to the next.
   */
  async function sweepStrays(now: number, confirmed: boolean) {
    // The order matters: the row of a listed file exists by now, or its upload is still running.
    const storage = await uploads.storage();
    const names: string[] = [];
    for await (const name of storage.list(folder)) names.push(name.slice(folder.length + 1));
    const known = new Set(await uploads.knownFiles());
    const unknown = [];
    for (const name of names.filter((name) => !known.has(name))) {
      const found = await storage.facts(`${folder}/${name}`);
      if (found && now - found.modifiedAt > day) unknown.push(name);
    }
    const strays = unknown.filter((name) => confirmed || suspects.has(name));
    suspects = new Set(unknown);
    if (isTooMuch(strays.length, names.length) && !confirmed) {
      return log.error({ strays: strays.length, all: names.length }, `so many files are not set aside; ${wayOn}`);
    }
    await setAside(storage, folder, strays, now);
    if (strays.length > 0) log.info({ strays }, 'files that the database does not know are set aside');
  }

  return async (now: number, confirmed: boolean) => {
    await sweepForgotten(now, confirmed);
    await sweepStrays(now, confirmed);
  };
}
