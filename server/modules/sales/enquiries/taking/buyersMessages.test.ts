import { expect, test } from 'vitest';
import { addProduct } from '../../../../testing/enquiries.ts';
import { openTestApi } from '../../../../testing/openTestApi.ts';

const Take = `mutation ($input: TakenEnquiryInput!) { takeEnquiry(input: $input) {
  message rows { name quantity product { stockCode } } } }`;

/** Messages as buyers write them, each with the parts and quantities that it names, and what stays open: the buyer's words. */
const messages: [kind: string, text: string, asked: [string, number | null][]][] = [
  [
    'two parts in one sentence without a comma',
    'Slm usta 6204 2rs den 20 tane 6205 zz den 10 tane lazım yarına yetişir mi',
    [
      ['6204-2RS', 20],
      ['6205-ZZ', 10],
    ],
  ],
  [
    'a question before the quantity, and a second part in the next sentence',
    'Selam, 6204-2RS rulmandan elinizde var mı? 20 tane alacağım. Bir de 6205-ZZ 10 tane.',
    [
      ['6204-2RS', 20],
      ['6205-ZZ', 10],
    ],
  ],
  [
    'a telephone number, a day and times in the lines of a chat',
    [
      '[28.11.2026 14:32:11] Ahmet Usta: 6204 2rs 20 adet 0532 555 01 01',
      '[28.11.2026 14:32:40] Ahmet Usta: 6205-ZZ 10 adet 12.12.2026 teslim',
      '[28.11.2026 14:33:02] Ahmet Usta: 0 (532) 555 01 01 den arayın',
    ].join('\n'),
    [
      ['6204-2RS', 20],
      ['6205-ZZ', 10],
    ],
  ],
  [
    'prices of last time, multiplied out',
    '6204-2RS 20 adet x 285,00 TL = 5.700,00 TL\n6205-ZZ 310 TL idi ondan da 10 adet\n₺ 1.250,00 lik faturayı aldık',
    [
      ['6204-2RS', 20],
      ['6205-ZZ', 10],
    ],
  ],
  [
    'letters that a chat shows bold',
    '*6204-2RS* 20 adet\n_6205-ZZ_ : 10 adet',
    [
      ['6204-2RS', 20],
      ['6205-ZZ', 10],
    ],
  ],
  [
    'quantities in brackets, all in one line',
    '6204-2RS(20) 6205zz (10)',
    [
      ['6204-2RS', 20],
      ['6205-ZZ', 10],
    ],
  ],
  [
    'one quantity for all',
    '10’ar adet 6204-2RS ve 6205-ZZ\nHer birinden 5 adet: SPB 2000, SPB 2120',
    [
      ['6204-2RS', 10],
      ['6205-ZZ', 10],
      ['SPB-2000', 5],
      ['SPB-2120', 5],
    ],
  ],
  [
    // Metres of what is sold by the piece are asked about.
    'the quantities first, with brands and short units',
    '20 ad 6204 2RS SKF 10 ad 6205 ZZ FAG\n5 mt SPB 2000',
    [
      ['6204-2RS', 20],
      ['6205-ZZ', 10],
      ['SPB-2000', null],
    ],
  ],
  [
    'words of a form in each line, and a signature',
    'Merhaba,\nStok Kodu: 6204-2RS Miktar: 20 Adet\nStok Kodu: 6205-ZZ Miktar: 10 Adet\n' +
      'Saygılarımla\nAhmet Yılmaz\nSatın Alma Sorumlusu\nTel: 0212 555 01 01',
    [
      ['6204-2RS', 20],
      ['6205-ZZ', 10],
    ],
  ],
  [
    'dots up to the quantity, and questions about the price',
    'İyi günler\n1) 6204-2RS C3 ..... 20 Adet fiyatı nedir\n2) 6205zz 10 adet ne kadar olur?\n3) SPB 2120 var mı',
    [
      ['6204-2RS', 20],
      ['6205-ZZ', 10],
      ['SPB-2120', null],
    ],
  ],
  [
    // How many are in a box nobody has said.
    'one part with two quantities, of which none is lost to another part',
    '6204-2RS 2 kutu 40 adet\nMakaralı zincir SPB 2000 6 metre 3 adet',
    [
      ['6204-2RS', null],
      ['SPB-2000', 3],
    ],
  ],
];

test('messages as buyers write them are read: no part is lost, and no number is taken for a quantity that is none', async () => {
  const { asAdmin } = await openTestApi();
  for (const code of ['6204-2RS', '6205-ZZ'])
    await addProduct(asAdmin, { stockCode: code, name: `Sabit Bilyalı Rulman ${code}` });
  for (const size of [2000, 2120])
    await addProduct(asAdmin, { stockCode: `SPB-${size}`, name: `Dar V Kayışı SPB ${size}` });
  const buyer = { channel: 'PHONE', name: 'Şule Ağırbaş', phone: '0212 555 01 01' };
  for (const [kind, text, asked] of messages) {
    const { data, errors } = await asAdmin(Take, { input: { ...buyer, text } });
    expect(errors, kind).toBe(undefined);
    const rows = data.takeEnquiry.rows as { name: string; quantity: number; product: { stockCode: string } | null }[];
    const read = rows.map(({ name, quantity, product }) => [product?.stockCode ?? name, quantity]);
    expect.soft(read, kind).toEqual(asked);
    expect(data.takeEnquiry.message).toBe(text);
  }
}, 60_000);
