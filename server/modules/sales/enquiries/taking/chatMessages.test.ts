import { expect, test } from 'vitest';
import { addProduct } from '../../../../testing/enquiries.ts';
import { openTestApi } from '../../../../testing/openTestApi.ts';

const Take = `mutation ($input: TakenEnquiryInput!) { takeEnquiry(input: $input) {
  message rows { name quantity product { stockCode } } } }`;
type Asked = [code: string, quantity: number | null][];
const both = (one: number | null, other: number | null): Asked => [
  ['6204-2RS', one],
  ['6205-ZZ', other],
];

/** Messages as buyers write them, each with the parts and quantities that it means; the office asks about null. */
const messages: [text: string, asked: Asked][] = [
  ['abi 20 tane 6204 2rs lazım', [['6204-2RS', 20]]],
  ['6204-2rs 10ad, 6205 zz 5 ad.', both(10, 5)],
  ['beş adet 6204-2RS, on adet 6205-ZZ', both(5, 10)],
  ['6204-2RS beş adet\n6205-ZZ on iki adet', both(5, 12)],
  ['6204-2RS’den yirmi beş tane, 6205-ZZ’den de kırk tane gönderir misiniz', both(25, 40)],
  ['- 6204-2RS - 20 adet\n- 6205-ZZ - 10 adet', both(20, 10)],
  ['• 6204 2RS → 20 ad\n• 6205 ZZ → 10 ad', both(20, 10)],
  ['➤ 6204-2RS 20 adet\n➤ 6205-ZZ 10 adet', both(20, 10)],
  ['1- 6204-2RS 20 adet\n2- 6205-ZZ 10 adet', both(20, 10)],
  ['1️⃣ 6204-2RS 20 adet\n2️⃣ 6205-ZZ 10 adet', both(20, 10)],
  ['6204-2RS\t20\tAdet\n6205-ZZ\t10\tAdet', both(20, 10)],
  [
    'S.No\tMalzeme\tMiktar\tBirim\tAçıklama\n1\tRulman 6204-2RS\t20\tAdet\tacil\n2\tRulman 6205-ZZ\t10\tAdet\t',
    both(20, 10),
  ],
  [
    'Ürün Kodu\tBirim Fiyat\tMiktar\tTutar\n6204-2RS\t285,00\t20\t5.700,00\n6205-ZZ\t310,00\t10\t3.100,00\nGENEL TOPLAM\t\t\t8.800,00',
    both(20, 10),
  ],
  ['20 6204-2RS\n10 6205-ZZ', both(20, 10)],
  ['20x 6204-2RS\n10x 6205-ZZ', both(20, 10)],
  ['6204-2RS x20\n6205-ZZ x10', both(20, 10)],
  ['6204-2RS =20\n6205-ZZ =10', both(20, 10)],
  ['6204-2RS : 20\n6205-ZZ : 10', both(20, 10)],
  ['6204-2RS/20 adet\n6205-ZZ/10 adet', both(20, 10)],
  ['6204-2RS (285 TL dediniz) 20 adet\n6205-ZZ (310,00 ₺) 10 adet', both(20, 10)],
  ['6204-2RS 285 TL den 20 adet alırım\n6205-ZZ 310 liradan 10 adet', both(20, 10)],
  ['Geçen sefer 6204-2RS 285 TL ydi, 20 adet istiyorum', [['6204-2RS', 20]]],
  ['6204-2RS 20 adet 285,00₺+KDV\n6205-ZZ 10 adet 310,00₺+KDV', both(20, 10)],
  ['6204-2RS 20 adet @ 285\n6205-ZZ 10 adet @ 310', both(20, 10)],
  ['6204-2RS 20 Adet 3 gün termin\n6205-ZZ 10 Adet stoktan', both(20, 10)],
  [
    [
      'Kimden: Ahmet Yılmaz <ahmet@ornek.com.tr>',
      'Gönderilen: 27 Kasım 2026 Cuma 14:05',
      'Kime: satis@vitrin.example',
      'Konu: RE: Fiyat talebi',
      '',
      'Merhaba,',
      '6204-2RS 20 adet',
      '6205-ZZ 10 adet',
      '',
      'Saygılarımızla,',
      'Ahmet Yılmaz',
      'Satınalma Uzmanı',
      'Örnek Makina San. ve Tic. Ltd. Şti.',
      'OSB 4. Cad. No:17 Bursa',
      'T: +90 224 555 01 01 / 112',
      '',
      'Bu e-posta ve ekleri gizlidir. 5651 sayılı kanun kapsamında sorumluluk kabul edilmez.',
    ].join('\n'),
    both(20, 10),
  ],
  [
    [
      '---------- Forwarded message ---------',
      'From: Ali Veli <ali@ornek.com.tr>',
      'Date: 27 Kas 2026 Cum, 14:05',
      'Subject: malzeme',
      'To: <satis@vitrin.example>',
      '',
      '6204-2RS 20 adet',
      '6205-ZZ 10 adet',
      '',
      'This message contains confidential information and is intended only for the individual named.',
    ].join('\n'),
    both(20, 10),
  ],
  [
    '> 6204-2RS 20 adet\n> 6205-ZZ 10 adet\n27.11.2026 14:05 tarihinde satis@vitrin.example yazdı:\n> Merhaba, teklifimiz ektedir.',
    both(20, 10),
  ],
  ['6204-2RS 20 paket', [['6204-2RS', null]]],
  ['6204-2RS 2 koli\n6205-ZZ 3 takım', both(null, null)],
  ['20 adet 6204-2RS rulman ve 10 adet 6205-ZZ rulman fiyatı alabilir miyim', both(20, 10)],
  ['6204-2RS ve 6205-ZZ 10’ar adet', both(10, 10)],
  ['6204-2RS, 6205-ZZ 10 ar adet lazım', both(10, 10)],
  ['6204-2RS den 20, 6205-ZZ den 10 tane', both(20, 10)],
  ['6204-2RS 20\n6205-ZZ 10', both(20, 10)],
  ['6204-2RS-20 adet\n6205-ZZ-10 adet', both(20, 10)],
  ['6204-2RS...20 adet', [['6204-2RS', 20]]],
  ['6204-2RS 20 adet lazim 6205-ZZ da olursa 10 tane', both(20, 10)],
  ['rulman 6204 2rs 20 ad\nrulman 6205 zz 10 ad', both(20, 10)],
  ['Slm 6204-2RS 20 adet + 6205-ZZ 10 adet kargo dahil ne olur', both(20, 10)],
  ['6204-2RS\n20 adet\n6205-ZZ\n10 adet', both(20, 10)],
  ['6204-2RS   20ad\n6205-ZZ    10ad', both(20, 10)],
  [
    'SPB 2000 kayış 5 mt\n3 ad SPB 2120',
    [
      ['SPB-2000', null],
      ['SPB-2120', 3],
    ],
  ],
  ['SPB 2000 1 düzine', [['SPB-2000', 12]]],
  ['6204-2RS 1.000 adet\n6205-ZZ 1000 ad', both(1000, 1000)],
  ['6204-2RS 20 adet (acil)\n6205-ZZ 10 adet (bekleyebilir)', both(20, 10)],
  ['6204-2RS SKF marka 20 adet, 6205-ZZ FAG marka 10 adet', both(20, 10)],
  [
    'Merhabalar firmamız için 6204-2RS 20 adet, 6205-ZZ 10 adet rulmana ihtiyacımız var, fiyat verir misiniz? Vergi no 1234567890',
    both(20, 10),
  ],
  ['6204-2RS 20 adet olacak, 6205-ZZ ise 10 adet yeter', both(20, 10)],
  ['Ürün: 6204-2RS\nAdet: 20\nÜrün: 6205-ZZ\nAdet: 10', both(20, 10)],
  ['*Sipariş*\n6204-2RS - 20\n6205-ZZ - 10\nAdres: İvedik OSB 1354. Cad. No 12', both(20, 10)],
  ['6204 2RS C3 20 adet, 6205 ZZ C3 10 adet', both(20, 10)],
  ['bana 20 6204-2RS 10 6205-ZZ', both(20, 10)],
  ['bir tane 6204-2RS', [['6204-2RS', 1]]],
  ['6204-2RS tek adet', [['6204-2RS', 1]]],
  ['6204-2RS yarım düzine', [['6204-2RS', null]]],
  ['yüz adet 6204-2RS, yüz elli adet 6205-ZZ', both(100, 150)],
  ['6204-2RS 10 (on) adet\n6205-ZZ 5 (beş) adet', both(10, 5)],
  ['6204-2RS 20 yada 30 adet', [['6204-2RS', null]]],
  ['6204-2RS 10-15 adet', [['6204-2RS', null]]],
  ['6204-2RS 20 adet, stokta varsa 30', [['6204-2RS', 20]]],
  ['kolay gelsin hocam 6204 2rs den 20 tane bide 6205 zz den 10 tane alıcam', both(20, 10)],
  ['1  6204-2RS  20 adet\n2  6205-ZZ  10 adet', both(20, 10)],
  ['1 6204-2RS 20 adet\n2 6205-ZZ 10 adet\n3 SPB 2000 4 adet', [...both(20, 10), ['SPB-2000', 4]]],
  ['6204-2RS 20 adet\n\n\n6205-ZZ 10 adet.\nBaşka bir arzunuz?', both(20, 10)],
  ['Toplam 3 kalem:\n6204-2RS 20 adet\n6205-ZZ 10 adet\nSPB 2120 1 adet', [...both(20, 10), ['SPB-2120', 1]]],
  ['20 adet\n6204-2RS\n10 adet\n6205-ZZ', both(20, 10)],
  ['Rulman 6204-2RS\n20 adet\n\nRulman 6205-ZZ\n10 adet\n\nTeşekkürler', both(20, 10)],
  ['6204-2RS\t20\n6205-ZZ\t10\n\t30', both(20, 10)],
  ['Malzeme\tAdet\nRulman 6204-2RS\tyirmi\nRulman 6205-ZZ\ton', both(20, 10)],
  ['6204-2RS;20;Adet;285,00;5700,00\n6205-ZZ;10;Adet;310,00;3100,00', both(20, 10)],
  ['|6204-2RS|20|adet|\n|6205-ZZ|10|adet|', both(20, 10)],
  ['POZ 10: 6204-2RS 20 adet\nPOZ 20: 6205-ZZ 10 adet', both(20, 10)],
  ['Kalem 1: 6204-2RS, 20 adet\nKalem 2: 6205-ZZ, 10 adet', both(20, 10)],
  ['6204-2RS 20’şer adet 2 koli', [['6204-2RS', null]]],
  ['ikişer adet 6204-2RS ve 6205-ZZ', both(2, 2)],
  ['6204-2RS, 6205-ZZ, SPB 2000 her birinden üçer adet', [...both(3, 3), ['SPB-2000', 3]]],
  ['6204-2RS ve 6205-ZZ’den 5 er tane', both(5, 5)],
  ['üç beş tane 6204-2RS lazım olabilir', [['6204-2RS', null]]],
  ['6204-2RS bir iki tane', [['6204-2RS', null]]],
  ['6204-2RS yirmibeş ad. 6205-ZZ otuz ad.', both(25, 30)],
  ['6204-2RS: 20 adet / 6205-ZZ: 10 adet', both(20, 10)],
  ['6204-2RS 20 adet | 6205-ZZ 10 adet', both(20, 10)],
  ['6204-2RS 20 adet; 6205-ZZ 10 adet; SPB 2000 2 adet', [...both(20, 10), ['SPB-2000', 2]]],
  ['6204-2RS 20 adet.6205-ZZ 10 adet', both(20, 10)],
  ['6204-2RS 20 adet 6205-ZZ 10 adet 1 hafta içinde', both(20, 10)],
  ['6204-2RS (20 adet), 6205-ZZ (10 adet)', both(20, 10)],
  ['20 adet (6204-2RS), 10 adet (6205-ZZ)', both(20, 10)],
  ['Ürün kodu 6204-2RS miktarı 20, ürün kodu 6205-ZZ miktarı 10', both(20, 10)],
  ['6204-2RS’ten 20 tane ve 6205-ZZ’den 10 tane fiyat alabilir miyim?', both(20, 10)],
  ['Fiyat: 6204-2RS - 20 adet', [['6204-2RS', 20]]],
  ['Sipariş: 6204-2RS 20 adet, 6205-ZZ 10 adet', both(20, 10)],
  ['Acil!! 6204-2RS 20 ADET !!!', [['6204-2RS', 20]]],
  ['6204-2RS 20 ADT\n6205-ZZ 10 AD', both(20, 10)],
  ['6204-2RS 20\u00a0adet\n6205-ZZ\u00a010\u00a0adet', both(20, 10)],
  ['‣ 6204-2RS — 20 adet\n‣ 6205-ZZ — 10 adet', both(20, 10)],
  ['✅ 6204-2RS 20 adet\n✅ 6205-ZZ 10 adet', both(20, 10)],
  ['👉6204-2RS 20 adet\n👉6205-ZZ 10 adet', both(20, 10)],
  ['6204-2RS 20 adet 👍\n6205-ZZ 10 adet 🙏', both(20, 10)],
  ['27.11.2026 14:05 - Ahmet: 6204-2RS 20 adet\n27.11.2026 14:06 - Ahmet: 6205-ZZ 10 adet', both(20, 10)],
  [
    '[27/11/26 14:05:11] Ahmet: 6204-2RS 20 adet\n[27/11/26 14:05:30] Ahmet: <Medya dahil edilmedi>\n[27/11/26 14:06:11] Ahmet: 6205-ZZ 10 adet',
    both(20, 10),
  ],
  ['11/27/26, 2:05 PM - Ahmet: 6204-2RS 20 adet\n11/27/26, 2:06 PM - Ahmet: 6205-ZZ 10 adet', both(20, 10)],
  ['6204-2RS 20 adet 5.700 TL tutuyor mu\n6205-ZZ 10 adet 3.100 TL', both(20, 10)],
  ['285 tl’lik 6204-2RS den 20 tane', [['6204-2RS', 20]]],
  ['6204-2RS 20 adet %10 iskonto ile\n6205-ZZ 10 adet + kdv', both(20, 10)],
  ['6204-2RS - 20 adet - 285 TL\n6205-ZZ - 10 adet - 310 TL', both(20, 10)],
  ['6204-2RS.....20\n6205-ZZ.....10', both(20, 10)],
  ['6204-2RS 2 takım', [['6204-2RS', null]]],
  ['SPB 2000 4 çift', [['SPB-2000', 8]]],
  ['Elimdeki son 3 adet bitti, 6204-2RS 20 adet lazım', [['6204-2RS', 20]]],
  ['6204-2RS’den geçen ay 5 tane almıştık, bu sefer 20 tane istiyoruz', [['6204-2RS', 20]]],
  ['6204-2RS 20 adet (2 koli x 10)', [['6204-2RS', 20]]],
  ['No:17 Kat:2 D:5 Nilüfer/Bursa\n6204-2RS 20 adet', [['6204-2RS', 20]]],
  ['T.C. Ziraat Bankası TR12 0001 0000 0000 0000 0000 01\n6204-2RS 20 adet', [['6204-2RS', 20]]],
  ['Mersis: 0123456789012345\nSicil No: 123456\n6204-2RS 20 adet', [['6204-2RS', 20]]],
  ['İyi çalışmalar.\nMehmet Kaya\n0532 555 01 01\n6204-2RS 20 adet', [['6204-2RS', 20]]],
];

