import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Render } from '../../web/page/rendered.ts';
import { fromRoot } from '../settings/root.ts';
import type { Assets } from './document.ts';

/** The site in one language of the interface: what renders its pages, and the files that they load. */
export type Side = { render: Render; assets: Assets };

/** The web side for the server: built files, or Vite's in development. */
export type Web = {
  render: Render;
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

/** Loads what renders a further language when its first page is asked for: most starts of the server never need it. */
const loadedThen =
  (language: string): Render =>
  async (...page) => {
    const { href } = pathToFileURL(entryOf(language));
    const { render } = (await import(/* @vite-ignore */ href)) as Pick<Side, 'render'>;
    return render(...page);
  };

/** Loads the built web side. Throws `MissingBuild`. */
export async function loadWeb(): Promise<Web> {
  if (!existsSync(manifestFile) || !existsSync(serverEntry)) throw new MissingBuild();
  const { href } = pathToFileURL(serverEntry);
  type Entry = Pick<Web, 'render' | 'headScript' | 'pagePaths'>;
  const { render, headScript, pagePaths } = (await import(/* @vite-ignore */ href)) as Entry;
  return {
    render,
    headScript,
    pagePaths,
    assets: assetsOf(readManifest(manifestFile)),
    others: Object.fromEntries(
      builtBeside('site').map(([language, assets]) => [language, { render: loadedThen(language), assets }]),
    ),
    offices: Object.fromEntries(builtBeside('office')),
    folder,
    playground: findPlayground(),
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
