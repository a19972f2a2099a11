import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareUrl, shareWidth } from '../../common/pictures.ts';
import { ask, startSite, statusOf, type Site } from './site.ts';

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'vitrin-'));

/** The environment variable by which the worker processes find the folder. */
const variable = 'STARTER_DATA';
const cache = 'node_modules/.cache/starter-data';
/** The folders on which the result of a first start depends. */
const sources = ['dist/server', 'data/starter/drawings', 'server/testing/starter'];
const pictureCache = 'node_modules/.cache/starter-pictures';
/** The folders on which their pictures depend. */
const pictureSources = ['data/starter/drawings', 'server/testing/starter', 'server/modules/catalogue/images'];

async function hashOf(folders: string[]) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      // What Node has compiled of a build grows with each start.
      if (file.isFile() && !file.parentPath.includes('compiled'))
        hash.update(file.name).update(await readFile(join(file.parentPath, file.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

type Picture = { url: string; variants: Variant[]; darkVariants: Variant[] };
type Variant = { url: string; contentType: string; width: number };
type Products = { products: { nodes: { picture: Picture | null }[] } };

const productsWithPictures = `query ($first: Int) { products(first: $first) { nodes { picture {
  url variants { ...file } darkVariants { ...file }
} } } } fragment file on ImageVariant { url contentType width }`;

/** Pixels. No page of a test asks for a wider picture. */
const widest = 1280;

/** Returns the addresses of the pictures that pages ask for, and of those for links. */
async function picturesOfPages(site: Site) {
  const { products } = await ask<Products>(site, productsWithPictures, { first: 100 });
  const wanted = products.nodes.flatMap(({ picture }) => {
    const inWidths = [...(picture?.variants ?? []), ...(picture?.darkVariants ?? [])];
    const asked = inWidths.filter(({ contentType, width }) => contentType === 'image/avif' && width <= widest);
    return picture ? [shareUrl(picture.url), ...asked.map(({ url }) => url)] : [];
  });
  return [...new Set(wanted)];
}

/**
 * Makes the site's pictures in every width, for which no test waits then. They have the right widths at a fifth of the processor
 * time that the site takes: no journey looks at their bytes, and those that upload a picture have the site make its widths.
 */
async function makePictures(site: Site) {
  const left = await picturesOfPages(site);
  const fileOf = (url: string) => join(site.dataDir, decodeURIComponent(url));
  const makeOneByOne = async () => {
    for (let url = left.pop(); url; url = left.pop()) {
      if (!existsSync(fileOf(url))) await makeQuickly(fileOf(url));
      const status = await statusOf(site.origin + url);
      if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
    }
  };
  await Promise.all([makeOneByOne(), makeOneByOne()]);
}

/** Writes the variant of a stored picture that a path names, in the right width and with the least effort. */
async function makeQuickly(path: string) {
  const [, stem = '', width = shareWidth] = /^(.+?)(?:-w(\d+)|-share)\.\w+$/.exec(path) ?? [];
  const stored = `${stem}.png`;
  if (!existsSync(stored)) return;
  const resized = sharp(stored).resize({ width: Number(width), withoutEnlargement: true, kernel: 'nearest' });
  if (path.endsWith('.avif')) await resized.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }).toFile(path);
  else await resized.flatten({ background: 'white' }).jpeg().toFile(path);
}

/** In the name of a picture's file, the time at which the picture came and the name that it was given. */
const named = /^(\d+)-(.+?)(?:-w\d+|-share)?\.[a-z]+$/;

/** Copies made pictures from one folder to another, to the names of the pictures there or, in a cache, without a time. */
async function copyPictures(from: string, to: string, namesThere?: string[]) {
  const times = new Map(namesThere?.map((name) => [named.exec(name)?.[2], named.exec(name)?.[1]]));
  for (const name of await readdir(from)) {
    if (!/-(?:w\d+|share)\.[a-z]+$/.test(name)) continue;
    const bare = name.replace(/^\d+-/, '');
    const time = times.get(named.exec(`0-${bare}`)?.[2]);
    if (!namesThere) await cp(join(from, name), join(to, bare));
    else if (time) await cp(join(from, name), join(to, `${time}-${bare}`));
  }
}

/** Fills the folder of a site with its pictures, from what an earlier build has made with the same code of pictures. */
async function fillWithPictures(site: Site) {
  const folder = join(site.dataDir, 'uploads/products');
  const made = join(pictureCache, await hashOf(pictureSources));
  if (existsSync(made)) await copyPictures(made, folder, await readdir(folder));
  await makePictures(site);
  if (existsSync(made)) return;
  await rm(pictureCache, { recursive: true, force: true });
  await mkdir(`${made}.part`, { recursive: true });
  await copyPictures(folder, `${made}.part`);
  await rename(`${made}.part`, made);
}

/**
 * For Vitest's `globalSetup`. A first start takes some seconds and its pictures take a minute of processor time: the one happens
 * once for each build, the other until their code changes, and each test file gets a copy.
 */
export async function setup() {
  const folder = join(cache, await hashOf(sources));
  process.env[variable] = folder;
  if (existsSync(folder)) return;
  await rm(cache, { recursive: true, force: true });
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { recursive: true });
  const site = await startSite(unfinished);
  await fillWithPictures(site);
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

const wholeCache = 'node_modules/.cache/whole-catalogue';

/** Makes a data folder with the catalogue of a new site. The first file that asks for it fills one, once for each build. */
export async function copyOfWholeCatalogue() {
  const hash = await hashOf(['dist/server', 'data/starter']);
  const folder = join(wholeCache, hash);
  if (!existsSync(folder)) {
    await mkdir(wholeCache, { recursive: true });
    for (const name of await readdir(wholeCache))
      if (!name.startsWith(hash)) await rm(join(wholeCache, name), { recursive: true, force: true });
    const unfinished = await mkdtemp(`${folder}.`);
    const site = await startSite(unfinished, { STARTER_FOLDER: '' });
    await site.stop();
    // Another worker may have been quicker.
    if (existsSync(folder)) await rm(unfinished, { recursive: true });
    else await rename(unfinished, folder);
  }
  const copy = await temporaryFolder();
  await cp(folder, copy, { recursive: true });
  return copy;
}
