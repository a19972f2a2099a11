import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable, readTables, text } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

const drivesOf = readTables('drives.csv', 'Faz', number('Güç (kW)'), number('Akım (A)'));

/** Motor power in kW and the usual output current in A, which covers the current of a motor with four poles. */
const threePhase = drivesOf('3');
const onePhase = drivesOf('1');

function article([power, current]: [number, number], phases: 1 | 3): Article {
  const is3 = phases === 3;
  return {
    code: `FS${phases}-${comma(power)}`,
    name: `Frekans Sürücüsü ${comma(power)} kW ${phases} Faz ${is3 ? 400 : 230} V`,
    specs: {
      güç: `${comma(power)} kW`,
      akım: comma(current),
      faz: `${phases} faz`,
      'besleme-gerilimi': is3 ? '380–480 V' : '200–240 V',
      'çıkış-frekansı': '0–400',
      'aşırı-yük-kapasitesi': '60 saniye %150',
      haberleşme: 'Modbus RTU',
      'koruma-sınıfı': 'IP20',
    },
    // 5.900 lira and 2.270 a kilowatt, as 2,2 kW of the first catalogue costs 10.900.
    price: lira(5900 + 2270 * power),
    ...(is3 && power === 2.2 && { first: '1761315040070' }),
    ...(power >= 11 && { leadTime: 10 }),
  };
}

const describe = phrase(
  '{güç} gücündeki üç fazlı asenkron motorlar için frekans sürücüsü; girişi {faz}, {besleme-gerilimi}, çıkış akımı {akım} A.',
  '60 saniye boyunca %150 yüklenebilir; V/f ve sensörsüz vektör kontrolü, Modbus RTU (RS485) haberleşmesi ve dahili PID’i vardır.',
  'IP20 korumalıdır, pano içine takılır; EMC bakımından EN IEC 61800-3’e uygundur.',
);

const family = (phases: 1 | 3): FamilyTable => ({
  id: `frekans-sürücüsü-${phases}-faz`,
  name: `Frekans sürücüsü, ${phases} faz`,
  category: 'elektrik-motorları-ve-sürücüler',
  kind: 'frekans-sürücüsü',
  brand: brands.electrical,
  columns: ['güç', 'akım', 'besleme-gerilimi'],
  standards: ['EN IEC 61800-3'],
  typical: 'The current is usual for drives of this power. Price from the power.',
  drawing: 'drawings/frekans-surucu.svg',
  unit: 'PIECE',
  describe,
  articles: (phases === 3 ? threePhase : onePhase).map((row) => article(row, phases)),
});

type Servo = [power: number, flange: number, torque: string, most: string, shaft: number];

/** 3.000 turns a minute: the torque is the power by the angular speed, and three times as much for a moment. */
const servos: Servo[] = readTable(
  'servoMotors.csv',
  number('Güç (W)'),
  number('Flanş (mm)'),
  text('Moment (Nm)'),
  text('En yüksek moment (Nm)'),
  number('Mil çapı (mm)'),
);

const servo = ([power, flange, torque, most, shaft]: Servo): Article => ({
  code: `SM ${power}-${flange}`,
  name: `AC Servo Motor ${power} W ${flange} mm Flanşlı, 23 Bit Enkoderli`,
  specs: {
    güç: `${power} W`,
    moment: torque,
    'en-yüksek-moment': most,
    devir: '3.000',
    'mil-çapı': comma(shaft),
    'flanş-ölçüsü': `${flange} x ${flange} mm`,
    enkoder: '23 bit mutlak',
    'besleme-gerilimi': '200–240 V',
    'koruma-sınıfı': 'IP65',
  },
  price: null,
  leadTime: power === 400 ? 5 : 12,
  ...(power === 750 && { first: '1774017710721' }),
});

export const drives: Tables = {
  attributes: [{ id: 'çıkış-frekansı', name: 'Çıkış frekansı', kind: 'RANGE', unit: 'Hz' }],
  kinds: [
    kindOf(
      'frekans-sürücüsü',
      'Frekans sürücüsü',
      `güç!* akım!* faz!* besleme-gerilimi!+ haberleşme koruma-sınıfı aşırı-yük-kapasitesi- çıkış-frekansı-`,
    ),
    kindOf(
      'servo-motor',
      'Servo motor',
      `güç!* moment!* flanş-ölçüsü!* mil-çapı!+ en-yüksek-moment!+ devir besleme-gerilimi koruma-sınıfı
         enkoder-`,
    ),
  ],
  families: [
    family(3),
    family(1),
    {
      id: 'ac-servo-motor',
      name: 'AC servo motor, 3.000 d/dk',
      category: 'elektrik-motorları-ve-sürücüler',
      kind: 'servo-motor',
      brand: brands.electrical,
      columns: ['güç', 'moment', 'en-yüksek-moment', 'mil-çapı', 'flanş-ölçüsü'],
      standards: [],
      typical: 'Torque from power and speed. Flange and shaft are usual for the power.',
      drawing: 'drawings/servo-motor.svg',
      unit: 'PIECE',
      describe: phrase(
        '{flanş-ölçüsü} flanşlı, {güç} AC servo motor; anma momenti {moment} Nm, ' +
          'kısa süreli en yüksek moment {en-yüksek-moment} Nm, devir 3.000 d/dk.',
        'Mil çapı {mil-çapı} mm’dir; 23 bit mutlak enkoderlidir ve IP65 korumalıdır.',
        'Sürücüsü ve kabloları ayrıca seçilir.',
      ),
      articles: servos.map(servo),
    },
  ],
};
