import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

/** NGINX_PATH names another version to test with. */
const nginx = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const isThere = existsSync(nginx) && spawnSync('openssl', ['version']).status === 0;
if (!isThere) console.log('The configurations of nginx were not checked: nginx or openssl is not installed.');

const one = 'deploy/nginx.conf';
const several = 'deploy/several/nginx.conf';
const read = (file) => readFileSync(file, 'utf8');

let folder = '';
const place = (name) => join(folder, name);
/** A read waits this long for a server in these tests, instead of five seconds. */
const patience = 300;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-nginx-'));
  const self = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=vitrin'];
  const files = ['-days', '1', '-keyout', place('key.pem'), '-out', place('chain.pem')];
  if (isThere) execFileSync('openssl', ['req', ...self, ...files], { stdio: 'ignore' });
  return () => rmSync(folder, { recursive: true });
});

/** Changes the shipped file to use sockets in a folder instead of the machine's ports. */
function settings(file, change = (text) => text) {
  const shipped = change(read(file))
    .replaceAll(/listen \[::\]:(\d+)/g, (_, port) => `listen unix:${place(`6-${port}`)}`)
    .replaceAll(/listen (\d+)/g, (_, port) => `listen unix:${place(port)}`)
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, place('chain.pem'))
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, place('key.pem'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((n) => `${n}_temp_path ${place(n)};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const path = place('nginx.conf');
  writeFileSync(
    path,
    `daemon off; ${user} pid ${place('pid')}; error_log ${place('errors')}; events {}
    http { access_log off; ${temporary.join(' ')}\n${shipped} }`,
  );
  return ['-e', place('errors'), '-c', path];
}

const cleared = () => ['pid', '80', '443', '6-80', '6-443'].forEach((name) => rmSync(place(name), { force: true }));

async function start(file, change) {
  const running = spawn(nginx, settings(file, change), { stdio: ['ignore', 'ignore', 'inherit'] });
  const closed = once(running, 'close');
  onTestFinished(async () => {
    running.kill('SIGTERM');
    await closed;
    cleared();
  });
  await expect.poll(() => existsSync(place('pid')), { interval: 10, timeout: 10_000 }).toBe(true);
}

/** Sends one request by https. */
async function ask(path, { host = 'www.firma.com.tr', ...options } = {}, body = '') {
  const asked = request({ socketPath: place('443'), servername: host, rejectUnauthorized: false, path, ...options });
  asked.setHeader('Host', host);
  asked.end(body);
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode, text, to: answer.headers.location };
}

const query = { method: 'POST', headers: { 'x-asks': 'query' } };
const mutation = { method: 'POST', headers: { 'x-asks': 'mutation' } };

test.skipIf(!isThere).each([one, several])('nginx loads %s', (file) => {
  const { status, stderr } = spawnSync(nginx, ['-t', ...settings(file)], { encoding: 'utf8' });
  cleared();
  expect(stderr).toContain('test is successful');
  expect(status).toBe(0);
});

test.skipIf(!isThere).each([one, several])('by %s the address without www leads to the one with it', async (file) => {
  await start(file);
  const { status, to } = await ask('/products?q=vana', { host: 'firma.com.tr' });
  expect({ status, to }).toEqual({ status: 301, to: 'https://www.firma.com.tr/products?q=vana' });
});

/** Starts three servers that answer like the product. Each can hang or lose its database. */
async function threeServers() {
  const servers = await Promise.all(
    [1, 2, 3].map(async () => {
      const state = { hangs: false, hasDatabase: true, asked: 0 };
      const server = createServer((req, res) => {
        state.asked++;
        if (state.hangs) return;
        const isRefused = !state.hasDatabase && req.headers['x-fresh-only'] !== undefined;
        res.writeHead(isRefused ? 503 : 200).end(state.hasDatabase ? 'new' : 'kept');
      });
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
      return { state, address: `127.0.0.1:${server.address().port}` };
    }),
  );
  await start(several, (text) =>
    text
      .replaceAll(/10\.0\.0\.1([123]):4000/g, (_, at) => servers[at - 1].address)
      .replaceAll('proxy_read_timeout 5s;', `proxy_read_timeout ${patience}ms;`),
  );
  return servers.map(({ state }) => state);
}

test.skipIf(!isThere)('a hanging server costs one reader five seconds, and is left alone afterwards', async () => {
  expect(read(several)).toMatch(/location \/ \{[^}]*\}[^}]*\}[^}]*proxy_read_timeout 5s;/);
  const states = await threeServers();
  const [first] = states;
  first.hangs = true;
  for (const options of [
    query,
    query,
    query,
    {},
    {},
    {},
    mutation,
    mutation,
    mutation,
    query,
    {},
    { method: 'POST' },
  ]) {
    const { status, text } = await ask('/graphql', options, options.method && '{}');
    expect([status, text]).toEqual([200, 'new']);
  }
  // No other reader waited for it.
  expect(first.asked).toBe(1);
});

test.skipIf(!isThere)('while no server reaches the database, cached pages are shown', async () => {
  const states = await threeServers();
  states.forEach((state) => (state.hasDatabase = false));
  for (const options of [{}, query, {}]) expect((await ask('/products', options)).text).toBe('kept');
  expect((await ask('/graphql', mutation, '{}')).status).toBe(503);
  states.forEach((state) => (state.hasDatabase = true));
  expect(await ask('/graphql', mutation, '{}')).toMatchObject({ status: 200, text: 'new' });
  expect(await ask('/products')).toMatchObject({ status: 200, text: 'new' });
});
