import { expect, test } from 'vitest';
import { downloadRoutes } from '../app/downloadRoutes.ts';
import type { Services } from '../context/context.ts';
import type { Role } from '../db/tables/accountTables.ts';
import { scopes } from '../db/tables/keyTables.ts';
import { documentRoutes } from '../modules/catalogue/documents/documents.routes.ts';
import { imageRoutes } from '../modules/catalogue/images/images.routes.ts';
import { enquiryRoutes } from '../modules/sales/enquiries/enquiries.routes.ts';
import { messageRoutes } from '../modules/sales/messages/messages.routes.ts';
import { makeKey } from '../testing/keys.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { inOrder, refusalOf, withPeople, type Person } from '../testing/people.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const [sales, content, owners] = [['OWNER', 'SALES'], ['OWNER', 'EDITOR'], ['OWNER']] as const;

const closed: Record<string, readonly Role[]> = {
  '/admin/messages.csv': sales,
  '/admin/enquiries.csv': sales,
  '/admin/orders.csv': sales,
  '/admin/messages/enquiries/:enquiry/attachments/:id': sales,
  '/admin/offers/:id.pdf': sales,
  '/admin/orders/:id/offer.pdf': sales,
  '/admin/orders/:id/confirmation.pdf': sales,
  '/admin/orders/:id/own.pdf': sales,
  '/admin/orders/:id/invoice.pdf': sales,
  '/admin/orders/:id/waybill.pdf': sales,
  '/admin/orders/:id/note-:place.pdf': sales,
  '/admin/audit.csv': owners,
  '/admin/backups/:name': owners,
  '/admin/words.csv': content,
  '/admin/products.csv': content,
  '/admin/products.xlsx': content,
  '/admin/price-list.pdf': content,
  '/admin/products-template.csv': content,
  '/admin/products-template.xlsx': content,
  '/admin/translations.xlf': content,
  '/admin/translations-2.xlf': content,
  '/admin/translations.po': content,
  '/admin/translations.xlsx': content,
};
/** These are sent to everybody, to those with the link, or by the key of a profile (profileFile.test.ts, exportProfile.test.ts). */
const elsewhere = [
  ...['/products/:id/foy.pdf', '/categories/:id/fiyat-listesi.pdf', '/products/:id/olculer.svg'],
  ...['/belgeler/:name', '/uploads/products/:name', '/teklif/:number/:token/teklif-:revision.pdf'],
  ...['onay', 'teklif', 'siparis', 'fatura', 'irsaliye', 'sevk-:place'].map(
    (kind) => `/teklif/:number/:token/:order-${kind}.pdf`,
  ),
  ...['/import/:profile', '/import/:profile/runs/:run', '/export/:profile'],
];

type Stack = { stack: { route?: { path: string } }[] };

test('these are all files that routes send', async () => {
  const site = (await openTestApi()) as unknown as Services;
  const routers = [
    ...downloadRoutes(site, site, 'https://vitrin.example'),
    ...[enquiryRoutes(site), messageRoutes(site), documentRoutes(site), imageRoutes(() => undefined)],
  ] as unknown as Stack[];
  const paths = routers.flatMap(({ stack }) => stack.flatMap(({ route }) => route?.path ?? []));
  expect([...new Set(paths)].sort()).toEqual([...Object.keys(closed), ...elsewhere].sort());
});

const addressOf = (path: string) =>
  path.replace(':name', 'vitrin-1.backup').replaceAll(/:\w+/g, 'x') +
  (path.includes('translations') ? '?language=en' : '');

test.each(Object.entries(closed))('%s is sent to %j alone', async (path, may) => {
  const { origin, cookies, asAdmin } = await withPeople(serveTestSite);
  // A file for translators needs a text that is missing.
  await asAdmin('mutation { addLanguage(code: "en", input: { name: "English" }) { code } }');
  await asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }');
  const status = async (cookie: string) => (await fetch(origin + addressOf(path), { headers: { cookie } })).status;
  expect(await status('vitrin_session=x')).toBe(401);
  for (const person of inOrder(may)) {
    const refusal = refusalOf(person, may);
    const expected = refusal ? (refusal === 'FORBIDDEN' ? 403 : 401) : 200;
    expect([person, await status(cookies[person])]).toEqual([person, expected]);
  }
});

test('a key saves no file of the admin area, with all scopes', async () => {
  const site = await serveTestSite();
  const { secret } = await makeKey(site, { scopes: [...scopes] });
  const headers = { authorization: `Bearer ${secret}` };
  const asked = Object.keys(closed).map(
    async (path) => (await fetch(site.origin + addressOf(path), { headers })).status,
  );
  expect(new Set(await Promise.all(asked))).toEqual(new Set([401]));
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
