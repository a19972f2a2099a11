import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable, text } from '../model/readTable.ts';
import { inSmallLetters, phrase } from '../model/texts.ts';

/** EN 62444 does not set the cables: these are the usual clamping ranges in mm of glands with metric threads. */
const glands = readTable(
  'cableGlands.csv',
  text('Diş'),
  number('Kablo en az (mm)'),
  number('Kablo en çok (mm)'),
  number('Fiyat (TL)'),
);

const gland = ([thread, from, to, price]: (typeof glands)[number]): Article => ({
  code: `KR-${thread.replace('x1,5', '')}-PA`,
  name: `Kablo Rakoru ${thread} Polyamid IP68`,
  specs: {
    diş: thread,
    'kablo-çapı': `${comma(from)}–${comma(to)}`,
    malzeme: 'Polyamid 6',
    renk: 'Açık gri (RAL 7035)',
    'koruma-sınıfı': 'IP68',
    'çalışma-sıcaklığı': '-20 ile +100 °C',
  },
  price,
  ...(thread === 'M20x1,5' && { first: '1750860130665' }),
});

/** Currents at 24 V; the power is their product. */
const supplies = readTable('powerSupplies.csv', number('Akım (A)'), number('Genişlik (mm)'), number('Fiyat (TL)'));

const supply = ([current, , price]: (typeof supplies)[number]): Article => ({
  code: `GK-24-${comma(current)}`,
  name: `Güç Kaynağı 24 VDC ${comma(current)} A ${comma(24 * current)} W Ray Tipi`,
  specs: {
    'çıkış-akımı': comma(current),
    güç: `${comma(24 * current)} W`,
    'çıkış-gerilimi': '24 V',
    'besleme-gerilimi': '100–240 V',
    montaj: '35 mm ray',
    'koruma-sınıfı': 'IP20',
  },
  price: lira(price),
  ...(current > 10 && { leadTime: 6 }),
});

/** EN 60204-1: the colours of buttons by what they do. */
const buttons = readTable(
  'buttons.csv',
  text('Kod'),
  text('Ad'),
  text('Buton tipi'),
  text('Renk'),
  text('Kontak'),
  number('Fiyat (TL)'),
);

const button = ([code, name, kind, colour, contact, price]: (typeof buttons)[number]): Article => ({
  code: `PB22-${code}`,
  name: `${name} Ø22 ${contact}`,
  specs: {
    'buton-tipi': kind,
    'delik-çapı': '22',
    renk: colour,
    kontak: contact,
    'koruma-sınıfı': 'IP65',
    standart: 'EN 60947-5-1',
  },
  price,
  ...(kind === 'Seçici anahtar' && { drawing: 'drawings/secici-anahtar.svg' }),
});

const emergency: Article = {
  code: 'PB22-AS40',
  name: 'Acil Stop Butonu Ø22 1NO+1NC',
  specs: { 'buton-tipi': 'Acil stop', renk: 'Kırmızı' },
  price: 385,
  first: '1734425919001',
};

const common = { category: 'otomasyon-ve-sensörler', brand: brands.automation, unit: 'PIECE' as const };

export const panelParts: Tables = {
  attributes: [
    { id: 'buton-tipi', name: 'Buton tipi', kind: 'OPTION' },
    { id: 'çıkış-gerilimi', name: 'Çıkış gerilimi', kind: 'RANGE', unit: 'V' },
  ],
  kinds: [
    kindOf('kablo-rakoru', 'Kablo rakoru', 'diş!* kablo-çapı!* koruma-sınıfı!* malzeme!+ renk çalışma-sıcaklığı', {
      drawing: 'gland',
      letters: { d: 'diş' },
    }),
    kindOf(
      'güç-kaynağı',
      'Güç kaynağı',
      'çıkış-akımı!* çıkış-gerilimi!* güç!* besleme-gerilimi!+ montaj koruma-sınıfı',
    ),
    kindOf('pano-butonu', 'Pano butonu', 'buton-tipi!* kontak!* renk!* delik-çapı!+ koruma-sınıfı baş-çapı-', {
      drawing: 'panel-button',
      letters: { d: 'delik-çapı', D: 'baş-çapı' },
    }),
  ],
  families: [
    {
      ...common,
      id: 'kablo-rakoru-polyamid',
      name: 'Kablo rakoru, polyamid, metrik',
      kind: 'kablo-rakoru',
      columns: ['diş', 'kablo-çapı', 'koruma-sınıfı'],
      standards: ['EN 62444'],
      typical: 'Clamping ranges and prices are usual in the trade.',
      drawing: 'drawings/rakor.svg',
      describe: phrase(
        'Açık gri (RAL 7035) polyamid 6 kablo rakoru; {kablo-çapı} mm dış çaplı kablolar içindir, {diş} dış dişlidir.',
        'Conta ve kilit somunuyla birlikte verilir. EN 62444’e uygundur, 5 bar’a kadar IP68 koruma sağlar; çalışma sıcaklığı -20 ile +100 °C arasındadır.',
      ),
      articles: glands.map(gland),
    },
    {
      ...common,
      id: 'güç-kaynağı-24-vdc',
      name: 'Güç kaynağı, 24 VDC, ray tipi',
      kind: 'güç-kaynağı',
      columns: ['çıkış-akımı', 'güç', 'besleme-gerilimi'],
      standards: ['EN 61204-3'],
      typical: 'The power is voltage times current. Price usual for the power.',
      drawing: 'drawings/guc-kaynagi.svg',
      describe: phrase(
        'Tek fazlı, ray tipi anahtarlamalı güç kaynağı; çıkışı 24 VDC {çıkış-akımı} A ({güç}), girişi 100–240 VAC.',
        'Kısa devreye ve aşırı yüke karşı korumalıdır; 35 mm raya (EN 60715) takılır. Pano içi kullanım içindir, IP20 korumalıdır.',
      ),
      articles: supplies.map(supply),
    },
    {
      ...common,
      id: 'pano-butonu-ø22',
      name: 'Pano butonu, Ø22',
      kind: 'pano-butonu',
      columns: ['buton-tipi', 'renk', 'kontak'],
      standards: ['EN 60947-5-1'],
      typical: 'Prices are usual for such buttons.',
      drawing: 'drawings/pano-butonu.svg',
      describe: phrase(
        ({ specs }) =>
          `22 mm pano deliğine takılan ${inSmallLetters(specs['buton-tipi'])}; rengi ${inSmallLetters(specs.renk)}, kontağı {kontak}.`,
        'Ön yüz koruması IP65’tir. Etiketi ve ek kontak blokları ayrıca seçilir.',
      ),
      articles: [...buttons.map(button), emergency],
    },
  ],
};
