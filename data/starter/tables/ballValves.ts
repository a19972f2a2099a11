import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { lira } from '../model/numbers.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';
import { valveAttributes, valveKinds } from '../model/valveKinds.ts';
import { flangeDiameterOf, lengthsOf, pipeThreads, rising } from '../model/valveSizes.ts';

const common = {
  category: 'pompalar-ve-vanalar',
  kind: 'küresel-vana',
  brand: brands.fluids,
  drawing: 'drawings/kuresel-vana.svg',
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

const brassPrice = rising(264.9, 15, 1.65);
const stainlessPrice = rising(3950, 50, 1.35);
const flangedPrice = rising(8700, 50, 1.4);

const brass = pipeThreads.map(([dn, thread]): Article => ({
  code: `KV-P-DN${dn}`,
  name: `Küresel Vana ${thread}" Pirinç PN25`,
  specs: specsOf({
    'anma-çapı': `DN${dn}`,
    'basınç-sınıfı': 'PN25',
    bağlantı: `Rp ${thread}`,
    'gövde-malzemesi': 'Pirinç',
    'malzeme-kalitesi': 'CW617N',
    'sızdırmazlık-malzemesi': 'PTFE',
    'çalışma-sıcaklığı': '-10 ile +110 °C',
    'tam-geçişli': 'yes',
    'buhara-uygun': 'no',
    yüzey: 'Nikel kaplı',
  }),
  price: dn === 15 ? 264.9 : lira(brassPrice(dn)),
  first: dn === 15 ? '1732892033857' : undefined,
}));

const threaded = pipeThreads.map(([dn, thread]): Article => ({
  code: `KV-S-DN${dn}-PN40`,
  name: `Küresel Vana DN${dn} PN40 Paslanmaz, ${thread}" İç Diş`,
  specs: specsOf({
    'anma-çapı': `DN${dn}`,
    'basınç-sınıfı': 'PN40',
    bağlantı: `Rp ${thread}`,
    'gövde-malzemesi': 'Paslanmaz çelik',
    'malzeme-kalitesi': '1.4408',
    'sızdırmazlık-malzemesi': 'PTFE',
    'çalışma-sıcaklığı': '-20 ile +180 °C',
    'tam-geçişli': 'yes',
    'kilitlenebilir-kol': 'yes',
  }),
  price: dn === 50 ? 3950 : lira(stainlessPrice(dn)),
  first: dn === 50 ? '1736239430898' : undefined,
}));

const flanged = lengthsOf(27).map(([dn, length]): Article => {
  const pressure = dn <= 50 ? 'PN40' : 'PN16';
  return {
    code: `KV-F-DN${dn}-${pressure}`,
    name: `Flanşlı Küresel Vana DN${dn} ${pressure} Paslanmaz`,
    specs: specsOf({
      'anma-çapı': `DN${dn}`,
      'basınç-sınıfı': pressure,
      bağlantı: 'Flanşlı',
      'gövde-malzemesi': 'Paslanmaz çelik',
      'malzeme-kalitesi': '1.4408',
      'sızdırmazlık-malzemesi': 'PTFE',
      'çalışma-sıcaklığı': '-20 ile +180 °C',
      'tam-geçişli': 'yes',
      'kilitlenebilir-kol': 'yes',
      'yapı-boyu': length,
      'flanş-çapı': flangeDiameterOf(dn),
    }),
    price: lira(flangedPrice(dn)),
    leadTime: dn >= 65 ? 10 : undefined,
  };
});

export const ballValves: Tables = {
  attributes: valveAttributes,
  kinds: valveKinds,
  families: [
    {
      ...common,
      id: 'küresel-vana-pirinç-pn25',
      name: 'Küresel vana, pirinç, PN25, iç dişli',
      columns: ['anma-çapı', 'bağlantı'],
      standards: ['EN 10226-1'],
      typical: prose(
        'Price from that of DN15 in the first catalogue, with the power 1,65 of the nominal size.',
        'Pressure and temperature are usual for CW617N with PTFE.',
      ),
      describe: phrase(
        'Nikel kaplı CW617N pirinç gövdeli, tam geçişli küresel vana;',
        '{anma-çapı}, iki ucu iç dişli ({bağlantı}, EN 10226-1). Çelik kolludur, küre contaları PTFE’dir.',
        'Soğuk ve sıcak su ile basınçlı havada -10 ile +110 °C arasında kullanılır; buhar hattı için uygun değildir.',
      ),
      articles: brass,
    },
    {
      ...common,
      id: 'küresel-vana-paslanmaz-pn40',
      name: 'Küresel vana, paslanmaz çelik, PN40, iç dişli',
      columns: ['anma-çapı', 'bağlantı'],
      standards: ['EN 10226-1'],
      typical:
        'Price from that of DN50 in the first catalogue, with the power 1,35 of the nominal size. The temperature is usual for PTFE seats.',
      describe: phrase(
        'İki parçalı, tam geçişli küresel vana;',
        'gövdesi 1.4408, küresi 1.4401 (AISI 316) paslanmaz çelik, küre contaları PTFE’dir.',
        '{anma-çapı} PN40, iki ucu iç dişlidir ({bağlantı}, EN 10226-1); kolu kilitlenebilir.',
        'Su, hava, yağ ve birçok kimyasalda -20 ile +180 °C arasında kullanılır;',
        'sıcaklık yükseldikçe izin verilen basınç düşer.',
      ),
      articles: threaded,
    },
    {
      ...common,
      id: 'küresel-vana-paslanmaz-flanşlı',
      name: 'Küresel vana, paslanmaz çelik, flanşlı',
      columns: ['anma-çapı', 'basınç-sınıfı', 'yapı-boyu', 'flanş-çapı'],
      standards: ['EN 558 seri 27', 'EN 1092-1'],
      typical: prose(
        'Price twice that of the threaded valve of the same size, with the power 1,4 of the nominal size.',
        'The temperature is usual for PTFE seats.',
      ),
      describe: phrase(
        'Flanşlı, iki parçalı, tam geçişli küresel vana;',
        '{anma-çapı} {basınç-sınıfı}, gövdesi 1.4408 paslanmaz çelik, küre contaları PTFE’dir.',
        'Yapı boyu EN 558 seri 27’ye göre {yapı-boyu} mm, EN 1092-1 flanşlarının dış çapı {flanş-çapı} mm’dir;',
        'kolu kilitlenebilir. -20 ile +180 °C arasında kullanılır; sıcaklık yükseldikçe izin verilen basınç düşer.',
      ),
      drawing: 'drawings/kuresel-vana-flansli.svg',
      articles: flanged,
    },
  ],
};
