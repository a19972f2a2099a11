import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Debian installs the programs here, by version. */
const versions = '/usr/lib/postgresql';

/** Returns the folder of PostgreSQL's programs, of the newest version that is installed. */
export function findPostgres(): string | undefined {
  const found = existsSync(versions) ? readdirSync(versions) : [];
  return found
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root, so it runs as the user that Debian's package has made for it. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A user of this name has to give a password. */
export const guarded = 'guarded';

/** It holds only tests, so what a crash of the machine would lose may be lost. */
const hasty = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off'];
/** Acknowledged writes may be lost when the server is killed. */
const hastier = ['synchronous_commit=off'];
const narrow = ['max_connections=300', 'wal_level=minimal', 'max_wal_senders=0', 'unix_socket_directories='];

/** Milliseconds for each attempt to start: a busy machine takes long. */
const patience = 15_000;
const mostTries = 4;

/** The server ends with its input, and so with this process, however that ends. It does not wait for connected clients. */
const untilWeEnd = '"$0" "$@" & cat; kill -QUIT $!; wait';

/**
 * Starts a server in a temporary folder, which lets its owner `vitrin` in from this machine without a password.
 * `keepsWord`: what it has acknowledged survives `restart`. `asInstalled`: with the settings of an installed server.
 * `settings`: further ones, such as 'work_mem=1MB'.
 */
export async function startCluster(
  programs: string,
  { keepsWord = false, asInstalled = false, settings: more = [] as string[] } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-postgres-'));
  const user = otherUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const form = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--auth=trust', '--username=vitrin'];
  await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...form], options);
  // This is the one user who needs a password.
  const rules = join(data, 'pg_hba.conf');
  writeFileSync(rules, `host all ${guarded} 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  const port = await freePort();
  const fast = asInstalled ? [] : [...hasty, ...(keepsWord ? [] : hastier)];
  const settings = [...fast, ...narrow, ...more].flatMap((setting) => ['-c', setting]);
  const words = [join(programs, 'postgres'), '-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings];
  const begin = () => {
    const server = spawn('sh', ['-c', untilWeEnd, ...words], { ...options, stdio: ['pipe', 'ignore', 'ignore'] });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    return async () => {
      server.stdin.end();
      await ended;
    };
  };
  let end = begin();
  const isReady = () =>
    run(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      (error: unknown) => error === undefined,
    );
  async function answers() {
    for (let start = Date.now(), tries = 1; !(await isReady()); await setTimeout(50)) {
      if (Date.now() - start < patience) continue;
      if (tries++ === mostTries) throw new Error(`PostgreSQL did not start in ${folder}.`);
      // It refuses to start while a process of a killed server is still ending.
      await end();
      end = begin();
      start = Date.now();
    }
  }
  await answers();
  return {
    urlOf: (database: string) => `postgres://vitrin@127.0.0.1:${port}/${database}`,
    /** Ends it at once, as a crash would, and starts it again after `pause` milliseconds. `isKilled`: by SIGKILL, which it cannot handle. */
    async restart(pause: number, { isKilled = false } = {}) {
      if (isKilled) process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
      await end();
      await setTimeout(pause);
      end = begin();
      await answers();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
