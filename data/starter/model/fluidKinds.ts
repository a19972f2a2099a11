import { attributeOf, kindOf } from './kinds.ts';

export const fluidAttributes = [
  attributeOf('Silindir tipi', 'OPTION'),
  attributeOf('Gövde boyu', 'NUMBER', 'mm'),
  attributeOf('Filtre inceliği', 'NUMBER', 'µm'),
  attributeOf('Ayar aralığı', 'RANGE', 'bar'),
  attributeOf('Hortum tipi', 'OPTION'),
  attributeOf('Rakor serisi', 'OPTION'),
  attributeOf('Rakor dişi', 'OPTION'),
];

export const fluidKinds = [
  kindOf(
    'silindir',
    'Silindir',
    `silindir-tipi!+ piston-çapı!* strok!* mil-çapı!* mil-ucu-dişi!+ bağlantı!+ itme-kuvveti!+ çekme-kuvveti etki!
     mıknatıslı-piston gövde-boyu- en-yüksek-basınç- çalışma-basıncı- montaj-`,
    {
      drawing: 'cylinder',
      letters: { D: 'piston-çapı', S: 'strok', KK: 'mil-ucu-dişi', L: 'gövde-boyu', d: 'mil-çapı' },
    },
  ),
  kindOf(
    'yön-kontrol-valfi',
    'Yön kontrol valfi',
    'valf-fonksiyonu!* bağlantı!* bobin!* kumanda!+ hava-debisi!+ çalışma-basıncı! koruma-sınıfı!',
  ),
  kindOf(
    'şartlandırıcı',
    'Şartlandırıcı (FRY)',
    'bağlantı!* filtre-inceliği!* ayar-aralığı!+ en-yüksek-basınç!+ çalışma-sıcaklığı!',
  ),
  kindOf(
    'hidrolik-hortum',
    'Hidrolik hortum',
    'anma-çapı!* hortum-tipi!* çalışma-basıncı!* iç-çap!+ dış-çap!+ patlama-basıncı! bükülme-yarıçapı!+ çalışma-sıcaklığı!',
    { drawing: 'hose', letters: { d: 'iç-çap', D: 'dış-çap' } },
  ),
  kindOf('hidrolik-rakor', 'Hidrolik rakor', 'boru-dış-çapı!* bağlantı!* rakor-serisi!* rakor-dişi!+ malzeme! yüzey!', {
    drawing: 'fitting',
    letters: { d: 'boru-dış-çapı' },
  }),
];
