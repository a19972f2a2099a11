import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

const Send = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }';
const input = { name: 'Şule Ağırbaş', email: 'sule@ornek.com.tr', subject: 'Vana', message: 'Merhaba' };

async function ask({ origin, cookie }: { origin: string; cookie: string }, query = '') {
  const response = await fetch(`${origin}/admin/messages.csv${query}`, { headers: { cookie } });
  // `text()` would drop the BOM.
  return { response, text: Buffer.from(await response.arrayBuffer()).toString() };
}

test('there is no file without a session', async () => {
  const site = await serveTestSite();
  await site.asVisitor(Send, { input });
  const { response, text } = await ask({ ...site, cookie: '' });
  expect(response.status).toBe(401);
  expect(text).toBe('No authenticated user found. Please log in again.');
});

test('Turkish Excel opens the file as a table: BOM, semicolons, CRLF, line breaks inside a cell', async () => {
  const site = await serveTestSite();
  await site.asVisitor(Send, { input: { ...input, company: 'Ağır; Makine', message: 'Merhaba,\n"DN50" var mı?' } });
  const { response, text } = await ask(site);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-[\d-]{10}\.csv"$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(text).toMatch(/^\uFEFFReceived;Status;Name;Company;E-mail;Subject;Message\r\n/);
  expect(text.split('\r\n')[1]).toMatch(
    /^\d\d\.\d\d\.\d{4} \d\d:\d\d;New;Şule Ağırbaş;"Ağır; Makine";sule@ornek\.com\.tr;Vana;"Merhaba,\n""DN50"" var mı\?"$/,
  );
});

test.each(['=SUM(A1)', '+905320000000', '-2+3', '@SUM(A1)', '＝SUM(A1)', '＋90', '－2', '＠SUM(A1)'])(
  '%s does not become a formula',
  async (subject) => {
    const site = await serveTestSite();
    await site.asVisitor(Send, { input: { ...input, subject } });
    const cell = (await ask(site)).text.split('\r\n')[1]?.split(';')[5];
    expect(cell?.replace(/^"/, '').slice(0, 2)).toBe(`'${subject.charAt(0)}`);
  },
);

test('the file holds the messages that the list shows, of all its pages', async () => {
  const site = await serveTestSite();
  const names = Array.from({ length: 105 }, (_, number) => `Ziyaretçi ${number}`);
  names[77] = 'Tekin Karabulut';
  for (const name of names) await site.askAs({ address: name })(Send, { input: { ...input, name } });
  await site.askAs({ address: 'x' })(Send, {
    input: { ...input, name: 'Program', company: 'http://x.example', website: 'http://x.example' },
  });
  const count = async (query: string) => (await ask(site, query)).text.split('\r\n').length - 2;
  expect(await count('')).toBe(105);
  expect(await count('?status=read')).toBe(0);
  expect(await count('?status=spam')).toBe(1);
  expect(await count('?q=karabulut')).toBe(1);
});

test('who reads the admin in Turkish gets a file with Turkish headings and states', async () => {
  const site = await serveTestSite();
  await site.asVisitor(Send, { input });
  await site.asAdmin('mutation { updateOwnAccount(input: { language: TR }) { id } }');
  const [headings = '', row] = (await ask(site)).text.slice(1).split('\r\n');
  expect(headings).toBe('Alındı;Durum;Ad;Şirket;E-posta;Konu;Mesaj');
  expect(row).toContain(';Yeni;Şule Ağırbaş;');
});
