import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../core/context.ts';
import type { ImageStore } from '../../core/imageStore.ts';
import { unlessMissing } from '../../core/files.ts';
import type { Db } from '../../db/database.ts';
import { isTooMuch, setAside } from '../housekeeping/setAside.ts';
import { folderOf } from './images.files.ts';
import { filesOf } from './images.names.ts';
import * as images from './images.store.ts';

const day = 86_400_000;
/** As long as a draft may lie in a browser before it is saved. */
const forgottenAfter = 30 * day;
const wayOn = 'check that the database and the folder belong together; if they do, run: npm run content -- tidy';

/** Sets aside pictures that nothing shows and files that no row knows. */
export function createSweep(db: Db, files: ImageStore, log: Services['log']) {
  /** What the round before took for strays. */
  let suspects = new Set<string>();

  async function sweepForgotten(now: number, confirmed: boolean) {
    const forgotten = await images.forgotten(db, now - forgottenAfter);
    const all = await images.count(db);
    if (isTooMuch(forgotten.length, all) && !confirmed) {
      return log.error({ forgotten: forgotten.length, all }, `so many pictures at once are not set aside; ${wayOn}`);
    }
    for (const { url } of forgotten) {
      // Something may show it by now.
      const removed = await images.removeUnused(db, url);
      if (!removed) continue;
      await setAside(files.folder, folderOf(files), filesOf(removed), now);
      log.info({ url }, 'a picture that nothing shows is set aside');
    }
  }

  /**
   * A stray is older than a day and was one in the round before, too: the clock may have jumped while an upload is
   * under way, but no upload takes from one round to the next.
   */
  async function sweepStrays(now: number, confirmed: boolean) {
    const folder = folderOf(files);
    // In this order: the row of a file that is listed is there by now, or its upload is under way.
    const names = (await unlessMissing(readdir(folder))) ?? [];
    const known = new Set((await images.list(db)).flatMap(filesOf));
    const unknown = [];
    for (const name of names.filter((name) => !known.has(name))) {
      const found = await unlessMissing(stat(join(folder, name)));
      if (found && now - found.mtimeMs > day) unknown.push(name);
    }
    const strays = unknown.filter((name) => confirmed || suspects.has(name));
    suspects = new Set(unknown);
    if (isTooMuch(strays.length, names.length) && !confirmed) {
      return log.error({ strays: strays.length, all: names.length }, `so many files are not set aside; ${wayOn}`);
    }
    await setAside(files.folder, folder, strays, now);
    if (strays.length > 0) log.info({ strays }, 'files that the database does not know are set aside');
  }

  return async (now: number, confirmed: boolean) => {
    await sweepForgotten(now, confirmed);
    await sweepStrays(now, confirmed);
  };
}
