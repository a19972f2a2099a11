import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The folder of programs of others, which has packages of its own (docs/decisions/133-what-the-repository-carries.md). */
const folder = 'proof/clients';
const namesIn = ({ dependencies = {}, devDependencies = {} }) => Object.keys({ ...dependencies, ...devDependencies });
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const ours = namesIn(read('package.json'));

/** The packages that only `folder` may import: all of its own but those that the product has, too. */
export const foreign = namesIn(read(`${folder}/package.json`)).filter((name) => !ours.includes(name));

/**
 * Installs the packages, and resolves to what a step returns. Without a network, and without the packages in npm's cache, it
 * fails: a release lane that leaves something out proves nothing of it.
 */
export function installClients() {
  const command = `npm ci --prefix ${folder} --prefer-offline --no-audit --no-fund --loglevel=error`;
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  if (status === 0) return { ok: true, output: stdout };
  return { ok: false, output: `The packages of ${folder} cannot be installed, so nothing there is proved.\n${stderr}` };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { ok, output } = installClients();
  if (!ok) console.error(output);
  process.exitCode = ok ? 0 : 1;
}
