import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { measuresOf, type Motor, motors2, motors4 } from './motorSizes.ts';
import { comma, lira, rounded } from '../model/numbers.ts';
import { phrase } from '../model/texts.ts';
import { countText } from '../../../common/text/locale.ts';

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
      devir: `yaklaşık ${countText(speed)}`,
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

const describe = phrase(
  'Üç fazlı sincap kafesli asenkron motor; {güç}, {kutup-sayısı} kutup, {gerilim}, 50 Hz, {devir} d/dk.',
  'Verimi %{verim} (IE3, EN 60034-30-1), gövde büyüklüğü {gövde-büyüklüğü}, yapı biçimi {montaj};',
  'mili {mil-çapı} x {mil-boyu} mm (EN 50347).',
  ({ specs }) =>
    specs.montaj === 'B3'
      ? 'Ayaklı tiptir; IP55 korumalı ve F sınıfı yalıtımlıdır, sürekli çalışma (S1) içindir.'
      : 'Flanş çapı {flanş-çapı} mm, delik dairesi {delik-dairesi-çapı} mm, merkezleme {merkezleme-çapı} mm’dir; IP55 korumalı ve F sınıfı yalıtımlıdır.',
);

/** Motors with flanges are kept in fewer powers, in kW. */
const leastFlanged = { 2: 1.5, 4: 0.37 };
const mostFlanged = { 2: 7.5, 4: 11 };

const family = (poles: Poles, mounting: Mounting, id: string): FamilyTable => ({
  id,
  name: `Asenkron motor, ${poles} kutup, IE3, ${mounting}`,
  category: 'elektrik-motorları-ve-sürücüler',
  kind: mounting === 'B3' ? 'ayaklı-motor' : 'flanşlı-motor',
  brand: brands.electrical,
  columns: ['güç', 'gövde-büyüklüğü', 'mil-çapı', mounting === 'B3' ? 'mil-ekseni-yüksekliği' : 'flanş-çapı', 'verim'],
  standards: ['EN 60034-30-1', 'EN 50347'],
  typical: 'Speed and power factor are usual for the power. The current follows from them, the price from the power.',
  drawing: mounting === 'B3' ? 'drawings/motor.svg' : 'drawings/motor-b5.svg',
  unit: 'PIECE',
  describe,
  articles: (poles === 2 ? motors2 : motors4)
    .filter(({ power }) => mounting === 'B3' || (power >= leastFlanged[poles] && power <= mostFlanged[poles]))
    .map((motor) => article(motor, poles, mounting)),
});

const shared = 'güç!* kutup-sayısı!* gövde-büyüklüğü!* montaj!+ mil-çapı!+ verim-sınıfı!+ gerilim devir koruma-sınıfı';
const others = 'mil-boyu- verim- akım- frekans- yalıtım-sınıfı- gövde-malzemesi- ptc-termistör-';

export const motors: Tables = {
  attributes: [
    { id: 'ayak-delikleri-arası-(enine)', name: 'Ayak delikleri arası (enine)', kind: 'NUMBER', unit: 'mm' },
    { id: 'ayak-delikleri-arası-(boyuna)', name: 'Ayak delikleri arası (boyuna)', kind: 'NUMBER', unit: 'mm' },
  ],
  kinds: [
    kindOf(
      'ayaklı-motor',
      'Ayaklı motor (B3)',
      `${shared} ex-işareti mil-ekseni-yüksekliği- ayak-delikleri-arası-(enine)- ayak-delikleri-arası-(boyuna)- ${others}`,
      {
        drawing: 'motor-b3',
        letters: { D: 'mil-çapı', E: 'mil-boyu', H: 'mil-ekseni-yüksekliği', B: 'ayak-delikleri-arası-(boyuna)' },
      },
    ),
    kindOf(
      'flanşlı-motor',
      'Flanşlı motor (B5)',
      `${shared} flanş-çapı!+ delik-dairesi-çapı- merkezleme-çapı- ${others}`,
      {
        drawing: 'motor-b5',
        letters: { D: 'mil-çapı', E: 'mil-boyu', M: 'delik-dairesi-çapı', N: 'merkezleme-çapı', P: 'flanş-çapı' },
      },
    ),
  ],
  families: [
    // The family of the first catalogue keeps its id.
    family(4, 'B3', 'asenkron-motor-4-kutup-ie3'),
    family(4, 'B5', 'asenkron-motor-4-kutup-ie3-b5'),
    family(2, 'B3', 'asenkron-motor-2-kutup-ie3-b3'),
    family(2, 'B5', 'asenkron-motor-2-kutup-ie3-b5'),
  ],
};
