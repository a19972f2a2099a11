import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The last step of a build: starts the built server over the starter's content, asks for the first page, and keeps what
 * V8 compiled until then beside the files. A start that finds it compiles next to nothing: server/codeCache.ts.
 */
const folder = mkdtempSync(join(tmpdir(), 'vitrin-build-'));
const env = settings(join(folder, 'data'));
/** Milliseconds; it takes two seconds. */
const timeout = 60_000;
try {
  fill();
  await keepCode();
} catch (error) {
  // The product is built, and runs without it.
  console.warn('Starts will take half a second longer, since what V8 compiled could not be kept:', error);
} finally {
  rmSync(folder, { recursive: true });
}

/** With addresses in the place of drawings, which take seconds to be made into pictures. */
function fill() {
  const content = JSON.parse(readFileSync('data/starter/content.json', 'utf8'));
  for (const product of content.information.products.products) product.image &&= 'https://vitrin.example/1.png';
  const file = join(folder, 'content.json');
  writeFileSync(file, JSON.stringify(content));
  execFileSync(process.execPath, ['dist/server/content.js', 'import', file], { env, timeout });
}

async function keepCode() {
  const server = fork(resolve('dist/server/main.js'), {
    execArgv: ['--require', resolve('scripts/compile/keepCode.cjs')],
    env,
    timeout,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  server.stderr.on('data', (data) => (output += data));
  const origin = await new Promise((found) => {
    server.stdout.on('data', (data) => {
      output += data;
      const [, address] = /^Vitrin: (.+)\n/m.exec(output) ?? [];
      if (address) found(address);
    });
    server.once('exit', () => found(undefined));
  });
  if (!origin) throw new Error(`The built server does not start:\n${output}`);
  const { status } = await fetch(origin);
  if (status !== 200) throw new Error(`The built server answers with ${status}:\n${output}`);
  server.send('keep');
  const [code] = await once(server, 'exit');
  if (code !== 0) throw new Error(`What V8 compiled could not be kept:\n${output}`);
}

/** A developer's own settings, which may name a database or a bucket in use, are left out: empty ones stand before them. */
function settings(dataDir) {
  const own = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : [];
  const none = Object.fromEntries(own.map((name) => [name, '']));
  const { PATH } = process.env;
  return { ...none, PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir };
}
