import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { startSite, type Settings, type Site } from './site.ts';
import { copyOfStarterData } from './starterData.ts';

/**
 * Runs `use` with a site of the starter content that nobody has visited, and removes it afterwards. `root` is the folder with
 * another build.
 */
export async function withSite(settings: Settings, use: (site: Site) => Promise<void>, root?: string) {
  const site = await startSite(await copyOfStarterData(), settings, undefined, root);
  await use(site);
  if (!site.isRunning()) throw new Error(`The server ended on its own:\n${site.output()}`);
  await site.stop();
  await rm(site.dataDir, { recursive: true });
}

const counts = ['changes', 'messages', 'enquiries'].map((table) => `(select count(*) from ${table}) as ${table}`);

/** How much was written to the site: changes by admins, messages and enquiries. Sessions and lists of visitors do not count. */
export function writtenTo({ dataDir }: Site) {
  const db = new Sqlite(join(dataDir, 'site.db'), { readonly: true });
  try {
    return db.prepare(`select ${counts.join(', ')}`).get();
  } finally {
    db.close();
  }
}
