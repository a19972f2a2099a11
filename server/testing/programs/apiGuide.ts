import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { makeContent } from '../../../data/starter/make/content.ts';
import { importContent } from '../../modules/upkeep/content/content.import.ts';
import * as auth from '../../modules/people/sessions/sessions.store.ts';
import { hashPassword } from '../../modules/people/sessions/password.ts';
import { makeKey } from '../keys.ts';
import { temporaryFolder } from '../openTestApi.ts';
import { serveTestSite } from '../serveTestSite.ts';
import { innerHost } from './webhookReceiver.ts';

const password = 'doğru at pil zımba';
const guide = readFileSync('docs/api.md', 'utf8');
/** Not every machine has these. The oldest .NET that runs a single file is 10. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;
export const hasDotnet =
  Number.parseInt(spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout ?? '', 10) >= 10;
if (!hasPython) console.log('The examples in Python were not run: python3 is not installed.');
if (!hasDotnet) console.log('The example in C# was not run: dotnet 10 or later is not installed.');
const endings = { bash: 'sh', js: 'mjs', ts: 'mts', python: 'py', csharp: 'cs' };
type Language = keyof typeof endings;
type Example = { language: Language; code: string };

/** Returns the starter as a fresh site has it, but for drawings and documents, which take a minute to make. */
function starterWithoutFiles() {
  const { information, messages } = makeContent();
  const { documents: _, products, ...others } = information;
  const plain = products.products.map((product) => ({ ...product, image: null, documents: [] }));
  return { information: { ...others, products: { products: plain } }, messages };
}

/** Returns the examples under each heading of the guide, in order. */
export const examples = guide
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [heading = ''] = section.split('\n');
    const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/^```(bash|js|ts|python|csharp)\n(.*?)^```/gms)];
    return [
      heading,
      blocks.map(([, language, code = '']): Example => ({ language: language as Language, code })),
    ] as const;
  });

/**
 * A site with the starter, a signed-up admin, and a folder with a picture, in which examples run as a reader would run them, with
 * the packages of that folder.
 */
export async function readersPlace({ hasProducts = true, packages = 'node_modules' } = {}) {
  const site = await serveTestSite({}, {}, { webhookHosts: [innerHost] });
  await auth.setPassword(site.db, 'admin@vitrin.example', await hashPassword(password), site.token);
  if (hasProducts) await importContent(site.db, starterWithoutFiles());
  const { secret } = await makeKey(site, { scopes: ['WRITE_PRICES', 'WRITE_PRODUCTS'] });
  const folder = await temporaryFolder();
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1F4D40' } })
    .png()
    .toFile(join(folder, 'resim.png'));
  symlinkSync(resolve(packages), join(folder, 'node_modules'));
  let number = 0;

  /** `until`: enough output to stop at; otherwise the example ends on its own. */
  async function run({ language, code }: Example, until?: (output: string) => boolean) {
    const file = join(folder, `${number++}.${endings[language]}`);
    const { host } = new URL(site.origin);
    await writeFile(
      file,
      code.replaceAll('localhost:4000', host).replaceAll('YOUR-PASSWORD', password).replaceAll('YOUR-KEY', secret),
    );
    const [command, ...options] = {
      js: [process.execPath, file],
      ts: [process.execPath, file],
      python: ['python3', file],
      csharp: ['dotnet', 'run', file],
      bash: ['bash', '-euo', 'pipefail', file],
    }[language];
    const child = spawn(command ?? '', options, { cwd: folder });
    let output = '';
    const hear = (data: Buffer) => {
      output += data.toString();
      if (until?.(output)) child.kill();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const status = await new Promise((done) => child.on('close', done));
    return { status, output };
  }
  return { ...site, run };
}

export const blocksOf = (heading: string) => examples.find(([name]) => name === heading)?.[1] ?? [];
