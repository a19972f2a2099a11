import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as auth from '../modules/people/sessions/sessions.store.ts';
import { hashPassword } from '../modules/people/sessions/password.ts';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { makeKey } from '../testing/keys.ts';
import { addWebhook, innerHost, senderOf } from '../testing/webhookReceiver.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const password = 'doğru at pil zımba';
const guide = readFileSync('docs/api.md', 'utf8');
/** Not every machine has these. The oldest .NET that runs a single file is 10. */
const hasPython = spawnSync('python3', ['--version']).status === 0;
const hasDotnet = Number.parseInt(spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout ?? '', 10) >= 10;
if (!hasPython) console.log('The examples in Python were not run: python3 is not installed.');
if (!hasDotnet) console.log('The example in C# was not run: dotnet 10 or later is not installed.');
const endings = { bash: 'sh', js: 'mjs', ts: 'mts', python: 'py', csharp: 'cs' };
type Language = keyof typeof endings;
type Example = { language: Language; code: string };

/** Returns the examples under each heading of the guide, in order. */
const examples = guide
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

/** A site with products, a signed-up admin, and a folder with a picture, in which examples run as a reader would run them. */
async function readersPlace() {
  const site = await serveTestSite({}, {}, { webhookHosts: [innerHost] });
  await auth.setPassword(site.db, 'admin@vitrin.example', await hashPassword(password), site.token);
  await site.asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }');
  for (let n = 0; n < 45; n++) {
    const input = {
      name: `Sürgülü Vana DN${n}`,
      description: 'PN16',
      categoryId: 'vanalar',
      price: 100 + n,
      stockCode: `SV-${n + 10}`,
    };
    await site.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
  }
  const { secret } = await makeKey(site, { scopes: ['WRITE_PRICES', 'WRITE_PRODUCTS'] });
  const folder = await temporaryFolder();
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1F4D40' } })
    .png()
    .toFile(join(folder, 'resim.png'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
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

const blocksOf = (heading: string) => examples.find(([name]) => name === heading)?.[1] ?? [];

test('the guide contains the examples that it promises', () => {
  expect(examples.map(([heading, blocks]) => [heading, blocks.length])).toEqual([
    ['Read products', 2],
    ['Page through them', 1],
    ['Sign in', 1],
    ['Use a key', 1],
    ['An ERP in ten lines', 3],
    ['Add a product with a picture', 2],
    ['Ask for an offer', 1],
    ['Listen to changes', 1],
    ['Move content, and products by spreadsheet', 1],
    ['Receive webhooks', 2],
  ]);
});

test('every example of the guide does what the guide says', async () => {
  const { run, asVisitor, asAdmin } = await readersPlace();
  const outputs: string[] = [];
  for (const heading of [
    'Read products',
    'Page through them',
    'Sign in',
    'Use a key',
    'An ERP in ten lines',
    'Add a product with a picture',
    'Move content, and products by spreadsheet',
    'Ask for an offer',
  ]) {
    for (const block of blocksOf(heading)) {
      if (block.language === 'csharp' || (block.language === 'python' && !hasPython)) continue;
      const { status, output } = await run(block);
      expect([status, output], block.code).toEqual([0, expect.not.stringContaining('"errors"')]);
      outputs.push(output);
    }
  }
  expect(outputs).toEqual([
    expect.stringContaining('"totalCount":45'),
    expect.stringContaining("name: 'Sürgülü Vana DN"),
    '45 products\n',
    expect.stringContaining('"email":"admin@vitrin.example"'),
    expect.stringContaining('"code":null,"product":{"stockCode":"SV-50","price":118.5}'),
    expect.stringMatching(/("changed":2,"unchanged":0,"wrong":0[^]*){2}"changed":0,"unchanged":2,"wrong":0/),
    ...(hasPython ? ["None {'stockCode': 'SV-14', 'price': 136.5}\nNOT_FOUND None\n"] : []),
    expect.stringMatching(
      /"name":"Küresel Vana DN25","price":845.5,"picture":\{"url":"\/uploads\/products\/\d+-resim.png"\}/,
    ),
    expect.stringContaining("name: 'Sürgülü Vana DN50'"),
    expect.stringContaining('"added":0,"changed":0,"unchanged":47,"wrong":0'),
    'true\nNEW\n',
  ]);
  expect((await asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(47);

  const [listen] = blocksOf('Listen to changes');
  if (!listen) throw new Error('No example.');
  const input = {
    name: 'Şişli Hırdavat',
    logo: '/images/logo.png',
    email: 'a@b.co',
    phone: '+90 212 000 00 00',
    address: 'Şişli',
  };
  const change = () =>
    void asAdmin('mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { name } }', { input });
  const timer = setInterval(change, 250);
  const { output } = await run(listen, (text) => text.includes('}'));
  clearInterval(timer);
  expect(output).toContain("name: 'Şişli Hırdavat'");
}, 60_000);

test.runIf(hasDotnet)(
  'the example in C# prints the position of the latest change',
  async () => {
    const { run } = await readersPlace();
    const block = blocksOf('An ERP in ten lines').find(({ language }) => language === 'csharp');
    if (!block) throw new Error('No example.');
    expect(await run(block)).toEqual({
      status: 0,
      output: expect.stringMatching(/^\{"data":\{"changes":\{"latest":"/),
    });
  },
  120_000,
);

test('each example of a receiver accepts what is sent, and nothing that is not signed', async () => {
  const site = await readersPlace();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { id, secret } = await addWebhook(site, { url, events: ['PRODUCT_CREATED'] });
  const send = senderOf(site);
  for (const { language, code } of blocksOf('Receive webhooks')) {
    if (language === 'python' && !hasPython) continue;
    const own = code.replace('YOUR-SECRET', secret).replace('4300', String(port));
    const running = site.run({ language, code: own }, (output) => output.includes('webhook.test'));
    const forged = { method: 'POST', body: '{"type":"webhook.test","data":{"id":"1"}}' };
    const now = String(Math.floor(Date.now() / 1000));
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': now, 'webhook-signature': 'v1,AAAA' };
    const refused = () =>
      fetch(url, { ...forged, headers }).then(
        ({ status }) => status,
        (error: unknown) => {
          // Nobody listens yet.
          if (error instanceof TypeError) return 0;
          throw error;
        },
      );
    await expect.poll(refused, { timeout: 20_000 }).toBe(401);
    await site.asAdmin('mutation ($id: ID!) { testWebhook(id: $id) { id } }', { id });
    await send();
    expect((await running).output).toContain('webhook.test');
  }
}, 60_000);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
