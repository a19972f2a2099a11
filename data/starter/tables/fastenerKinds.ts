import { attributeOf, kindOf } from '../model/kinds.ts';

export const fastenerAttributes = [
  attributeOf('Diş çapı', 'NUMBER', 'mm'),
  attributeOf('Diş boyu', 'NUMBER', 'mm'),
  attributeOf('Köşe ölçüsü', 'NUMBER', 'mm'),
  attributeOf('100 adet ağırlığı', 'NUMBER', 'kg'),
  attributeOf('Pul tipi', 'OPTION'),
  attributeOf('Segman tipi', 'OPTION'),
  attributeOf('Mil ya da delik çapı', 'NUMBER', 'mm'),
  attributeOf('Kanal çapı', 'NUMBER', 'mm'),
  attributeOf('Kanal genişliği', 'NUMBER', 'mm'),
  attributeOf('Serbest çap', 'NUMBER', 'mm'),
  attributeOf('Flanş tipi', 'OPTION'),
];

export const fastenerKinds = [
  kindOf(
    'altı-köşe-cıvata',
    'Altı köşe başlı cıvata',
    `diş!* boy!* dayanım-sınıfı!* yüzey!+ anahtar-ağzı!+ baş-yüksekliği!+ hatve! tam-dişli! malzeme!
     diş-çapı!- diş-boyu- köşe-ölçüsü- 100-adet-ağırlığı-`,
    {
      drawing: 'hex-bolt',
      letters: { d: 'diş-çapı', L: 'boy', k: 'baş-yüksekliği', s: 'anahtar-ağzı', b: 'diş-boyu' },
    },
  ),
  kindOf(
    'imbus-cıvata',
    'İmbus cıvata',
    `diş!* boy!* dayanım-sınıfı!* yüzey!+ anahtar-ağzı!+ baş-çapı!+ baş-yüksekliği! hatve! tam-dişli malzeme!
     diş-çapı!- 100-adet-ağırlığı-`,
    {
      drawing: 'socket-screw',
      letters: { d: 'diş-çapı', L: 'boy', dk: 'baş-çapı', k: 'baş-yüksekliği', s: 'anahtar-ağzı' },
    },
  ),
  kindOf(
    'somun',
    'Somun',
    'diş!* dayanım-sınıfı!* yüzey!+ anahtar-ağzı!+ yükseklik!+ hatve! malzeme! diş-çapı!- köşe-ölçüsü- 100-adet-ağırlığı-',
    { drawing: 'nut', letters: { d: 'diş-çapı', s: 'anahtar-ağzı', m: 'yükseklik' } },
  ),
  kindOf(
    'pul',
    'Pul ve rondela',
    'diş!* pul-tipi!* iç-çap!* dış-çap!+ kalınlık!+ malzeme!+ yüzey! 100-adet-ağırlığı-',
    {
      drawing: 'washer',
      letters: { d1: 'iç-çap', d2: 'dış-çap', h: 'kalınlık' },
    },
  ),
  kindOf('tij', 'Tij (dişli çubuk)', 'diş!* boy!* dayanım-sınıfı!* yüzey!+ hatve!+ malzeme! ağırlık-', {
    drawing: 'threaded-rod',
    letters: { d: 'diş' },
  }),
  kindOf(
    'segman',
    'Segman',
    'segman-tipi!* mil-ya-da-delik-çapı!* kalınlık!* kanal-çapı!+ kanal-genişliği!+ serbest-çap malzeme!',
    { drawing: 'retaining-ring', letters: { d: 'mil-ya-da-delik-çapı', d3: 'serbest-çap', s: 'kalınlık' } },
  ),
  kindOf(
    'dübel',
    'Dübel',
    'diş!* boy!* delik-çapı!* ankraj-derinliği!+ bağlanan-parça-kalınlığı sıkma-torku malzeme! yüzey!',
    { drawing: 'anchor', letters: { d: 'diş', L: 'boy', d0: 'delik-çapı', h: 'ankraj-derinliği' } },
  ),
  kindOf(
    'flanş',
    'Flanş',
    `anma-çapı!* basınç-sınıfı!* flanş-tipi!* dış-çap!+ delik-dairesi-çapı!+ delik-sayısı!+ delik-çapı! kalınlık!
     bağlantı-cıvatası! boru-dış-çapı yükseklik- malzeme- ağırlık-`,
    {
      drawing: 'flange',
      letters: {
        A: 'boru-dış-çapı',
        D: 'dış-çap',
        K: 'delik-dairesi-çapı',
        d2: 'delik-çapı',
        b: 'kalınlık',
        n: 'delik-sayısı',
        H: 'yükseklik',
      },
    },
  ),
];
