import { expect, test } from 'vitest';
import { offerMail } from './offerMail.ts';

const buyer = {
  ...{ name: 'Şule Ağırbaş', email: 'sule+vana@ornek.com.tr', statusPath: '/teklif/T-2026-00042/x_y' },
  language: 'tr',
};
const offer = { number: 'T-2026-00042/1', pdfPath: '/teklif/T-2026-00042/x_y/teklif-1.pdf', preparedBy: 'Işıl İğdır' };

test('a letter about an offer greets the buyer and leads to the PDF and the page', () => {
  const { pathname, searchParams } = new URL(
    offerMail(buyer, offer, { origin: 'https://vitrin.example', signature: '' }),
  );
  expect(decodeURIComponent(pathname)).toBe('sule+vana@ornek.com.tr');
  expect(searchParams.get('subject')).toBe('Teklifimiz: T-2026-00042/1');
  const lines = searchParams.get('body')?.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Sayın Şule Ağırbaş,',
      'https://vitrin.example/teklif/T-2026-00042/x_y/teklif-1.pdf',
      'https://vitrin.example/teklif/T-2026-00042/x_y',
      'Işıl İğdır',
    ]),
  );
});

test('an e-mail address cannot add headers to the letter', () => {
  const { searchParams } = new URL(
    offerMail({ ...buyer, email: 'a?bcc=herkes@ornek.com.tr' }, offer, { origin: '', signature: '' }),
  );
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});

test('the sender’s own signature ends the letter', () => {
  const sender = { origin: '', signature: 'Çiğdem Işık\nSatış, 0212 555 00 00' };
  const body = new URL(offerMail(buyer, offer, sender)).searchParams.get('body');
  expect(body).toMatch(/Saygılarımızla,\r\nÇiğdem Işık\r\nSatış, 0212 555 00 00$/);
});

test('a letter is in the language of its buyer, and leads to the page in it', () => {
  const sent = (language: string) =>
    new URL(offerMail({ ...buyer, language }, offer, { origin: 'https://vitrin.example', signature: '' })).searchParams;
  expect(sent('en').get('subject')).toBe('Our offer: T-2026-00042/1');
  expect(sent('en').get('body')).toMatch(/^Dear Şule Ağırbaş,[^]*vitrin\.example\/en\/teklif\/T-2026-00042\/x_y\r\n/);
  expect(sent('de').get('body')).toMatch(/^Guten Tag Şule Ağırbaş,\r\n\r\nwir haben[^]*example\/de\/teklif[^]*Grüßen/);
  // The interface has no French words: a French reader gets English ones, and a French page.
  expect(sent('fr').get('body')).toMatch(/^Dear [^]*\/fr\/teklif/);
});
