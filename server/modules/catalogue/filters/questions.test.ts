import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

type Document = { information: { products: { products: { image?: string }[] } } };
type Asked = {
  /** 'iç-çap: 20..40' is a range, and 'kapak: zz|2rs' either of two options. */
  specs?: string[];
  kinds?: string[];
  price?: string;
  more?: object;
};

const range = (text: string) => {
  const [from, to = from] = text.split('..');
  return { from: from || null, to: to || null };
};
const spec = (text: string) => {
  const [attributeId = '', value = ''] = text.split(': ');
  const isRange = /\.\.|^[-\d]/.test(value) && !['8', '1', '1,0'].includes(value);
  return isRange ? { attributeId, range: range(value) } : { attributeId, anyOf: value.split('|') };
};

/** Each answer is a part of the name that only that product has. */
const questions: [asked: Asked, answers: string[]][] = [
  // These ask for numbers in the attribute's own unit, with one end or both, ends included.
  [{ specs: ['iç-çap: 20..40'] }, ['6204', '6205', '30206', '32008']],
  [{ specs: ['iç-çap: 20..20'] }, ['6204']],
  [{ specs: ['iç-çap: 20,1..24,9'] }, []],
  [{ specs: ['iç-çap: ..20'] }, ['6204', '2SN']],
  [{ specs: ['iç-çap: 40..'] }, ['32008', '22210']],
  [{ specs: ['genişlik: 17,25..17,25'] }, ['30206']],
  [{ specs: ['genişlik: 17.25..17.25'] }, ['30206']],
  [{ specs: ['paket-adedi: 100..'] }, ['DIN 934', 'DIN 912', 'DIN 933']],
  // The question and the product may use different units.
  [{ specs: ['iç-çap: 2 cm..4 cm'] }, ['6204', '6205', '30206', '32008']],
  [{ specs: ['iç-çap: 1/2"..1/2"'] }, ['2SN']],
  [{ specs: ['iç-çap: 12,7..12,7'] }, ['2SN']],
  [{ specs: ['güç: 1500 W..1500 W'] }, ['72 d/dk', 'Dalgıç', '90L B3']],
  [{ specs: ['güç: 0,75..0,85'] }, ['063', 'Servo', 'Darbeli']],
  [{ specs: ['güç: 10 HP..10,2 HP'] }, ['Kontaktör', '132M']],
  [{ specs: ['boy: 3 m..5 m'] }, ['Makaralı Zincir', 'Konveyör']],
  [{ specs: ['boy: 0,35 m..350 mm'] }, ['Eldiveni']],
  [{ specs: ['akım: 0,2..0,2'] }, ['Yaklaşım']],
  // The ends may be reversed, and numbers may have a sign or a thousands separator.
  [{ specs: ['iç-çap: 40..20'] }, ['6204', '6205', '30206', '32008']],
  [{ specs: ['hız: 1.440..1.460'] }, ['Alev', '132M', '90L B3']],
  [{ specs: ['piston-çapı: 50..50'] }, ['ISO 15552', '160 bar']],
  // Numbers in the range and ranges that overlap it match; open ends have no limit.
  [{ specs: ['çalışma-sıcaklığı: 180..180'] }, ['DN50 PN40 Paslanmaz']],
  [{ specs: ['çalışma-sıcaklığı: 110..200'] }, ['1/2" Pirinç', 'DN50 PN40 Paslanmaz', 'Kelebek']],
  [{ specs: ['çalışma-sıcaklığı: ..-40'] }, ['Sürgülü', '2SN']],
  [
    { specs: ['çalışma-sıcaklığı: 176 °F..212 °F'] },
    ['1/2" Pirinç', 'DN50 PN40 Paslanmaz', '6204', 'Lastikli', 'Kelebek', 'Rakoru', '2SN', '160 bar'],
  ],
  [{ specs: ['çalışma-basıncı: 200..200'] }, ['2SN']],
  [{ specs: ['çalışma-basıncı: 9..10'] }, ['2SN', '160 bar']],
  [{ specs: ['besleme-gerilimi: 24..24'] }, ['PLC', 'Basınç Sensörü', 'Yaklaşım']],
  [{ specs: ['besleme-gerilimi: 400..'] }, ['Sürücüsü']],
  [{ specs: ['kuyu-çapı: 100..105'] }, []],
  [{ specs: ['kuyu-çapı: 4,5"..5"'] }, ['Dalgıç']],
  // Options of one attribute are alternatives; several attributes must all match.
  [{ specs: ['basınç-sınıfı: pn40|pn25'] }, ['1/2" Pirinç', 'DN50 PN40 Paslanmaz', 'Diskli']],
  [{ specs: ['anma-çapı: dn50', 'basınç-sınıfı: pn40'] }, ['DN50 PN40 Paslanmaz', 'Diskli']],
  [{ specs: ['anma-çapı: dn32'] }, ['Santrifüj']],
  [{ specs: ['anma-çapı: dn80', 'delik-sayısı: 8..8'] }, ['Sürgülü', 'Flanş DN80']],
  [{ specs: ['diş: m12|m16'] }, ['Flanş DN80', 'Yaklaşım', 'Dübel']],
  // A product without the flag does not count as no.
  [{ specs: ['buhara-uygun: no'] }, ['1/2" Pirinç']],
  [{ specs: ['buhara-uygun: yes|no'] }, ['1/2" Pirinç', 'Diskli']],
  // Kinds, prices, a search and an order can be combined.
  [{ kinds: ['rulman', 'pompa'], specs: ['iç-çap: 30..'] }, ['30206', '32008', '22210']],
  [{ kinds: ['rulman'], price: '312,50..525' }, ['6205', '30206']],
  [{ kinds: ['vana'], price: '..2.480', specs: ['sızdırmazlık-malzemesi: ptfe|metal'] }, ['1/2" Pirinç', 'Diskli']],
  [{ kinds: ['vana'], more: { priced: false } }, ['Kelebek']],
  [{ specs: ['güç: 5..'], more: { search: 'asenkron' } }, ['132M']],
  [{ kinds: ['rulman'], more: { search: 'konik' } }, ['30206', '32008', '22210']],
  [
    { specs: ['genişlik: 14..16'], more: { categoryId: 'rulmanlar-ve-güç-aktarım', orderBy: 'PRICE_DESC' } },
    ['6204', '6205'],
  ],
];

