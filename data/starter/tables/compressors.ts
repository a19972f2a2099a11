import { brands } from '../model/brands.ts';
import { energyAttributes, energyKinds } from '../model/energyKinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable } from '../model/readTable.ts';
import { phrase, specsOf } from '../model/texts.ts';
import { countText } from '../../../common/text/locale.ts';

const turkish = (value: number) => countText(value);

/** Power in kilowatts with the tank in litres, for piston compressors of two stages. */
const pistons = readTable('pistonCompressors.csv', number('Güç (kW)'), number('Tank (L)'));

/** A piston of two stages draws in about 155 litres a minute for each kilowatt, as that of the first catalogue does. */
export const suction = (kilowatts: number) => Math.round((kilowatts * 155) / 10) * 10;

/** A screw delivers about 143 litres a minute for each kilowatt at 8 bar: seven kilowatts for a cubic metre. */
export const delivery = (kilowatts: number) => Math.floor(((kilowatts / 7) * 1000) / 50) * 50;

const piston = ([kilowatts, tank]: [number, number]): Article => {
  const isFirst = kilowatts === 5.5;
  return {
    code: `KPR-P-${comma(kilowatts)}-${tank}`,
    name: `Pistonlu Kompresör ${comma(kilowatts)} kW ${tank} L 10 bar`,
    specs: specsOf({
      'kompresör-tipi': 'Pistonlu, iki kademeli',
      güç: `${comma(kilowatts)} kW`,
      'en-yüksek-basınç': 10,
      'tank-hacmi': tank,
      'emiş-kapasitesi': isFirst ? 'yaklaşık 850' : `yaklaşık ${turkish(suction(kilowatts))}`,
      faz: '3 faz',
      gerilim: '400 V',
    }),
    price: isFirst ? null : lira(14000 + kilowatts * 6200 + tank * 28),
    first: isFirst ? '1773068002644' : undefined,
    leadTime: kilowatts >= 5.5 ? 10 : undefined,
  };
};

const screw = (kilowatts: number): Article => ({
  code: `KPR-V-${comma(kilowatts)}-8`,
  name: `Vidalı Kompresör ${comma(kilowatts)} kW 8 bar`,
  specs: specsOf({
    'kompresör-tipi': 'Vidalı, yağlı',
    güç: `${comma(kilowatts)} kW`,
    'en-yüksek-basınç': 8,
    'serbest-hava-debisi': `yaklaşık ${turkish(delivery(kilowatts))}`,
    faz: '3 faz',
    gerilim: '400 V',
  }),
  price: null,
  leadTime: 20,
});

const common = {
  category: 'enerji-ve-kompresörler',
  kind: 'kompresör',
  brand: brands.energy,
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

export const compressors: Tables = {
  attributes: energyAttributes,
  kinds: energyKinds,
  families: [
    {
      ...common,
      id: 'pistonlu-kompresör',
      name: 'Pistonlu kompresör, iki kademeli, 10 bar',
      columns: ['güç', 'tank-hacmi', 'emiş-kapasitesi'],
      standards: ['EN 286-1'],
      typical:
        'The capacity is 155 litres a minute for each kilowatt, as in the first catalogue. Price from power and tank.',
      drawing: 'drawings/kompresor.svg',
      describe: phrase(
        'İki kademeli, kayış tahrikli pistonlu hava kompresörü;',
        'motoru {güç}, 3 faz 400 V, tankı {tank-hacmi} litre, en yüksek basıncı 10 bar’dır.',
        'Emiş kapasitesi {emiş-kapasitesi} l/dk’dır; basılan serbest hava bundan düşüktür. Tank EN 286-1’e uygundur;',
        'emniyet ventili ve manometresi üzerindedir.',
      ),
      articles: pistons.map(piston),
    },
    {
      ...common,
      id: 'vidalı-kompresör',
      name: 'Vidalı kompresör, 8 bar',
      columns: ['güç', 'serbest-hava-debisi'],
      standards: ['ISO 1217'],
      typical:
        'Free air by ISO 1217 at seven kilowatts for a cubic metre a minute, rounded down to fifty litres, which is usual at 8 bar.',
      drawing: 'drawings/vidali-kompresor.svg',
      describe: phrase(
        'Sürekli çalışma için yağ enjeksiyonlu vidalı hava kompresörü;',
        'motoru {güç}, 3 faz 400 V, en yüksek basıncı 8 bar’dır.',
        'ISO 1217’ye göre serbest hava debisi {serbest-hava-debisi} l/dk’dır. Ses yalıtımlı kabindedir;',
        'tank, kurutucu ve hat filtreleri ihtiyaca göre seçilir.',
      ),
      articles: [7.5, 11, 15, 22].map(screw),
    },
  ],
};
