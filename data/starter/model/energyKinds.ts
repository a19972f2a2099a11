import { attributeOf, kindOf } from './kinds.ts';

export const energyAttributes = [
  attributeOf('Kompresör tipi', 'OPTION'),
  attributeOf('Serbest hava debisi', 'NUMBER', 'L/dk'),
  attributeOf('Deneme basıncı', 'NUMBER', 'bar'),
  attributeOf('Tank konumu', 'OPTION'),
];

export const energyKinds = [
  kindOf(
    'kompresör',
    'Kompresör',
    'kompresör-tipi!* güç!* en-yüksek-basınç!* tank-hacmi+ serbest-hava-debisi+ emiş-kapasitesi+ faz! gerilim!',
  ),
  kindOf(
    'hava-tankı',
    'Hava tankı',
    'tank-hacmi!* en-yüksek-basınç!* tank-konumu!* deneme-basıncı!+ çalışma-sıcaklığı!',
  ),
  kindOf(
    'hat-filtresi',
    'Basınçlı hava filtresi',
    'bağlantı!* filtre-inceliği!* hava-debisi!* en-yüksek-basınç!+ çalışma-sıcaklığı!',
  ),
  kindOf('jeneratör', 'Jeneratör', 'görünür-güç!* güç!* akım!+ gerilim! frekans! devir! güç-katsayısı-(cos-φ)! faz'),
];
