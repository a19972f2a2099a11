import type { Logger } from 'pino';
import type { FileStorage } from './fileStorage.ts';
import { isTooMuch, setAside } from './setAside.ts';

const day = 86_400_000;
/** As long as a draft may lie in a browser before it is saved. */
const forgottenAfter = 30 * day;
const wayOn = 'check that the database and the folder belong together; if they do, run: npm run content -- tidy';

/** Uploads of one sort: what the database knows of them, and where their files lie. */
export type Uploads = {
  /** As the log names them: 'pictures'. */
  name: string;
  storage(): Promise<FileStorage>;
  /** Of these, in the storage. */
  folder: string;
  count(): Promise<number>;
  /** What was stored before that moment and nothing shows. */
  forgotten(before: number): Promise<{ url: string }[]>;
  /** Names of the files of what was removed; undefined when something shows it by now. */
  removeUnused(url: string): Promise<string[] | undefined>;
  /** Names of all files that may be there. */
  knownFiles(): Promise<string[]>;
};

/** Sets aside uploads that nothing shows and files that no row knows. */
export function createSweep(uploads: Uploads, log: Logger) {
  const { name: sort, folder } = uploads;
  /** What the round before took for strays. */
  let suspects = new Set<string>();

  async function sweepForgotten(now: number, confirmed: boolean) {
    const forgotten = await uploads.forgotten(now - forgottenAfter);
    const all = await uploads.count();
    if (isTooMuch(forgotten.length, all) && !confirmed) {
      return log.error({ forgotten: forgotten.length, all }, `so many ${sort} at once are not set aside; ${wayOn}`);
    }
    for (const { url } of forgotten) {
      // Something may show it by now.
      const files = await uploads.removeUnused(url);
      if (!files) continue;
      await setAside(await uploads.storage(), folder, files, now);
      log.info({ url }, `of the ${sort}, one that nothing shows is set aside`);
    }
  }

  /**
   * A stray is older than a day and was one in the round before, too: the clock may have jumped while an upload is
   * under way, but no upload takes from one round to the next.
   */
  async function sweepStrays(now: number, confirmed: boolean) {
    // In this order: the row of a file that is listed is there by now, or its upload is under way.
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
