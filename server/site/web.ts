import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../settings/root.ts';
import type { Assets } from './document.ts';
import type { Draw } from './drawing/drawing.ts';
import { startDrawing } from './drawing/startDrawing.ts';

/** The site in one language of the interface: what draws its pages, and the files that they load. */
export type Side = { draw: Draw; assets: Assets };

/** The web side for the server: built files, or Vite's in development. */
export type Web = {
  draw: Draw;
  headScript: string;
  /** The paths of its pages, as the router states them: '/products/:id'. */
  pagePaths: readonly string[];
  assets: Assets;
  /** The site in each further language that it has words in. */
  others?: Record<string, Side>;
  /** The files of the office in each further language that it has words in: 'tr'. */
  offices?: Record<string, Assets>;
  /** Folder of the files to serve; undefined when Vite serves them. */
  folder?: string;
  /** Undefined when the playground was not built. */
  playground?: Playground | undefined;
  /** Ends what draws the pages. */
  close?: () => Promise<void>;
};

/** The page for trying out the API: its scripts and styles, and the folder from which they are served. */
export type Playground = { scripts: string[]; styles: string[]; folder: string };

/** The build is missing. */
export class MissingBuild extends Error {
  override message = 'The build is missing: run `npm run build` first, or `npm start`, which does.';
}

type Chunk = { file: string; css?: string[]; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };

const folder = fromRoot('dist/web');
const manifestOf = (folder: string) => `${folder}/.vite/manifest.json`;
const manifestFile = manifestOf(folder);
const entryOf = (language?: string) => fromRoot(`dist/server/entry.server${language ? `.${language}` : ''}.js`);
const serverEntry = entryOf();

/** Finds what the build made beside Turkish with an English office: '.vite/manifest.site-en.json'. */
const builtBeside = (kind: 'site' | 'office') =>
  readdirSync(`${folder}/.vite`).flatMap((name) => {
    const [, language] = new RegExp(`^manifest\\.${kind}-(\\w+)\\.json$`).exec(name) ?? [];
    return language ? [[language, assetsOf(readManifest(`${folder}/.vite/${name}`))] as const] : [];
  });

/** The program of the thread that draws pages. */
const threadFile = fromRoot('dist/server/drawingThread.js');

/** Loads the built web side. `onEnd` receives why the thread that draws pages ended by itself. Throws `MissingBuild`. */
export async function loadWeb(onEnd: (why: Error) => void): Promise<Web> {
  if (![manifestFile, serverEntry, threadFile].every((file) => existsSync(file))) throw new MissingBuild();
  const others = builtBeside('site');
  const names = ['', ...others.map(([language]) => language)];
  const entries = Object.fromEntries(names.map((name) => [name, pathToFileURL(entryOf(name)).href]));
  const { facts, drawIn, close } = startDrawing({ file: threadFile, entries, onEnd });
  const { headScript, pagePaths } = await facts;
  return {
    draw: drawIn(''),
    headScript,
    pagePaths,
    assets: assetsOf(readManifest(manifestFile)),
    others: Object.fromEntries(others.map(([language, assets]) => [language, { draw: drawIn(language), assets }])),
    offices: Object.fromEntries(builtBeside('office')),
    folder,
    playground: findPlayground(),
    close,
  };
}

/** Undefined when it was not built. */
export function findPlayground(folder = fromRoot('dist/playground')): Playground | undefined {
  if (!existsSync(manifestOf(folder))) return undefined;
  const entry = Object.values(readManifest(manifestOf(folder))).find(({ isEntry }) => isEntry);
  if (!entry) return undefined;
  const toUrl = (file: string) => `/${file}`;
  return { scripts: [toUrl(entry.file)], styles: (entry.css ?? []).map(toUrl), folder };
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;

function assetsOf(manifest: Record<string, Chunk>): Assets {
  const files = Object.values(manifest);
  const entry = files.find(({ isEntry }) => isEntry);
  if (!entry) throw new MissingBuild();
  const toUrl = ({ file }: Chunk) => `/${file}`;
  const ofSite = entry.dynamicImports ?? [];
  return {
    scripts: [toUrl(entry)],
    later: [...reachedFrom(ofSite, manifest)].map(toUrl),
    atOnce: [...reachedFrom([...ofSite, 'web/admin/adminRoutes.tsx'], manifest)].map(toUrl),
    styles: files.filter(({ file }) => file.endsWith('.css')).map(toUrl),
    // Turkish needs both: latin, and latin-ext for ğ, ş, İ and ₺.
    fonts: files.filter(({ file }) => /archivo-latin.*\.woff2$/.test(file)).map(toUrl),
  };
}

/** Collects these files and their static imports. */
function reachedFrom(names: string[], manifest: Record<string, Chunk>, reached = new Set<Chunk>()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || reached.has(chunk) || chunk.isEntry) continue;
    reached.add(chunk);
    reachedFrom(chunk.imports ?? [], manifest, reached);
  }
  return reached;
}
