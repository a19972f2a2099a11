import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

/** EN IEC 60947-4-1, AC-3: the current in A and the motor at 400 V that belongs to it, in kW. */
const motors = readTable('contactors.csv', number('Akım (A)'), number('Güç (kW)'));
type Coil = '230 VAC 50/60 Hz' | '24 VDC';

const contactor = ([current, power]: [number, number], coil: Coil): Article => ({
  code: `KT-${current}-${coil === '24 VDC' ? '24DC' : '230AC'}`,
  name: `Kontaktör ${current} A ${comma(power)} kW ${coil.replace(' 50/60 Hz', '')} Bobin`,
  specs: {
    akım: comma(current),
    güç: `${comma(power)} kW`,
    bobin: coil,
    gerilim: '400 V',
    kutup: '3 kutuplu',
    kontak: '1NO+1NC',
    montaj: '35 mm ray',
  },
  // 600 lira and 30 an ampere; coils of direct current cost 15 % more.
  price: lira((610 + 30 * current) * (coil === '24 VDC' ? 1.15 : 1)),
  ...(current === 18 && coil !== '24 VDC' && { first: '1758007953861' }),
  ...(current > 40 && { leadTime: 5 }),
});

const contactors: FamilyTable = {
  id: 'kontaktör-3-kutuplu',
  name: 'Kontaktör, 3 kutuplu',
  category: 'otomasyon-ve-sensörler',
  kind: 'kontaktör',
  brand: brands.electrical,
  columns: ['akım', 'güç', 'bobin', 'kontak'],
  standards: ['EN IEC 60947-4-1'],
  typical: 'Price from the current, and 15 per cent more for coils of direct current.',
  drawing: 'drawings/kontaktor.svg',
  unit: 'PIECE',
  describe: phrase(
    'Üç kutuplu güç kontaktörü; AC-3 kullanım sınıfında {akım} A ile 400 V’ta {güç} motor sürer, bobini {bobin}’dir.',
    '1NO+1NC yardımcı kontağı vardır; 35 mm raya takılır. Termik röle ve ek kontak bloğu ayrıca seçilir.',
  ),
  articles: [
    ...motors.map((motor) => contactor(motor, '230 VAC 50/60 Hz')),
    ...motors.filter(([current]) => current > 9 && current <= 32).map((motor) => contactor(motor, '24 VDC')),
  ],
};

/** EN 60898-1: rated currents in A, as they are kept for each number of poles. */
const currents = { 1: [6, 10, 16, 20, 25], 3: [16, 25, 32, 63] };

const breaker = (current: number, poles: 1 | 3): Article => ({
  code: `OS-${poles}C${current}`,
  name: `Otomatik Sigorta ${poles} Kutup C${current} 6 kA`,
  specs: {
    akım: comma(current),
    'açma-eğrisi': 'C',
    kutup: `${poles} kutuplu`,
    'kesme-kapasitesi': '6',
    gerilim: poles === 3 ? '230/400 VAC' : '230 VAC',
    genişlik: `yaklaşık ${18 * poles}`,
    montaj: '35 mm ray',
  },
  price: lira((current > 32 ? 1.5 : 1) * (poles === 3 ? 495 : 145)),
  ...(current === 16 && poles === 3 && { first: '1759759330535' }),
});

const breakers: FamilyTable = {
  id: 'otomatik-sigorta-c-6-ka',
  name: 'Otomatik sigorta, C eğrisi, 6 kA',
  category: 'otomasyon-ve-sensörler',
  kind: 'otomatik-sigorta',
  brand: brands.electrical,
  columns: ['akım', 'kutup', 'açma-eğrisi', 'genişlik'],
  standards: ['EN 60898-1'],
  typical: 'A pole takes some 18 mm of the rail. Price usual for the number of poles.',
  drawing: 'drawings/sigorta.svg',
  unit: 'PIECE',
  describe: phrase(
    '{kutup} otomatik sigorta; anma akımı {akım} A, C eğrisi, EN 60898-1’e göre kesme kapasitesi 6 kA, {gerilim}.',
    '35 mm raya takılır, genişliği {genişlik} mm’dir. C eğrisi, kalkış akımı orta düzeyde olan yükler içindir.',
  ),
  articles: ([1, 3] as const).flatMap((poles) => currents[poles].map((current) => breaker(current, poles))),
};

export const switchgear: Tables = {
  kinds: [
    kindOf('kontaktör', 'Kontaktör', 'akım!* güç!* bobin!* kutup!+ kontak gerilim montaj-'),
    kindOf(
      'otomatik-sigorta',
      'Otomatik sigorta',
      'akım!* kutup!* açma-eğrisi!* kesme-kapasitesi!+ gerilim genişlik- montaj-',
    ),
  ],
  families: [contactors, breakers],
};
