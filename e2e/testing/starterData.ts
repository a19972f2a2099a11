import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './site.ts';

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'vitrin-'));

/** Where the worker processes find the folder. */
const variable = 'STARTER_DATA';

/** For Vitest's `globalSetup`: a first start takes a quarter of a minute, so it happens once and each test file gets a copy. */
export async function setup() {
  const folder = await temporaryFolder();
  const site = await startSite(folder);
  await site.stop();
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true });
}

/** A data folder of one's own with the starter content, the admin and nothing else. */
export async function copyOfStarterData() {
  const folder = await temporaryFolder();
  const starter = process.env[variable];
  if (!starter) throw new Error('starterData.ts was not set up.');
  await cp(starter, folder, { recursive: true });
  return folder;
}
