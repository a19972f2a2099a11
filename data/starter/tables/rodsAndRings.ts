import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { kilograms, lira } from '../model/numbers.ts';
import { number, readTables } from '../model/readTable.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';
import { threadArea, threadOf } from './threads.ts';

function rod(d: number, isSteel: boolean): Article {
  const thread = threadOf(d);
  const mass = kilograms(1000 * threadArea(thread));
  return {
    code: `DIN975-M${d}x1000${isSteel ? '' : '-A2'}`,
    name: `Tij DIN 975 M${d}x1000 ${isSteel ? '4.8 Çinko Kaplı' : 'A2-70 Paslanmaz'}`,
    specs: specsOf({
      diş: `M${d}`,
      boy: 1000,
      'dayanım-sınıfı': isSteel ? '4.8' : 'A2-70',
      hatve: thread.pitch,
      ağırlık: mass,
      malzeme: isSteel ? 'Çelik' : 'Paslanmaz çelik',
      yüzey: isSteel ? 'Elektrolitik çinko' : 'Kaplamasız',
      standart: ['DIN 975', isSteel ? 'ISO 898-1' : 'ISO 3506-1'],
    }),
    price: lira(mass * (isSteel ? 130 : 430) + 20),
    leadTime: d >= 20 ? 3 : undefined,
  };
}

const ringsOf = readTables(
  'retainingRings.csv',
  'Norm',
  number('Çap (mm)'),
  number('Kalınlık (mm)'),
  number('Serbest çap (mm)'),
  number('Kanal çapı (mm)'),
  number('Kanal genişliği (mm)'),
);

/** DIN 471 for shafts: shaft, thickness, free diameter, groove diameter and groove width. */
export const shaftRings = ringsOf('DIN 471');

/** DIN 472 for bores, among them the outer diameters of the common ball bearings. */
export const boreRings = ringsOf('DIN 472');

function ring(standard: 471 | 472, [d, s, free, groove, width]: [number, number, number, number, number]): Article {
  return {
    code: `DIN${standard}-${d}`,
    name: `${standard === 471 ? 'Mil Segmanı' : 'Delik Segmanı'} DIN ${standard} Ø${d}x${String(s).replace('.', ',')}`,
    specs: specsOf({
      'segman-tipi': standard === 471 ? 'Mil (dış)' : 'Delik (iç)',
      'mil-ya-da-delik-çapı': d,
      kalınlık: s,
      'serbest-çap': free,
      'kanal-çapı': groove,
      'kanal-genişliği': width,
      malzeme: 'Yay çeliği',
    }),
    price: lira(40 + d * s * (standard === 471 ? 3.2 : 3.6)),
    pack: 50,
  };
}

const common = {
  category: 'bağlantı-elemanları',
  brand: brands.fasteners,
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

const rings = {
  ...common,
  kind: 'segman',
  columns: ['mil-ya-da-delik-çapı', 'kalınlık', 'serbest-çap', 'kanal-çapı', 'kanal-genişliği'],
  drawing: 'drawings/segman.svg',
  typical: 'Price of fifty from diameter times thickness, which is how the strip steel goes into it.',
} satisfies Partial<FamilyTable>;

export const rodsAndRings: Tables = {
  families: [
    {
      ...common,
      kind: 'tij',
      id: 'din-975-tij',
      name: 'DIN 975 tij, 1 metre',
      columns: ['diş', 'dayanım-sınıfı', 'hatve', 'ağırlık'],
      standards: ['DIN 975'],
      typical: prose(
        'Mass of a bar of the pitch diameter at 7,85 g/cm³.',
        'Price 130 lira a kilogram in steel, 430 in stainless steel, and 20 for the piece.',
      ),
      drawing: 'drawings/tij.svg',
      describe: phrase(
        'Boydan boya {diş} dişli, {boy} mm boyunda tij; hatve {hatve} mm, ağırlığı yaklaşık {ağırlık} kg.',
        ({ specs }) =>
          specs['dayanım-sınıfı'] === '4.8'
            ? 'Dayanım sınıfı 4.8’dir (ISO 898-1), yüzeyi elektrolitik çinko kaplıdır.'
            : 'A2-70 (AISI 304) paslanmaz çeliktir (ISO 3506-1); nemli ve dış ortamda da kullanılır.',
        'Askı, kelepçe ve ankraj işlerinde boyuna kesilerek kullanılır.',
      ),
      articles: [...[6, 8, 10, 12, 16].map((d) => rod(d, true)), ...[8, 10, 12].map((d) => rod(d, false))],
    },
    {
      ...rings,
      id: 'din-471-mil-segmanı',
      drawing: 'drawings/mil-segmani.svg',
      name: 'DIN 471 mil segmanı',
      standards: ['DIN 471'],
      describe: phrase(
        '{mil-ya-da-delik-çapı} mm mile takılan dış segman (DIN 471);',
        'kalınlık {kalınlık} mm, serbest iç çap {serbest-çap} mm.',
        'Mildeki kanalın çapı {kanal-çapı} mm, genişliği en az {kanal-genişliği} mm olmalıdır.',
        'Rulman, dişli ve burcu mil üzerinde eksenel olarak tutar; fiyat 50 adetlik paket içindir.',
      ),
      articles: shaftRings.map((row) => ring(471, row)),
    },
    {
      ...rings,
      id: 'din-472-delik-segmanı',
      name: 'DIN 472 delik segmanı',
      standards: ['DIN 472'],
      describe: phrase(
        '{mil-ya-da-delik-çapı} mm deliğe takılan iç segman (DIN 472);',
        'kalınlık {kalınlık} mm, serbest dış çap {serbest-çap} mm.',
        'Delikteki kanalın çapı {kanal-çapı} mm, genişliği en az {kanal-genişliği} mm olmalıdır.',
        'Rulmanı yatakta eksenel olarak tutar; fiyat 50 adetlik paket içindir.',
      ),
      articles: boreRings.map((row) => ring(472, row)),
    },
  ],
};
