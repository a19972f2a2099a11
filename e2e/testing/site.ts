import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { except, isNotThereYet } from './expected.ts';

export const credentials = { email: 'admin@vitrin.example', password: 'ölçü-ve-tolerans' };

export type Site = {
  origin: string;
  dataDir: string;
  /** The id of its process. */
  pid: number;
  isRunning: () => boolean;
  /** The output of the server so far. */
  output: () => string;
  /** Asks it to end, and waits; resolves to its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it at once, as a power cut does. */
  kill: () => Promise<void>;
};

export type Settings = Record<string, string>;

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}

/**
 * Starts the real server as `npm start` does, with these settings alone, and from a folder that is not its own. `root` has its
 * build.
 */
export function runServer(settings: Settings, user?: number, root = '') {
  const server = spawn(process.execPath, [resolve(root, 'dist/server/main.js')], {
    cwd: tmpdir(),
    ...(user && { uid: user, gid: user }),
    // Empty settings take precedence over a developer's own .env.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: '',
      LOG_FORMAT: 'text',
      // Slow requests on a busy machine are no fault of the site.
      SLOW_MS: '0',
      // Tests know the small catalogue; an empty setting takes that of a new site.
      STARTER_FOLDER: resolve('server/testing/starter'),
      ...settings,
    },
  });
  let output = '';
  server.stdout.on('data', (data: Buffer) => (output += data.toString()));
  server.stderr.on('data', (data: Buffer) => (output += data.toString()));
  // Tests that end early leave no server behind.
  const cleanUp = () => server.kill('SIGKILL');
  process.once('exit', cleanUp);
  const closed = once(server, 'close').then(([code]) => {
    process.off('exit', cleanUp);
    return code as number | null;
  });
  return { server, closed, output: () => output };
}

export const originAt = (port: number | string) => `http://127.0.0.1:${port}`;

/** Runs a command of the built server as `npm run` does, over a data folder, and returns what it prints. */
export function runCommand(name: string, dataDir: string, ...words: string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...words], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The command ${name} ended with ${status}:\n${stdout}`);
  return stdout;
}

/** Starts a site over the data folder, as root also for another user, and waits until it can be used. */
export async function startSite(dataDir: string, settings: Settings = {}, user?: number, root?: string): Promise<Site> {
  const port = settings.PORT ?? (await freePort());
  const { server, closed, output } = runServer(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      ...settings,
    },
    user,
    root,
  );
  const origin = originAt(port);
  const { pid = 0 } = server;
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    return closed;
  };
  for (let tries = 0; tries < 2400; tries++) {
    if (!isRunning()) throw new Error(`The server ended at once:\n${output()}`);
    const ready = await fetch(`${origin}/health/ready`).catch(except(isNotThereYet));
    if (ready?.ok)
      return {
        origin,
        dataDir,
        pid,
        isRunning,
        output,
        stop: () => end('SIGTERM'),
        kill: async () => void (await end('SIGKILL')),
      };
    await pause(100);
  }
  await end('SIGKILL');
  throw new Error(`The server was not ready after 240 s:\n${output()}`);
}

/** Reads the answer to its end, since a server that is asked to stop waits for that. */
export async function statusOf(address: string) {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.status;
}

/** Signs in, as the admin unless another is named; resolves to the session's cookie, 'name=value'. */
export async function sessionCookie(site: Site, admin = credentials) {
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }',
      variables: admin,
    }),
  });
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.replace(/;.*/, ''));
  if (!cookie) throw new Error(`Not signed in: ${await response.text()}`);
  return cookie;
}

/** Sends an operation to the API as a program does. Returns the data, or throws the errors. */
export async function ask<T>(site: Site, query: string, variables: object = {}, cookie = ''): Promise<T> {
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
