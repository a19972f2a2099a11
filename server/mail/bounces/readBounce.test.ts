import { expect, test } from 'vitest';
import { bounceOf } from '../../testing/bounces.ts';
import { looksLikeBounce, readBounces } from './readBounce.ts';

const sent = { id: '<confirmation-8d2f@vitrin.example>', to: 'Satinalma@Alici.com.tr' };
const read = (text: string) => readBounces(Buffer.from(text));

test.each([
  ['Postfix', bounceOf.postfix(sent)],
  ['Postfix with the line ends of the net', bounceOf.postfix(sent).replaceAll('\n', '\r\n')],
  ['Exchange in Turkish', bounceOf.exchange(sent)],
  ['Gmail', bounceOf.gmail(sent)],
  ['Gmail in Turkish', bounceOf.gmail(sent, { isTurkish: true })],
  ['Exim, for one of two people', bounceOf.exim(sent)],
  ['one whose report is encoded', encoded(bounceOf.postfix(sent))],
  ['one without the mail, whose head names it', bounceOf.exchange(sent).replace(/Message-ID:\n .*\n/, '')],
  ['one that is cut off in the mail that comes back', bounceOf.gmail(sent).split('Talebiniz geldi')[0] ?? ''],
  [
    'one with international addresses',
    bounceOf.postfix(sent).replace('message/delivery-status', 'message/global-delivery-status'),
  ],
])('the report of %s names the mail and the address that was refused', async (_, text) => {
  const found = (await read(text)).filter(({ recipients }) => recipients.includes('satinalma@alici.com.tr'));
  expect(found).toMatchObject([{ messageId: sent.id, failure: 'REFUSED' }]);
});

/** The report itself in base64, as gateways write it. */
function encoded(text: string) {
  const [head = '', body = ''] = text.split('Content-Type: message/delivery-status\n\n');
  const [report = '', ...rest] = body.split('\n\n--');
  const base64 = Buffer.from(report).toString('base64');
  return `${head}Content-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n${base64}\n\n--${rest.join('\n\n--')}`;
}

test.each([
  [{ status: '5.1.1' }, 'REFUSED'],
  [{ status: '5.2.2', words: '552 5.2.2 Kota dolu' }, 'REFUSED'],
  [{ status: '5.4.4', words: 'Host or domain name not found' }, 'REFUSED'],
  [{ status: '5.4.1', words: '550 5.4.1 Recipient address rejected: Access denied' }, 'REFUSED'],
  [{ status: '5.7.1', words: '550 5.7.1 Spam' }, 'CONTENT_REFUSED'],
  [{ status: '5.3.4', words: '552 5.3.4 Too big' }, 'CONTENT_REFUSED'],
  [{ status: '4.4.1', words: 'connect to mx.alici.com.tr: Connection timed out' }, 'EXPIRED'],
  [{ status: '4.2.2', words: '452 4.2.2 Mailbox full' }, 'EXPIRED'],
  [{ status: '5.4.7', words: 'Delivery time expired' }, 'EXPIRED'],
  [{ status: '5.4.316', words: '550 5.4.316 Message expired, connection refused' }, 'EXPIRED'],
  [{ status: '4.4.1', action: 'delayed' }, 'DELAYED'],
  [{ status: '4.7.0', action: 'Delayed', words: '451 4.7.0 Greylisted' }, 'DELAYED'],
  // The class alone: the words of the mail server say more.
  [{ status: '5.0.0 (permanent failure)', words: '554 5.7.1 Blocked' }, 'CONTENT_REFUSED'],
  [{ status: '', words: '550 user unknown' }, 'REFUSED'],
  [{ status: '', words: '451 try later' }, 'EXPIRED'],
])('a report of %j is a failure of the kind %s', async (said, failure) => {
  expect(await read(bounceOf.postfix(sent, said))).toMatchObject([{ failure }]);
  if (said.status) expect(await read(bounceOf.gmail(sent, said))).toMatchObject([{ failure }]);
});

test.each([
  ['a mail that arrived', bounceOf.postfix(sent, { action: 'delivered', status: '2.0.0' })],
  ['one that was passed on', bounceOf.postfix(sent, { action: 'relayed', status: '2.0.0' })],
  [
    'a note that a mail was read',
    bounceOf.postfix(sent).replace('report-type=delivery-status', 'report-type=disposition-notification'),
  ],
  [
    'a complaint about spam',
    bounceOf.postfix(sent).replace('report-type=delivery-status', 'report-type=feedback-report'),
  ],
  ['an answer that quotes a report', `From: a@b.example\nContent-Type: text/plain\n\n${bounceOf.postfix(sent)}`],
  ['a report without an id', bounceOf.postfix(sent).replace(/^Message-ID:.*\n/gm, '')],
  ['a report without a report', bounceOf.postfix(sent).replaceAll('message/delivery-status', 'text/html')],
  ['nothing', ''],
  ['noise', Buffer.alloc(5000, 0xff).toString('latin1')],
  ['a head alone', 'Content-Type: multipart/report; report-type=delivery-status; boundary=x\n\n'],
])('%s says nothing of a mail that failed', async (_, text) => {
  expect(await read(text)).toEqual([]);
});

test('a mail that is made to be costly is left, or read in its first part alone', async () => {
  const head = 'Content-Type: multipart/report; report-type=delivery-status; boundary="x"\n\n';
  const many = `${head}${'--x\nContent-Type: text/plain\n\na\n'.repeat(20_000)}`;
  const deep = `${head}${Array.from({ length: 40 }, (_, n) => `--x${n || ''}\nContent-Type: multipart/mixed; boundary="x${n + 1}"\n\n`).join('')}`;
  const wide = `${head}--x\n${'X-A: b\n'.repeat(40_000)}\n`;
  const behind = bounceOf.postfix(sent).replace('This is the mail system', `${'uzun '.repeat(100_000)}`);
  for (const text of [many, behind]) expect(await read(text)).toEqual([]);
  for (const text of [deep, wide]) await expect(read(text)).rejects.toThrow(/Maximum/);
  const large = bounceOf.postfix(sent).replace('Talebiniz geldi.', 'x'.repeat(3_000_000));
  expect(await read(large)).toMatchObject([{ failure: 'REFUSED' }]);
});

test('the head alone tells whether a mail may be a report', () => {
  expect(
    looksLikeBounce(
      'Subject: x\r\nContent-Type: MULTIPART/Report;\r\n\tReport-Type="delivery-status"; boundary=a\r\n\r\n',
    ),
  ).toBe(true);
  expect(looksLikeBounce('Content-Type: multipart/report; boundary=a\n\n')).toBe(true);
  expect(looksLikeBounce('Content-Type: multipart/mixed; boundary="multipart/report"\n\n')).toBe(false);
  expect(looksLikeBounce('X-Content-Type: multipart/report; boundary=a\n\n')).toBe(false);
});
