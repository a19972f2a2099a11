import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { lira } from '../model/numbers.ts';
import { phrase, specsOf } from '../model/texts.ts';
import { flangeDiameterOf, lengthsOf, rising } from '../model/valveSizes.ts';

const common = {
  category: 'pompalar-ve-vanalar',
  brand: brands.fluids,
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

const typical = (size: string) =>
  `Price from that of ${size}, with a power of the nominal size. Temperatures are usual for the materials.`;

const butterflyPrice = rising(1450, 50, 1.1);

function butterfly(dn: number, length: number, hasGear: boolean): Article {
  const isFirst = hasGear && dn === 150;
  return {
    code: `KLB-DN${dn}-${hasGear ? 'DK' : 'KOL'}`,
    name: `Kelebek Vana DN${dn} PN16 Wafer, ${hasGear ? 'Dişli Kutulu' : 'Kollu'}`,
    specs: specsOf({
      'anma-çapı': `DN${dn}`,
      'basınç-sınıfı': 'PN16',
      bağlantı: 'Wafer',
      kumanda: hasGear ? 'Dişli kutusu' : 'Kol',
      'yapı-boyu': length,
      'disk-malzemesi': 'Paslanmaz çelik 1.4408',
      'sızdırmazlık-malzemesi': 'EPDM',
      'gövde-malzemesi': 'Sfero döküm',
      'malzeme-kalitesi': 'EN-GJS-400-15',
      'çalışma-sıcaklığı': '-10 ile +110 °C',
    }),
    price: isFirst ? null : lira(butterflyPrice(dn) + (hasGear ? 2400 : 0)),
    first: isFirst ? '1749202229182' : undefined,
    leadTime: hasGear ? 5 : undefined,
    drawing: hasGear ? 'drawings/kelebek-vana.svg' : undefined,
  };
}

const gatePrice = rising(5750, 80, 1.3);

/** EN 1092-2 leaves the choice of four or eight holes at DN65, so that size has none here. */
const gateHoles: Record<number, number> = { 40: 4, 50: 4, 80: 8, 100: 8, 125: 8, 150: 8 };

const gates = lengthsOf(14).map(([dn, length]): Article => ({
  code: `SRG-DN${dn}-PN16`,
  name: `Elastomer Oturtmalı Sürgülü Vana DN${dn} PN16`,
  specs: specsOf({
    'anma-çapı': `DN${dn}`,
    'basınç-sınıfı': 'PN16',
    'yapı-boyu': length,
    'flanş-çapı': flangeDiameterOf(dn),
    'delik-sayısı': gateHoles[dn] ?? null,
    'gövde-malzemesi': 'Sfero döküm',
    'malzeme-kalitesi': 'EN-GJS-500-7',
    'sızdırmazlık-malzemesi': 'EPDM',
    yüzey: 'Elektrostatik toz epoksi',
    'çalışma-sıcaklığı': '70 °C’ye kadar',
  }),
  price: dn === 80 ? 5750 : lira(gatePrice(dn)),
  first: dn === 80 ? '1731662241128' : undefined,
  featured: dn === 80,
  leadTime: dn >= 125 ? 7 : undefined,
}));

const checkPrice = rising(2480, 50, 1.4);

const checks = lengthsOf(49).map(([dn, length]): Article => ({
  code: `CKV-DN${dn}-PN40`,
  name: `Diskli Çek Valf DN${dn} PN40 Wafer`,
  specs: specsOf({
    'anma-çapı': `DN${dn}`,
    'basınç-sınıfı': 'PN40',
    bağlantı: 'Wafer',
    'yapı-boyu': length,
    'gövde-malzemesi': 'Paslanmaz çelik',
    'malzeme-kalitesi': '1.4408',
    'sızdırmazlık-malzemesi': 'Metal',
    'buhara-uygun': 'yes',
  }),
  price: dn === 50 ? 2480 : lira(checkPrice(dn)),
  first: dn === 50 ? '1756737267128' : undefined,
  leadTime: dn >= 80 ? 7 : undefined,
}));

const strainerPrice = rising(2350, 50, 1.5);

/** The sizes in which lines for water are usually built. */
const strained = new Set([25, 40, 50, 80, 100, 150]);

const strainers = lengthsOf(1)
  .filter(([dn]) => strained.has(dn))
  .map(([dn, length]): Article => ({
    code: `PST-DN${dn}-PN16`,
    name: `Y Tipi Pislik Tutucu DN${dn} PN16 Flanşlı`,
    specs: specsOf({
      'anma-çapı': `DN${dn}`,
      'basınç-sınıfı': 'PN16',
      bağlantı: 'Flanşlı',
      'yapı-boyu': length,
      'flanş-çapı': flangeDiameterOf(dn),
      'gövde-malzemesi': 'Dökme demir',
      'malzeme-kalitesi': 'EN-GJL-250',
      'çalışma-sıcaklığı': '-10 ile +120 °C',
    }),
    price: lira(strainerPrice(dn)),
    leadTime: dn >= 100 ? 7 : undefined,
  }));

export const valves: Tables = {
  families: [
    {
      ...common,
      kind: 'kelebek-vana',
      id: 'kelebek-vana-wafer',
      name: 'Kelebek vana, wafer, PN16',
      columns: ['anma-çapı', 'kumanda', 'yapı-boyu'],
      standards: ['EN 593', 'EN 558 seri 20', 'ISO 5211'],
      typical: typical('DN50, 1450 lira, and 2400 for the gear box'),
      drawing: 'drawings/kelebek-vana-kollu.svg',
      describe: phrase(
        'İki PN16 flanş arasına sıkıştırılan wafer tip, merkezden milli kelebek vana;',
        '{anma-çapı}, yapı boyu EN 558 seri 20’ye göre {yapı-boyu} mm.',
        'Gövdesi sfero döküm (EN-GJS-400-15), diski 1.4408 paslanmaz çelik, manşeti EPDM’dir.',
        'Su ve havada -10 ile +110 °C arasında kullanılır; EPDM manşet mineral yağa dayanmaz.',
        ({ specs }) =>
          specs.kumanda === 'Kol'
            ? 'Kademeli, kilitlenebilir kolla kumanda edilir.'
            : 'Dişli kutusu ve el çarkıyla kumanda edilir.',
      ),
      articles: [
        ...lengthsOf(20).map(([dn, length]) => butterfly(dn, length, false)),
        ...lengthsOf(20)
          .filter(([dn]) => dn >= 100)
          .map(([dn, length]) => butterfly(dn, length, true)),
      ],
    },
    {
      ...common,
      kind: 'sürgülü-vana',
      id: 'sürgülü-vana-elastomer-oturtmalı',
      name: 'Sürgülü vana, elastomer oturtmalı, PN16',
      columns: ['anma-çapı', 'yapı-boyu', 'flanş-çapı'],
      standards: ['EN 1171', 'EN 1074-2', 'EN 558 seri 14', 'EN 1092-2'],
      typical: typical('DN80 in the first catalogue'),
      drawing: 'drawings/vana.svg',
      describe: phrase(
        'Gövdesi sfero döküm (EN-GJS-500-7), sürgüsü EPDM kaplı, yükselmeyen milli vana; {anma-çapı} PN16.',
        'Yapı boyu EN 558 seri 14’e göre {yapı-boyu} mm, EN 1092-2 flanşlarının dış çapı {flanş-çapı} mm’dir.',
        'İçi ve dışı elektrostatik toz epoksi kaplıdır;',
        '70 °C’ye kadar su hatlarında açma-kapama vanası olarak kullanılır, kısma için uygun değildir.',
      ),
      articles: gates,
    },
    {
      ...common,
      kind: 'çek-valf',
      id: 'çek-valf-diskli-wafer',
      name: 'Çek valf, diskli, wafer, PN40',
      columns: ['anma-çapı', 'yapı-boyu'],
      standards: ['EN 558 seri 49'],
      typical: typical('DN50 in the first catalogue'),
      drawing: 'drawings/cek-valf-wafer.svg',
      describe: phrase(
        'İki flanş arasına takılan yaylı, diskli çek valf (geri döndürmez vana);',
        '{anma-çapı} PN40, yapı boyu EN 558 seri 49’a göre {yapı-boyu} mm.',
        'Gövdesi 1.4408, diski ve yayı paslanmaz çeliktir; metal oturmalıdır.',
        'Su, buhar, kondens ve gaz hatlarında her konumda çalışır.',
      ),
      articles: checks,
    },
    {
      ...common,
      kind: 'pislik-tutucu',
      id: 'pislik-tutucu-y-tipi',
      name: 'Pislik tutucu, Y tipi, flanşlı, PN16',
      columns: ['anma-çapı', 'yapı-boyu', 'flanş-çapı'],
      standards: ['EN 558 seri 1', 'EN 1092-2'],
      typical: typical('DN50, 2350 lira'),
      drawing: 'drawings/pislik-tutucu.svg',
      describe: phrase(
        'Pompa, vana ve sayaç önüne takılan Y tipi pislik tutucu;',
        '{anma-çapı} PN16, gövdesi EN-GJL-250 dökme demir, süzgeci paslanmaz çeliktir.',
        'Yapı boyu EN 558 seri 1’e göre {yapı-boyu} mm, EN 1092-2 flanşlarının dış çapı {flanş-çapı} mm’dir.',
        '-10 ile +120 °C arasında kullanılır; süzgeç, alttaki kapak açılarak temizlenir.',
      ),
      articles: strainers,
    },
  ],
};
