import { expect, test } from 'vitest';
import { blocksOf, examples, hasDotnet, hasPython, readersPlace } from '../testing/apiGuide.ts';
import { answersOf } from '../testing/guideReceiver.ts';

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
