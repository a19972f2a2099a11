import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../e2e/testing/site.ts';

const program = '/usr/sbin/nginx';
export const hasNginx = () => existsSync(program);

/** Changes the shipped configuration: no certificates, a port of this machine, and these servers behind it. */
async function settingsFor(origins: string[], port: number) {
  const shipped = await readFile('deploy/several/nginx.conf', 'utf8');
  return shipped
    .replaceAll(/^ +server 10\.0\.0\.1(\d):4000(.*)$/gm, (_, place: string, rest: string) => {
      const origin = origins[Number(place) - 1];
      return origin ? `server ${new URL(origin).host}${rest}` : '';
    })
    .replaceAll(/^server \{[^}]*return 301[^}]*\}\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ +(listen \[::\]|ssl_).*$/gm, '');
}

/** Starts nginx in front of the servers with the configuration that the documentation recommends. */
export async function startNginx(origins: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-nginx-'));
  const port = await freePort();
  const own = (name: string) => `${name} ${join(folder, name)};`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => own(`${name}_temp_path`));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const site = await settingsFor(origins, port);
  const text = `daemon off; ${user} ${own('pid')} error_log ${join(folder, 'errors')};
    events {} http { access_log off; ${temporary.join(' ')}\n${site} }`;
  await writeFile(join(folder, 'nginx.conf'), text);
  const nginx = spawn(program, ['-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const closed = once(nginx, 'close');
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/health/live`).then(
      (response) => response.ok,
      (error: unknown) => error === undefined,
    );
  for (let tries = 0; !(await answers()); tries++) {
    if (tries === 100 || nginx.exitCode !== null) throw new Error(`nginx does not answer; see ${folder}.`);
    await pause(50);
  }
  return {
    origin,
    async close() {
      nginx.kill('SIGTERM');
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
