import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './site.ts';

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'vitrin-'));

/** The environment variable by which the worker processes find the folder. */
const variable = 'STARTER_DATA';
const cache = 'node_modules/.cache/starter-data';
/** The folders on which the result of a first start depends. */
const sources = ['dist/server', 'data/starter/drawings', 'server/testing/starter'];

async function hashOf(folders: string[]) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) hash.update(file.name).update(await readFile(join(file.parentPath, file.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * For Vitest's `globalSetup`. A first start takes a quarter of a minute, since it narrows every picture: it happens once
 * for each build, and each test file gets a copy.
 */
export async function setup() {
  const folder = join(cache, await hashOf(sources));
  process.env[variable] = folder;
  if (existsSync(folder)) return;
  await rm(cache, { recursive: true, force: true });
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { recursive: true });
  const site = await startSite(unfinished);
  await site.stop();
  await rename(unfinished, folder);
}

function starterFolder() {
  const folder = process.env[variable];
  if (!folder) throw new Error('starterData.ts was not set up.');
  return folder;
}

/** Makes a data folder with the starter content, the admin and nothing else. */
export async function copyOfStarterData() {
  const folder = await temporaryFolder();
  await cp(starterFolder(), folder, { recursive: true });
  return folder;
}

/** Copies the narrower pictures that a site has made of the starter's to the folder of later sites: each takes 0.25 s. */
export async function keepNarrowerPictures(dataDir: string) {
  const pictures = join(starterFolder(), 'uploads/products');
  const kept = new Set(await readdir(pictures));
  const stems = new Set([...kept].map((name) => name.replace(/\.[a-z]+$/, '')));
  for (const name of await readdir(join(dataDir, 'uploads/products'))) {
    const [, stem = ''] = /^(.+)-(?:w\d+|share)\.[a-z]+$/.exec(name) ?? [];
    if (kept.has(name) || !stems.has(stem)) continue;
    // Other workers may be copying the folder at this moment.
    const part = join(cache, `${process.pid}-${name}`);
    await cp(join(dataDir, 'uploads/products', name), part);
    await rename(part, join(pictures, name));
  }
}
