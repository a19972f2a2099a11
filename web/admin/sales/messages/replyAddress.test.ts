import { expect, test } from 'vitest';
import { replyAddress } from './replyAddress.ts';

const message = {
  name: 'Şule',
  email: 'sule+vana@ornek.com.tr',
  subject: 'Vana & flanş?',
  message: 'Merhaba,\nDN50 var mı?',
  createdAt: '2026-11-21T07:42:00.000Z',
};

test('a reply has the subject and quotes the text line by line', () => {
  const { pathname, searchParams } = new URL(replyAddress(message));
  expect(decodeURIComponent(pathname)).toBe('sule+vana@ornek.com.tr');
  expect(searchParams.get('subject')).toBe('Re: Vana & flanş?');
  expect(searchParams.get('body')).toBe(
    '\r\n\r\nŞule, 21 Kasım 2026 10:42 tarihinde yazdı:\r\n> Merhaba,\r\n> DN50 var mı?',
  );
});

test('the sender’s signature stands above the quoted text', () => {
  const { searchParams } = new URL(replyAddress(message, 'Çiğdem Işık\nSatış'));
  expect(searchParams.get('body')).toMatch(/^\r\n\r\nÇiğdem Işık\r\nSatış\r\n\r\n\r\nŞule, 21 Kasım/);
});

test('an e-mail address cannot add headers to the letter', () => {
  const { searchParams } = new URL(replyAddress({ ...message, email: 'a?bcc=herkes@ornek.com.tr' }));
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});

test('a long text is cut to the length that mail programs accept', () => {
  const address = replyAddress({ ...message, message: 'şğı😀'.repeat(1000) });
  expect(address.length).toBeLessThan(2000);
  expect(new URL(address).searchParams.get('body')).toMatch(/…$/);
});
