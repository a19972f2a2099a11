import { inArray } from 'drizzle-orm';
import { imports } from '../../../db/tables/importTables.ts';
import { inParts } from '../../../db/parts.ts';
import { list } from '../../catalogue/importProfiles/profiles.store.ts';
import { runsWithIds } from '../sheets/runs.store.ts';
import type { ReadThings, Thing } from '../../../entity/announces.ts';

/** An id is that of a run, or of an import by hand, which has none. */
export const importThings: ReadThings = async (db, ids) => {
  const names = new Map((await list(db)).map(({ id, name }) => [id, name]));
  const found = new Map<string, Thing>();
  for (const run of await runsWithIds(db, ids)) {
    const { id, profileId, fileName, state, rows, added, changed, unchanged, missing, wrong, reasons } = run;
    const profile = names.get(profileId) ?? null;
    found.set(id, {
      ...{ name: profile ?? fileName, url: `/admin/imports/runs/${encodeURIComponent(id)}`, version: null },
      values: { profileId, profile, fileName, state, rows, added, changed, unchanged, missing, wrong, reasons },
    });
  }
  const others = ids.filter((id) => !found.has(id));
  for (const { id, fileName, added, changed } of await inParts(others, (part) =>
    db.select().from(imports).where(inArray(imports.id, part)),
  ))
    found.set(id, { name: fileName, url: null, version: null, values: { fileName, added, changed } });
  return found;
};
