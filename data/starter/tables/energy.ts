import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { flag, number, readTable, text } from '../model/readTable.ts';
import { phrase, specsOf } from '../model/texts.ts';
import { countText } from '../../../common/text/locale.ts';

/** Volume in litres at 11 bar; EN 286-1 ends at 10.000 bar·litres. */
export const tankRows = readTable('airTanks.csv', number('Hacim (L)'), flag('Dik'));

const tanks = tankRows.map(([litres, isUpright]): Article => ({
  code: `TNK-${litres}-11`,
  name: `${isUpright ? 'Dik' : 'Yatık'} Hava Tankı ${litres} L 11 bar`,
  specs: specsOf({
    'tank-hacmi': litres,
    'en-yüksek-basınç': 11,
    'tank-konumu': isUpright ? 'Dik' : 'Yatık',
    'deneme-basıncı': 16.5,
    'çalışma-sıcaklığı': '-10 ile +100 °C',
  }),
  price: lira(2600 + litres * 21),
  leadTime: litres >= 500 ? 10 : undefined,
}));

/** The free air in litres a minute that flows at 10 m/s through the bore of the port at 7 bar, rounded down to fifty. */
export const filterFlow = (bore: number) =>
  Math.floor(((Math.PI / 4) * (bore / 1000) ** 2 * 10 * 60_000 * 8) / 50) * 50;

const ports = readTable('airFilters.csv', text('Bağlantı'), number('Geçiş çapı (mm)'));

const filters = ports.flatMap(([port, bore], place) =>
  [1, 0.01].map((fineness): Article => ({
    code: `HFL-${port.slice(1)}-${comma(fineness)}`,
    name: `Basınçlı Hava Hat Filtresi ${port} ${comma(fineness)} µm`,
    specs: specsOf({
      bağlantı: port,
      'filtre-inceliği': fineness,
      'hava-debisi': countText(filterFlow(bore)),
      'en-yüksek-basınç': 16,
      'çalışma-sıcaklığı': '+2 ile +65 °C',
    }),
    price: lira(2900 + place * 850 + (fineness < 1 ? 350 : 0)),
    leadTime: port === 'G1' ? 5 : undefined,
  })),
);

/** Prime ratings in kVA; the power factor is 0,8 and the voltage 400 V. */
export const generatorRatings = [20, 30, 66, 100];

const generators = generatorRatings.map((rating): Article => ({
  code: `JEN-${rating}`,
  name: `Dizel Jeneratör ${rating} kVA Kabinli`,
  specs: specsOf({
    'görünür-güç': rating,
    güç: comma(Math.round(rating * 8) / 10),
    akım: comma(Math.round((rating / (Math.sqrt(3) * 0.4)) * 10) / 10),
    gerilim: '400/230 V',
    frekans: 50,
    devir: '1.500',
    'güç-katsayısı-(cos-φ)': 0.8,
    faz: '3 faz',
  }),
  price: null,
  leadTime: rating >= 100 ? 30 : 20,
}));

const common = {
  category: 'enerji-ve-kompresörler',
  brand: brands.energy,
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

export const energy: Tables = {
  families: [
    {
      ...common,
      kind: 'hava-tankı',
      id: 'hava-tankı-en-286-1',
      name: 'Hava tankı, 11 bar, EN 286-1',
      columns: ['tank-hacmi', 'tank-konumu'],
      standards: ['EN 286-1'],
      typical: 'The test pressure is one and a half times the highest pressure. Price from the volume.',
      drawing: 'drawings/hava-tanki.svg',
      describe: phrase(
        'EN 286-1’e uygun, CE işaretli (2014/29/AB) çelik basınçlı hava tankı;',
        'hacim {tank-hacmi} L, en yüksek basınç {en-yüksek-basınç} bar, deneme basıncı {deneme-basıncı} bar.',
        '{tank-konumu} tiptir. Emniyet ventili, manometre ve tahliye bağlantıları hazırdır.',
        'Basınçlı kap olduğundan yılda bir periyodik kontrolden geçmelidir.',
      ),
      articles: tanks,
    },
    {
      ...common,
      kind: 'hat-filtresi',
      id: 'basınçlı-hava-hat-filtresi',
      name: 'Basınçlı hava hat filtresi',
      columns: ['bağlantı', 'filtre-inceliği', 'hava-debisi'],
      standards: ['ISO 12500-1'],
      typical:
        'The flow is that of 10 m/s in the bore of the port at 7 bar, rounded down to fifty. Price from port and element.',
      drawing: 'drawings/hat-filtresi.svg',
      describe: phrase(
        'Kompresör ve kurutucu çıkışına takılan alüminyum gövdeli hat filtresi;',
        'bağlantısı {bağlantı}, filtre inceliği {filtre-inceliği} µm.',
        '7 bar’da debisi {hava-debisi} l/dk, en yüksek basıncı 16 bar’dır. Otomatik tahliyelidir;',
        'filtre elemanı yılda bir değiştirilir.',
      ),
      articles: filters,
    },
    {
      ...common,
      kind: 'jeneratör',
      id: 'dizel-jeneratör',
      name: 'Dizel jeneratör, 1.500 d/dk',
      columns: ['görünür-güç', 'güç', 'akım'],
      standards: ['ISO 8528-1'],
      typical: 'Power and current follow from the rating, a power factor of 0,8 and 400 V.',
      drawing: 'drawings/jenerator-kabinli.svg',
      describe: phrase(
        'Su soğutmalı dizel motorlu, ses yalıtım kabinli jeneratör;',
        'anma gücü (PRP) {görünür-güç} kVA ({güç} kW, cos φ 0,8), 400/230 V, 50 Hz, 1.500 d/dk. Anma akımı {akım} A’dır.',
        'Kumanda panosu şebeke kesilince motoru çalıştırmaya hazırdır; transfer panosu ayrıca sipariş edilir.',
      ),
      articles: [
        ...generators,
        {
          code: 'JEN-50-A',
          name: 'Dizel Jeneratör 50 kVA Açık Şasili',
          first: '1793187104416',
          specs: { faz: '3 faz' },
          price: null,
          leadTime: 20,
        },
      ],
    },
  ],
};
