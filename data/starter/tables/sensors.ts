import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable, text } from '../model/readTable.ts';
import { inSmallLetters, phrase } from '../model/texts.ts';
import { upperCase } from '../../../common/text/locale.ts';

/** The thread of the body, and the distance in mm that sensors of long range for flush mounting usually have. */
const bodies = readTable('inductiveSensors.csv', text('Diş'), number('Algılama mesafesi (mm)'), number('Fiyat (TL)'));
const outputs = ['PNP NO', 'PNP NC', 'NPN NO'];

const inductive = ([thread, distance, price]: (typeof bodies)[number], output: string): Article => ({
  code: `EYS-${thread}-${output.replace(' ', '-')}`,
  name: `Endüktif Yaklaşım Sensörü ${thread} ${output} ${distance} mm`,
  specs: {
    'gövde-dişi': thread,
    'algılama-mesafesi': comma(distance),
    çıkış: output,
    'besleme-gerilimi': '10–30 VDC',
    'elektrik-bağlantısı': thread === 'M8' ? 'M8 soket' : 'M12 soket',
    'metale-gömülebilir': 'yes',
    akım: '200 mA',
    'koruma-sınıfı': 'IP67',
  },
  price: lira(price),
  ...(thread === 'M12' && output === 'PNP NO' && { first: '1760600440932' }),
  ...(output === 'PNP NC' && { leadTime: 4 }),
});

type Optic = [code: string, way: string, distance: number, price: number];
/** The usual ranges of sensors in a body M18, in mm. */
const optics: Optic[] = readTable(
  'opticalSensors.csv',
  text('Kod'),
  text('Algılama biçimi'),
  number('Algılama mesafesi (mm)'),
  number('Fiyat (TL)'),
);

const inMetres = (distance: number) => (distance < 1000 ? `${distance} mm` : `${distance / 1000} m`);
const inTitle = (text: string) => text.replaceAll(/(?<= )\p{Ll}/gu, (letter) => upperCase(letter));

/** Says of each way of sensing what a buyer has to know. */
const notes: Record<string, string> = {
  'Cisimden yansımalı': 'Duyarlılığı arkadaki potansiyometreyle ayarlanır.',
  Reflektörlü: 'Reflektör ayrıca sipariş edilir.',
  Karşılıklı: 'Verici ve alıcı birlikte verilir.',
};

const optical = ([code, way, distance, price]: Optic, output: string): Article => ({
  code: `FS-M18${code}-${output.replace(' ', '-')}`,
  name: `Fotoelektrik Sensör M18 ${inTitle(way)} ${inMetres(distance)} ${output}`,
  specs: {
    'gövde-dişi': 'M18',
    'algılama-biçimi': way,
    'algılama-mesafesi': inMetres(distance),
    çıkış: output,
    'besleme-gerilimi': '10–30 VDC',
    'elektrik-bağlantısı': 'M12 soket',
    akım: '100 mA',
    'koruma-sınıfı': 'IP67',
  },
  price: lira(price),
  ...(code === 'K' && { leadTime: 4 }),
});

const common = {
  category: 'otomasyon-ve-sensörler',
  brand: brands.automation,
  standards: ['EN IEC 60947-5-2'],
  unit: 'PIECE' as const,
};

const inductiveFamily: FamilyTable = {
  ...common,
  id: 'endüktif-yaklaşım-sensörü',
  name: 'Endüktif yaklaşım sensörü, gömülebilir',
  kind: 'endüktif-sensör',
  columns: ['gövde-dişi', 'algılama-mesafesi', 'çıkış', 'elektrik-bağlantısı'],
  typical: 'The distance is usual for sensors of long range for flush mounting. Price usual for the body.',
  drawing: 'drawings/yaklasim-sensoru.svg',
  describe: phrase(
    '{gövde-dişi} dişli gövdeli endüktif yaklaşım sensörü; anma algılama mesafesi {algılama-mesafesi} mm, çıkışı {çıkış}, en çok 200 mA.',
    'Metale tam gömülebilir; 10–30 VDC ile beslenir, bağlantısı {elektrik-bağlantısı}, koruma sınıfı IP67.',
    'Çelikte anılan mesafenin yaklaşık %81’ine kadar güvenle algılar; alüminyum ve pirinçte mesafe kısalır.',
  ),
  articles: bodies.flatMap((body) => outputs.map((output) => inductive(body, output))),
};

const opticalFamily: FamilyTable = {
  ...common,
  id: 'fotoelektrik-sensör-m18',
  name: 'Fotoelektrik sensör, M18',
  kind: 'fotoelektrik-sensör',
  columns: ['algılama-biçimi', 'algılama-mesafesi', 'çıkış'],
  typical: 'The range is usual in a body M18. Price usual for the way of sensing.',
  drawing: 'drawings/fotoelektrik-sensor.svg',
  describe: phrase(
    ({ specs }) => `M18 gövdeli, ${inSmallLetters(specs['algılama-biçimi'])} fotoelektrik sensör (fotosel);`,
    'algılama mesafesi {algılama-mesafesi}.',
    'Çıkışı {çıkış}, en çok 100 mA; 10–30 VDC ile beslenir,',
    'M12 soketlidir ve IP67 korumalıdır.',
    ({ specs }) => notes[String(specs['algılama-biçimi'])] ?? '',
  ),
  articles: optics.flatMap((optic) => ['PNP NO', 'NPN NO'].map((output) => optical(optic, output))),
};

const supply = 'besleme-gerilimi!+ elektrik-bağlantısı!+ koruma-sınıfı akım';

export const sensors: Tables = {
  attributes: [{ id: 'algılama-biçimi', name: 'Algılama biçimi', kind: 'OPTION' }],
  kinds: [
    kindOf(
      'endüktif-sensör',
      'Endüktif sensör',
      `gövde-dişi!* algılama-mesafesi!* çıkış!* ${supply} metale-gömülebilir`,
      { drawing: 'barrel-sensor', letters: { d: 'gövde-dişi', sn: 'algılama-mesafesi' } },
    ),
    kindOf(
      'fotoelektrik-sensör',
      'Fotoelektrik sensör',
      `algılama-biçimi!* algılama-mesafesi!* çıkış!* ${supply} gövde-dişi`,
      { drawing: 'barrel-sensor', letters: { d: 'gövde-dişi' } },
    ),
  ],
  families: [inductiveFamily, opticalFamily],
};