const buyer = { channel: 'PHONE', name: 'Şule Ağırbaş', phone: '0212 555 01 01' };

async function office() {
  const { asAdmin } = await openTestApi();
  for (const code of ['6204-2RS', '6205-ZZ'])
    await addProduct(asAdmin, { stockCode: code, name: `Sabit Bilyalı Rulman ${code}` });
  for (const size of [2000, 2120])
    await addProduct(asAdmin, { stockCode: `SPB-${size}`, name: `Dar V Kayışı SPB ${size}` });
  return async (text: string) => {
    const { data, errors } = await asAdmin(Take, { input: { ...buyer, text } });
    expect(errors, text).toBe(undefined);
    expect(data.takeEnquiry.message).toBe(text.trim());
    type Row = { name: string; quantity: number; product: { stockCode: string } | null };
    return (data.takeEnquiry.rows as Row[]).map(({ name, quantity, product }) => [
      product?.stockCode ?? name,
      quantity,
    ]);
  };
}

test('a hundred shapes of messages are read as they are meant', async () => {
  const read = await office();
  for (const [text, asked] of messages) expect.soft(await read(text), text).toEqual(asked);
}, 120_000);

test('many of them in one text of three hundred lines lose no part, and no quantity goes to another', async () => {
  const read = await office();
  const plain = messages.filter(
    ([text, asked]) => !text.includes('\t') && !text.includes(';') && asked.every(([, one]) => one),
  );
  const wanted = new Map<string, number>();
  const rows = [];
  // An enquiry has a hundred rows at most.
  const texts = [];
  for (const [text, asked] of plain) {
    if (rows.length + asked.length > 100) break;
    texts.push(
      text,
      'Geçen haftaki toplantıda konuştuğumuz gibi bakım duruşu salı günü başlıyor.',
      'Tel: 0532 555 01 01',
      'Geçen yıl 285,00 TL',
      '',
    );
    rows.push(...asked);
  }
  for (const [code, quantity] of rows) wanted.set(code, (wanted.get(code) ?? 0) + (quantity ?? 0));
  const found = new Map<string, number>();
  for (const [code, quantity] of await read(texts.join('\n'))) {
    const known = String(code);
    found.set(known, (found.get(known) ?? 0) + Number(quantity));
  }
  expect([...wanted].map(([code]) => [code, found.get(code)])).toEqual([...wanted]);
}, 120_000);
