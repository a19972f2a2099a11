import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Licences of packages that may be shipped: they only ask to be named. The LGPL is that of libvips, which sharp links to. */
const allowed =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1|Python-2\.0|PSF-2\.0|LGPL-3\.0-or-later)$/;

/** With 'MIT OR GPL-3.0' one licence may be chosen; with 'MIT AND OFL-1.1' both apply. */
const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.test(one.trim())));

/** Reads the licence from package.json, in any of the forms that npm has had, or else from the package's licence file. */
function licenceOf(path, { license, licenses = [] }) {
  const [first = license] = licenses;
  if (first) return first.type ?? first;
  const file = ['LICENSE', 'LICENSE.md', 'LICENCE'].map((name) => join(path, name)).find(existsSync);
  return file && /Permission is hereby granted, free of charge/.test(readFileSync(file, 'utf8')) ? 'MIT' : 'unknown';
}

/** Development packages that the build puts into pages: those of the playground and its typeface. */
const built = ['graphiql', '@graphiql/react', '@graphiql/toolkit', '@fontsource-variable/archivo'];

/** Finds a package as Node does: first in the folder of the package that needs it, then in the folders above. */
function found(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) return undefined;
  }
}

/** Lists all packages shipped for this platform: those the product runs on, those built into pages, and their dependencies. */
export function parts() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const paths = new Set();
  const take = (name, from) => {
    const path = found(packages, name, from);
    if (!path || paths.has(path) || !existsSync(join(path, 'package.json'))) return;
    paths.add(path);
    const { dependencies, optionalDependencies } = packages[path];
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) take(next, path);
  };
  const { dependencies, optionalDependencies } = packages[''];
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...built]) take(name, '');
  return [...paths].sort().map((path) => {
    const { name, version, ...said } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const licence = licenceOf(path, said);
    return { name, version, licence, isAllowed: isAllowed(licence), integrity: packages[path].integrity };
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = parts();
  for (const licence of [...new Set(all.map((part) => part.licence))].sort()) {
    const under = all.filter((part) => part.licence === licence).map(({ name, version }) => `${name} ${version}`);
    console.log(`${licence}: ${under.join(', ')}`);
  }
  const wrong = all.filter((part) => !part.isAllowed);
  if (wrong.length > 0)
    throw new Error(`Licences to look at: ${wrong.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`);
}