const List = `query ($filter: ProductFilter, $search: String, $categoryId: ID, $priced: Boolean, $orderBy: ProductOrder) {
  products(first: 100, filter: $filter, search: $search, categoryId: $categoryId, priced: $priced, orderBy: $orderBy) {
    totalCount nodes { name }
  }
}`;

test(`${questions.length} filters find the products that a person would choose`, async () => {
  const { db, asVisitor } = await openTestApi();
  const document = JSON.parse(readFileSync('server/testing/starter/content.json', 'utf8')) as Document;
  for (const product of document.information.products.products) delete product.image;
  await importContent(db, document);
  for (const [asked, answers] of questions) {
    const filter = {
      ...(asked.kinds && { kindIds: asked.kinds }),
      ...(asked.price && { price: range(asked.price) }),
      ...(asked.specs && { specs: asked.specs.map(spec) }),
    };
    const { data, errors } = await asVisitor(List, { filter, ...asked.more });
    expect(errors, JSON.stringify(asked)).toBeUndefined();
    const names = (data.products.nodes as { name: string }[]).map(({ name }) => name);
    const unmet = answers.filter((answer) => names.filter((name) => name.includes(answer)).length !== 1);
    expect([unmet, names.length, data.products.totalCount], `${JSON.stringify(asked)}: ${names.join('; ')}`).toEqual([
      [],
      answers.length,
      answers.length,
    ]);
  }
});
