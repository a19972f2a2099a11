import { rm } from 'node:fs/promises';
import { startSite, type Settings, type Site } from '../../e2e/testing/site.ts';
import { temporaryFolder } from '../../e2e/testing/starterData.ts';

/** Calls `use` with a new folder and removes the folder afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder();
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Calls `use` with a site that runs over the data folder and stops the site afterwards. */
export async function withSite<T>(dataDir: string, use: (site: Site) => Promise<T>, settings: Settings = {}) {
  const site = await startSite(dataDir, settings);
  try {
    return await use(site);
  } finally {
    await site.stop();
  }
}
