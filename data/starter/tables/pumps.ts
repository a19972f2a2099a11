import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { lira } from '../model/numbers.ts';
import { number, readTable, text } from '../model/readTable.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';

/** Nominal duties of EN 733 at 2900 revolutions, with the nominal sizes of inlet and outlet. */
export const pumpRows = readTable(
  'pumps.csv',
  text('Ad'),
  number('Giriş DN'),
  number('Çıkış DN'),
  number('Debi (m³/h)'),
  number('Basma yüksekliği (m)'),
  number('Verim'),
);

/** Motors of two poles: power and IEC frame. */
const motors = readTable('pumpMotors.csv', number('Güç (kW)'), text('Gövde'));

/** The power of the water, in kilowatts. */
export const waterPower = (flow: number, head: number) => (flow * head * 9.81) / 3600;

function motorFor(flow: number, head: number, efficiency: number) {
  const needed = (waterPower(flow, head) / efficiency) * 1.15;
  const motor = motors.find(([power]) => power >= needed);
  if (!motor) throw new Error(`No motor drives ${flow} m³/h over ${head} m.`);
  return motor;
}

const pumps = pumpRows.map(([size, inlet, outlet, flow, head, efficiency]): Article => {
  const [power, frame] = motorFor(flow, head, efficiency);
  const kilowatts = String(power).replace('.', ',');
  return {
    code: `NSP-${size}-${kilowatts}`,
    name: `Norm Santrifüj Pompa ${size} ${kilowatts} kW 2.900 d/dk`,
    specs: specsOf({
      'pompa-tipi': 'Norm santrifüj',
      debi: flow,
      'basma-yüksekliği': head,
      güç: `${kilowatts} kW`,
      'anma-çapı': [`DN${inlet}`, `DN${outlet}`],
      devir: '2900',
      'kutup-sayısı': 2,
      'en-yüksek-basınç': 10,
      'gövde-malzemesi': 'Dökme demir',
      'malzeme-kalitesi': 'EN-GJL-250',
      'koruma-sınıfı': 'IP55',
      'verim-sınıfı': 'IE3',
      'gövde-büyüklüğü': frame,
      gerilim: power < 4 ? '230/400 V' : '400/690 V',
    }),
    price: lira(21000 + power * 6200),
    leadTime: 15,
  };
});

const common = {
  category: 'pompalar-ve-vanalar',
  kind: 'pompa',
  brand: brands.fluids,
  columns: ['debi', 'basma-yüksekliği', 'güç', 'anma-çapı'],
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

export const pumpTables: Tables = {
  families: [
    {
      ...common,
      id: 'norm-santrifüj-pompa',
      name: 'Norm santrifüj pompa, 2.900 d/dk',
      standards: ['EN 733', 'EN 1092-2', 'EN 12756'],
      typical: prose(
        'Flow and head are the nominal duty of EN 733.',
        'The motor is the next above the power of the water, divided by a usual efficiency, and 15 per cent more.',
        'Price 21.000 lira and 6.200 for each kilowatt.',
      ),
      drawing: 'drawings/pompa.svg',
      describe: phrase(
        'EN 733 ölçülerinde yatay milli norm santrifüj pompa; çalışma noktası {debi} m³/h ve {basma-yüksekliği} m’dir.',
        'Motoru {güç}, 2 kutuplu, IE3 verimli, IP55’tir (gövde {gövde-büyüklüğü});',
        'şase ve elastik kaplinle birlikte verilir.',
        ({ specs }) => {
          const [inlet = '', outlet = ''] = [specs['anma-çapı'] ?? []].flat();
          return `Emme ağzı ${inlet}, basma ağzı ${outlet}, salmastrası mekaniktir.`;
        },
        'Temiz su, ısıtma ve soğutma devrelerinde 10 bar’a kadar kullanılır.',
      ),
      articles: [
        ...pumps,
        {
          code: 'NSP-32-160-3',
          name: 'Norm Santrifüj Pompa 32-160 3 kW 2.900 d/dk, Şaseli ve Kaplinli',
          first: '1768224729145',
          specs: { 'pompa-tipi': 'Norm santrifüj', 'kutup-sayısı': '2' },
          price: null,
          leadTime: 15,
        },
      ],
    },
  ],
};
