import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable } from '../model/readTable.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';
import { toolAttributes, toolKinds } from './toolKinds.ts';

/** DIN 338: up to this diameter, a drill has this length over all and this length of flutes. */
export const drillSteps = readTable(
  'drills.csv',
  number('Çap en çok (mm)'),
  number('Boy (mm)'),
  number('Helis boyu (mm)'),
);

export function drillLengths(d: number) {
  const step = drillSteps.find(([upTo]) => d <= upTo);
  if (!step || d < 1.9) throw new Error(`The steps of DIN 338 here do not reach Ø${d}.`);
  return { length: step[1], flutes: step[2] };
}

const cobaltPrice = (d: number) => 40 + d ** 1.75 * 4.7;

function drill(d: number, isCobalt: boolean): Article {
  const { length, flutes } = drillLengths(d);
  const isFirst = isCobalt && d === 8.5;
  return {
    code: `DIN338-${isCobalt ? 'CO' : 'HSS'}-${comma(d)}`,
    name: `${isCobalt ? 'HSS-Co' : 'HSS'} Matkap Ucu DIN 338 Ø${comma(d)} mm`,
    specs: specsOf({
      çap: d,
      boy: length,
      'helis-boyu': flutes,
      'uç-açısı': isCobalt ? 135 : 118,
      malzeme: isCobalt ? 'HSS-E, %5 kobaltlı' : 'HSS, taşlanmış',
      'işlenen-malzemenin-dayanımı': isCobalt ? 'en çok 1.000' : 'en çok 800',
    }),
    price: isFirst ? 238.75 : lira(isCobalt ? cobaltPrice(d) : cobaltPrice(d) * 0.42 * 10),
    first: isFirst ? '1776157490235' : undefined,
    featured: isFirst,
    pack: isCobalt ? undefined : 10,
  };
}

/** DIN 371 up to M10, with a reinforced shank, and DIN 376 above. */
export const tapRows = readTable(
  'taps.csv',
  number('Diş çapı (mm)'),
  number('Hatve (mm)'),
  number('Boy (mm)'),
  number('Sap (mm)'),
  number('Kare (mm)'),
  number('Delik (mm)'),
);

const forms = {
  B: {
    head: 'Düz kanallı, eğik ağızlı (form B) HSS-E makine kılavuzu; {diş}, hatve {hatve} mm.',
    use: 'Talaşı öne iter, boydan boya açık deliklerde kullanılır.',
  },
  C: {
    head: 'Helis kanallı (form C) HSS-E makine kılavuzu; {diş}, hatve {hatve} mm.',
    use: 'Talaşı geri çeker, kör deliklerde kullanılır.',
  },
};

function tap([d, pitch, length, shank, square, hole]: (typeof tapRows)[number], form: 'B' | 'C'): Article {
  const standard = d <= 10 ? 371 : 376;
  return {
    code: `DIN${standard}-${form}-M${d}`,
    name: `Makine Kılavuzu DIN ${standard} Form ${form} M${d}x${comma(pitch)} HSS-E`,
    specs: specsOf({
      diş: `M${d}`,
      hatve: pitch,
      'kılavuz-formu': form === 'B' ? 'B, açık delik' : 'C, helis kanallı, kör delik',
      boy: length,
      'şaft-çapı': shank,
      'şaft-karesi': square,
      'matkap-çapı': hole,
      malzeme: 'HSS-E, %5 kobaltlı',
      standart: `DIN ${standard}`,
    }),
    price: lira(210 + d ** 1.7 * (form === 'B' ? 7 : 8)),
    leadTime: d >= 20 ? 5 : undefined,
  };
}

const common = {
  category: 'el-aletleri-ve-kesici-takımlar',
  brand: brands.tools,
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

const drills = {
  ...common,
  kind: 'matkap-ucu',
  columns: ['çap', 'boy', 'helis-boyu'],
  standards: ['DIN 338'],
  drawing: 'drawings/matkap-ucu.svg',
  typical: prose(
    'Price of the cobalt drills from the diameter, so that 8,5 mm costs what it did in the first catalogue;',
    'the others cost 0,42 of it, by the ten. The strength of the workpiece is usual for the steel.',
  ),
} satisfies Partial<FamilyTable>;

export const drillTables: Tables = {
  attributes: toolAttributes,
  kinds: toolKinds,
  families: [
    {
      ...drills,
      id: 'matkap-ucu-hss-din-338',
      name: 'Matkap ucu HSS, DIN 338',
      describe: phrase(
        'DIN 338’e uygun, silindirik saplı, taşlanmış HSS matkap ucu;',
        'çap {çap} mm, tam boy {boy} mm, helis boyu {helis-boyu} mm, uç açısı 118°.',
        'Dayanımı 800 MPa’yı geçmeyen çelikte, dökümde ve demir dışı metallerde kullanılır.',
        'Fiyat 10 adetlik paket içindir.',
      ),
      articles: [3, 3.3, 4, 4.2, 5, 6, 6.8, 8, 8.5, 10, 10.2, 12].map((d) => drill(d, false)),
    },
    {
      ...drills,
      id: 'matkap-ucu-hss-co-din-338',
      name: 'Matkap ucu HSS-Co, DIN 338',
      describe: phrase(
        'DIN 338’e uygun, %5 kobaltlı (HSS-E) matkap ucu; çap {çap} mm, tam boy {boy} mm, helis boyu {helis-boyu} mm.',
        'Uç açısı 135°’dir, punta deliği gerektirmez.',
        'Paslanmaz çelikte ve dayanımı 1.000 MPa’ya kadar olan çeliklerde kesme sıvısıyla kullanılır.',
      ),
      articles: [3, 4, 5, 6, 8, 8.5, 10, 12].map((d) => drill(d, true)),
    },
    {
      ...common,
      kind: 'kılavuz',
      id: 'makine-kılavuzu',
      name: 'Makine kılavuzu, DIN 371 ve DIN 376',
      columns: ['diş', 'kılavuz-formu', 'hatve', 'boy', 'şaft-çapı', 'matkap-çapı'],
      standards: ['DIN 371', 'DIN 376'],
      typical: 'Price from the diameter. The core hole is that of DIN 336, diameter less pitch.',
      drawing: 'drawings/kilavuz.svg',
      describe: phrase(
        ({ code }) => forms[code.includes('-B-') ? 'B' : 'C'].head,
        'Tam boy {boy} mm, şaft çapı {şaft-çapı} mm, şaft karesi {şaft-karesi} mm; ön delik {matkap-çapı} mm matkapla açılır.',
        ({ code }) => forms[code.includes('-B-') ? 'B' : 'C'].use,
        'Tolerans sınıfı 6H’dir (ISO 2).',
      ),
      articles: [
        ...tapRows.map((row) => tap(row, 'B')),
        // M3 and M4 are kept in form B alone.
        ...tapRows.slice(2, 7).map((row) => tap(row, 'C')),
      ],
    },
  ],
};
