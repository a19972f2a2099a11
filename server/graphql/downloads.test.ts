import { expect, test } from 'vitest';
import { inOrder, refusalOf, withPeople, type Person } from '../testing/people.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const [sales, content, owners] = [['OWNER', 'SALES'], ['OWNER', 'EDITOR'], ['OWNER']] as const;

test.each([
  ['/admin/messages.csv', sales],
  ['/admin/enquiries.csv', sales],
  ['/admin/orders.csv', sales],
  ['/admin/messages/enquiries/x/attachments/x', sales],
  ['/admin/offers/x.pdf', sales],
  ['/admin/audit.csv', owners],
  ['/admin/backups/vitrin-1.backup', owners],
  ['/admin/words.csv', content],
  ['/admin/products.csv', content],
  ['/admin/products.xlsx', content],
  ['/admin/price-list.pdf', content],
  ['/admin/products-template.csv', content],
  ['/admin/products-template.xlsx', content],
] as const)('%s is sent to %j alone', async (path, may) => {
  const { origin, cookies } = await withPeople(serveTestSite);
  const status = async (cookie: string) => (await fetch(origin + path, { headers: { cookie } })).status;
  expect(await status('vitrin_session=x')).toBe(401);
  for (const person of inOrder(may)) {
    const refusal = refusalOf(person, may);
    const expected = refusal ? (refusal === 'FORBIDDEN' ? 403 : 401) : 200;
    expect([person, await status(cookies[person])]).toEqual([person, expected]);
  }
});

test('a person who asks for too many files learns when to ask again, and what nobody waits for ends', async () => {
  const { origin, cookie, heavyWork } = await serveTestSite();
  const leaving = new AbortController();
  const headers = { cookie, connection: 'close' };
  // One is made, five wait, and all others are refused at once.
  const names = ['messages', 'audit', 'enquiries', 'products'].flatMap((name) => Array<string>(6).fill(name));
  const asked = names.map((name) => fetch(`${origin}/admin/${name}.csv`, { headers, signal: leaving.signal }));
  const refused = await Promise.any(
    asked.map(async (reply) => {
      const { status, headers } = await reply;
      if (status !== 429) throw new Error(`It came with status ${status}.`);
      return [headers.get('retry-after'), await (await reply).text()];
    }),
  );
  expect(refused).toEqual(['60', 'The server has too much to do. Please try again in a minute.']);
  leaving.abort();
  const downloads = () => heavyWork.jobs().find(({ lane }) => lane === 'downloads');
  await expect.poll(downloads, { timeout: 10_000 }).toMatchObject({ waiting: 0, running: 0 });
});

test('each role finds in the bin only what it works with', async () => {
  const { people, askAs, asAdmin, asVisitor } = await withPeople();
  const made = await asAdmin('mutation { createCategory(input: { name: "Şişe vanaları" }) { id } }');
  await asAdmin('mutation ($id: ID!) { deleteCategory(id: $id) }', { id: made.data.createCategory.id });
  const message = '{ name: "Şule", email: "sule@ornek.com.tr", subject: "İğne vana", message: "Merhaba" }';
  const sent = await asVisitor(`mutation { sendMessage(input: ${message}) { id } }`);
  await asAdmin('mutation ($id: ID!) { deleteMessage(id: $id) }', { id: sent.data.sendMessage.id });
  const find = async (person: Person) =>
    (await askAs(people[person])('{ bin { totalCount nodes { id name } } }')).data.bin as {
      totalCount: number;
      nodes: { id: string; name: string }[];
    };
  const names = async (person: Person) => (await find(person)).nodes.map(({ name }) => name);
  expect(await names('OWNER')).toEqual(['İğne vana', 'Şişe vanaları']);
  expect(await names('EDITOR')).toEqual(['Şişe vanaları']);
  expect(await names('SALES')).toEqual(['İğne vana']);
  expect(await names('BOTH')).toEqual(['İğne vana', 'Şişe vanaları']);
  const [id] = (await find('SALES')).nodes.map((entry) => entry.id);
  for (const field of ['bringBack', 'eraseFromBin']) {
    const { errors } = await askAs(people.EDITOR)(`mutation ($id: ID!) { ${field}(id: $id) }`, { id });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});
