import { brands } from './brands.ts';
import { filter, key, must, shown } from './kinds.ts';
import type { Article, FamilyTable, KindAttribute, Tables } from './model.ts';
import { measuresOf, type Motor, motors2, motors4 } from './motorSizes.ts';
import { comma, lira } from './prices.ts';
import { said } from './said.ts';
import { rounded } from './weights.ts';

type Mounting = 'B3' | 'B5';
type Poles = 2 | 4;

const firsts: Record<string, string> = { '1.5-4-B3': '1792131239916', '7.5-4-B5': '1770099902005' };

/** I = P / (√3 · 400 V · η · cos φ), with a power factor that is usual for the size. */
const currentOf = ({ power, efficiency, factor }: Motor) =>
  rounded((power * 1000) / (Math.sqrt(3) * 400 * (efficiency / 100) * factor));

/** Motors of up to 3 kW usually run in a star at 400 V, and larger ones in a triangle. */
const voltageOf = (power: number) => (power <= 3 ? '230/400 V' : '400/690 V');

const endsOf = (frame: string, mounting: Mounting) => {
  const { shaft, shaftLength, height, feet, between, circle, spigot, outside } = measuresOf(frame);
  return {
    'mil-çapı': comma(shaft),
    'mil-boyu': comma(shaftLength),
    ...(mounting === 'B3' && {
      'mil-ekseni-yüksekliği': comma(height),
      'ayak-delikleri-arası-(enine)': comma(feet),
      'ayak-delikleri-arası-(boyuna)': comma(between),
    }),
    ...(mounting === 'B5' && {
      'delik-dairesi-çapı': comma(circle),
      'merkezleme-çapı': comma(spigot),
      'flanş-çapı': comma(outside),
    }),
  };
};

function article(motor: Motor, poles: Poles, mounting: Mounting): Article {
  const { power, frame, efficiency, speed } = motor;
  const first = firsts[`${power}-${poles}-${mounting}`];
  return {
    code: `AM ${comma(power)}-${poles} ${frame} ${mounting}`,
    name: `Asenkron Motor ${comma(power)} kW ${poles} Kutup ${frame} ${mounting} IE3`,
    specs: {
      güç: `${comma(power)} kW`,
      'kutup-sayısı': String(poles),
      'gövde-büyüklüğü': frame,
      montaj: mounting,
      verim: comma(efficiency),
      'verim-sınıfı': 'IE3',
      devir: `yaklaşık ${speed}`,
      akım: `yaklaşık ${comma(currentOf(motor))}`,
      gerilim: voltageOf(power),
      frekans: '50',
      'koruma-sınıfı': 'IP55',
      'yalıtım-sınıfı': 'F',
      'gövde-malzemesi': power > 4 ? 'Dökme demir' : 'Alüminyum',
      ...endsOf(frame, mounting),
    },
    // A fixed part and 2.700 lira a kilowatt, as 1,5 kW of the first catalogue costs 8.250; a flange costs 5 % more.
    price: power > 5.5 ? null : lira((4200 + 2700 * power) * (mounting === 'B5' ? 1.05 : 1)),
    ...(first && { first }),
    ...(power > 5.5 && { leadTime: 8 }),
  };
}

const describe = said((m) => [
  `Üç fazlı sincap kafesli asenkron motor; ${m('güç')}, ${m('kutup-sayısı')} kutup, ${m('gerilim')}, 50 Hz, ${m('devir')} d/dk.`,
  `Verimi %${m('verim')} (IE3, EN 60034-30-1), gövdesi ${m('gövde-büyüklüğü')}, yapı biçimi ${m('montaj')}; ` +
    `mili ${m('mil-çapı')} x ${m('mil-boyu')} mm (EN 50347).`,
  m('montaj') === 'B3'
    ? 'Ayaklı tiptir; IP55 korumalı ve F sınıfı yalıtımlıdır, S1 sürekli çalışma içindir.'
    : `Flanş çapı ${m('flanş-çapı')} mm, delik dairesi ${m('delik-dairesi-çapı')} mm, merkezleme ${m('merkezleme-çapı')} mm'dir; IP55 korumalı ve F sınıfı yalıtımlıdır.`,
]);

const family = (poles: Poles, mounting: Mounting, id: string): FamilyTable => ({
  id,
  name: `Asenkron motor, ${poles} kutup, IE3, ${mounting}`,
  category: 'elektrik-motorları-ve-sürücüler',
  kind: mounting === 'B3' ? 'ayaklı-motor' : 'flanşlı-motor',
  brand: brands.electrical,
  columns: ['güç', 'gövde-büyüklüğü', 'mil-çapı', mounting === 'B3' ? 'mil-ekseni-yüksekliği' : 'flanş-çapı', 'verim'],
  standards: ['EN 60034-30-1', 'EN 50347'],
  typical: 'Devir ve güç katsayısı bu güçte yaygın değerlerdir; akım bunlardan, fiyat güçten hesaplanmıştır.',
  drawing: mounting === 'B3' ? 'drawings/motor.svg' : 'drawings/motor-b5.svg',
  unit: 'PIECE',
  describe,
  articles: (poles === 2 ? motors2 : motors4).map((motor) => article(motor, poles, mounting)),
});

const shared: KindAttribute[] = [
  key('güç'),
  key('kutup-sayısı'),
  key('gövde-büyüklüğü'),
  must('montaj'),
  must('mil-çapı'),
  must('verim-sınıfı'),
  filter('gerilim'),
  filter('devir'),
  filter('koruma-sınıfı'),
];
const others = [
  'mil-boyu',
  'verim',
  'akım',
  'frekans',
  'yalıtım-sınıfı',
  'gövde-malzemesi',
  'ptc-termistör',
  'standart',
].map(shown);

export const motors: Tables = {
  attributes: [
    { id: 'ayak-delikleri-arası-(enine)', name: 'Ayak delikleri arası (enine)', kind: 'NUMBER', unit: 'mm' },
    { id: 'ayak-delikleri-arası-(boyuna)', name: 'Ayak delikleri arası (boyuna)', kind: 'NUMBER', unit: 'mm' },
  ],
  kinds: [
    {
      id: 'ayaklı-motor',
      name: 'Ayaklı motor (B3)',
      attributes: [
        ...shared,
        filter('ex-işareti'),
        shown('mil-ekseni-yüksekliği'),
        shown('ayak-delikleri-arası-(enine)'),
        shown('ayak-delikleri-arası-(boyuna)'),
        ...others,
      ],
      section: {
        drawing: 'motor-b3',
        letters: { D: 'mil-çapı', E: 'mil-boyu', H: 'mil-ekseni-yüksekliği', B: 'ayak-delikleri-arası-(boyuna)' },
      },
    },
    {
      id: 'flanşlı-motor',
      name: 'Flanşlı motor (B5)',
      attributes: [...shared, must('flanş-çapı'), shown('delik-dairesi-çapı'), shown('merkezleme-çapı'), ...others],
      section: {
        drawing: 'motor-b5',
        letters: { D: 'mil-çapı', E: 'mil-boyu', M: 'delik-dairesi-çapı', N: 'merkezleme-çapı', P: 'flanş-çapı' },
      },
    },
  ],
  families: [
    // The family of the first catalogue keeps its id.
    family(4, 'B3', 'asenkron-motor-4-kutup-ie3'),
    family(4, 'B5', 'asenkron-motor-4-kutup-ie3-b5'),
    family(2, 'B3', 'asenkron-motor-2-kutup-ie3-b3'),
    family(2, 'B5', 'asenkron-motor-2-kutup-ie3-b5'),
  ],
};
