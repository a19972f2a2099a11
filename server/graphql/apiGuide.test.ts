import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { blocksOf, examples, hasDotnet, hasPython, readersPlace } from '../testing/programs/apiGuide.ts';
import { answersOf } from '../testing/programs/guideReceiver.ts';

/** Makes a line to the site. Its `restart` ends the connections, and refuses the next one. */
async function lineTo(origin: string) {
  const sockets = new Set<Socket>();
  let [isDown, refused] = [false, 0];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (isDown) {
      isDown = false;
      refused++;
      return void socket.destroy();
    }
    sockets.add(socket);
    const on = connect(Number(new URL(origin).port), '127.0.0.1');
    on.on('error', () => socket.destroy());
    socket.on('close', () => on.destroy());
    socket.pipe(on).pipe(socket);
  });
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const restart = () => {
    isDown = true;
    for (const socket of sockets) socket.destroy();
  };
  return { host: `localhost:${(server.address() as AddressInfo).port}`, restart, refused: () => refused };
}

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
  const { run, asVisitor } = await readersPlace();
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
    expect.stringContaining('"totalCount":680'),
    expect.stringContaining("name: 'Elastomer Oturtmalı Sürgülü Vana DN"),
    '680 products\n',
    expect.stringContaining('"email":"admin@vitrin.example"'),
    expect.stringContaining('"outcome":"CHANGED","product":{"stockCode":"KV-P-DN50","price":1985}'),
    expect.stringMatching(/("changed":2,"unchanged":0,"wrong":0[^]*){2}"changed":0,"unchanged":2,"wrong":0/),
    ...(hasPython
      ? [
          [
            "CHANGED {'stockCode': 'KLB-DN50-KOL', 'price': 1490} []",
            "ADDED {'stockCode': 'KV-P-DN32-YENI', 'price': 940} []",
            "REFUSED None ['NOT_FOUND']\n",
          ].join('\n'),
        ]
      : []),
    expect.stringMatching(
      /"name":"Küresel Vana DN25","price":845.5,"picture":\{"url":"\/uploads\/products\/\d+-resim.png"\}/,
    ),
    expect.stringContaining("name: 'Sürgülü Vana DN50'"),
    expect.stringContaining('"added":0,"changed":0,"unchanged":683,"wrong":0'),
    'true\nNEW\n',
  ]);
  expect((await asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(683);
}, 180_000);

test('the example that listens goes on after a restart of the server', async () => {
  const { run, asAdmin, origin } = await readersPlace({ hasProducts: false });
  const [listen] = blocksOf('Listen to changes');
  if (!listen) throw new Error('No example.');
  const input = {
    name: 'Şişli Hırdavat',
    logo: '/images/logo.png',
    email: 'a@b.co',
    address: 'Şişli',
  };
  const Change = 'mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { name } }';
  let number = 100;
  // A save of what is stored already would be no event.
  const change = () => void asAdmin(Change, { input: { ...input, phone: `+90 212 000 0${number++}` } });
  const timer = setInterval(change, 250);
  const line = await lineTo(origin);
  const throughIt = { ...listen, code: listen.code.replaceAll('localhost:4000', line.host) };
  /** The output since the restart of the server begins at this place. */
  let before = 0;
  const { output } = await run(throughIt, (text) => {
    if (before === 0 && text.includes('}')) {
      before = text.length;
      line.restart();
    }
    return before > 0 && line.refused() > 0 && text.slice(before).includes('}');
  });
  clearInterval(timer);
  expect(output.slice(before)).toContain("name: 'Şişli Hırdavat'");
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

test.runIf(hasPython)(
  'the receiver in Python accepts what is sent, and nothing that is not signed',
  async () => {
    const [example] = blocksOf('Receive webhooks').filter(({ language }) => language === 'python');
    expect(await answersOf(await readersPlace(), example)).toEqual({
      forged: 401,
      output: expect.stringContaining('webhook.test'),
    });
  },
  60_000,
);
