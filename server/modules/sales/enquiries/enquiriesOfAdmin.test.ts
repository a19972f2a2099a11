import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { removeEnquiriesOlderThan } from './enquiryChanges.store.ts';

type Api = Pick<Awaited<ReturnType<typeof openTestApi>>, 'askAs' | 'asAdmin'>;

async function send({ askAs }: Pick<Api, 'askAs'>, more: Record<string, unknown> = {}) {
  const input = enquiryInput(more);
  return linkOf(await askAs({ address: input.key })(SendEnquiry, { input })).number;
}

const idOf = async ({ asAdmin }: Pick<Api, 'asAdmin'>) =>
  (await asAdmin('{ enquiries { nodes { id } } }')).data.enquiries.nodes[0].id as string;

test('an enquiry is found by number, person, company and code', async () => {
  const api = await openTestApi();
  const productId = await addProduct(api.asAdmin);
  const first = await send(api, { name: 'Ömer Çelik', company: 'Şişli Makina', rows: [{ productId }] });
  const second = await send(api);
  const found = async (search: string) =>
    (
      await api.asAdmin('query ($search: String) { enquiries(search: $search) { nodes { number } } }', { search })
    ).data.enquiries.nodes.map(({ number }: { number: string }) => number);
  expect(await found(first)).toEqual([first]);
  expect(await found('omer')).toEqual([first]);
  expect(await found('ŞİŞLİ')).toEqual([first]);
  expect(await found('6204')).toEqual([first]);
  expect(await found('dirsek')).toEqual([second]);
});

test('an enquiry changes its state and assignee, and its history says so', async () => {
  const api = await openTestApi();
  await send(api);
  const id = await idOf(api);
  const Whole = 'id state version assignee { email } history { kind text admin }';
  await api.asAdmin(`mutation { setEnquiryState(id: "${id}", state: IN_PROGRESS, version: 1) { version } }`);
  await api.asAdmin(`mutation { assignEnquiry(id: "${id}", adminId: "${api.admin.id}", version: 2) { version } }`);
  await api.asAdmin(`mutation { addEnquiryNote(id: "${id}", text: "Aradım.") { version } }`);
  const { data } = await api.asAdmin(`{ enquiry(id: "${id}") { ${Whole} } }`);
  const admin = 'admin@vitrin.example';
  expect(data.enquiry).toEqual({
    id,
    state: 'IN_PROGRESS',
    version: 3,
    assignee: { email: admin },
    history: [
      { kind: 'STATE', text: 'IN_PROGRESS', admin },
      { kind: 'ASSIGNEE', text: admin, admin },
      { kind: 'NOTE', text: 'Aradım.', admin },
    ],
  });
  const late = await api.asAdmin(`mutation { setEnquiryState(id: "${id}", state: WON, version: 1) { id } }`);
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  const back = await api.asAdmin(`mutation { setEnquiryState(id: "${id}", state: NEW) { id } }`);
  expect(back.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'state' });
  const nobody = await api.asAdmin(`mutation { assignEnquiry(id: "${id}", adminId: "yok") { id } }`);
  expect(nobody.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'adminId' });
});

test('the admin is notified of an enquiry as it arrives', async () => {
  const api = await openTestApi();
  const { answers } = await api.listenAsAdmin('subscription { enquiryReceived { number rowCount } }');
  const next = answers?.next();
  const number = await send(api);
  expect((await next)?.value).toEqual({ data: { enquiryReceived: { number, rowCount: 1 } } });
});

test('a program that was away begins with what came after the enquiry that it knows', async () => {
  const api = await openTestApi();
  const numbers = [await send(api), await send(api), await send(api)];
  const { nodes } = (await api.asAdmin('{ enquiries(oldestFirst: true) { nodes { id number } } }')).data.enquiries;
  expect(nodes.map(({ number }: { number: string }) => number)).toEqual(numbers);
  const { answers } = await api.listenAsAdmin(`subscription { enquiryReceived(since: "${nodes[0].id}") { number } }`);
  for (const number of numbers.slice(1))
    expect((await answers?.next())?.value).toEqual({ data: { enquiryReceived: { number } } });
  const { refused } = await api.listenAsAdmin('subscription { enquiryReceived(since: "yok") { number } }');
  expect(refused?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('the file for a spreadsheet has a line for each row of an enquiry', async () => {
  const site = await serveTestSite();
  const productId = await addProduct(site.asAdmin);
  const number = await send(site, { company: 'Ağır; Makine', rows: [{ productId, quantity: 2.5 }, { text: '=1+1' }] });
  const response = await fetch(`${site.origin}/admin/enquiries.csv`, { headers: { cookie: site.cookie } });
  const lines = (await response.text()).split('\r\n');
  expect(lines[1]).toMatch(
    new RegExp(`^${number};.*;New;Işıl Ağırbaş;"Ağır; Makine";isil@ornek.com.tr;;;;6204-2RS;.*;2,5;adet;;$`),
  );
  expect(lines[2]).toMatch(/;'=1\+1;;;;$/);
  expect(lines).toHaveLength(4);
});

test('an erased enquiry leaves no word in the files, and old ones are erased', async () => {
  const api = await openTestApi();
  await send(api, { name: 'silinecek', rows: [{ text: 'gizlidirsek', note: 'gizlinot' }] });
  const id = await idOf(api);
  await api.asAdmin(`mutation { addEnquiryNote(id: "${id}", text: "gizliyorum") { id } }`);
  await api.asAdmin(`mutation { deleteEnquiry(id: "${id}") }`);
  const [binned] = (await api.asAdmin('{ bin { nodes { id } } }')).data.bin.nodes as { id: string }[];
  await api.asAdmin(`mutation { eraseFromBin(id: "${binned?.id}") }`);
  const bytes = readdirSync(api.folder)
    .filter((name) => name.startsWith('site.db'))
    .map((name) => readFileSync(join(api.folder, name), 'latin1'))
    .join('');
  for (const word of ['silinecek', 'linecek', 'gizlidirsek', 'zlidirsek', 'gizlinot', 'gizliyorum'])
    expect(bytes).not.toContain(word);
  await send(api);
  expect(await removeEnquiriesOlderThan(api.db, Date.now() + 1000)).toBe(1);
  expect((await api.asAdmin('{ enquiries(search: "dirsek") { totalCount } }')).data.enquiries.totalCount).toBe(0);
});
