import { attributeOf, kindOf } from '../model/kinds.ts';

export const safetyAttributes = [
  attributeOf('Elektrot sınıfı', 'OPTION'),
  attributeOf('Örtü tipi', 'OPTION'),
  attributeOf('Akma dayanımı', 'RANGE', 'MPa'),
  attributeOf('Darbe deneyi sıcaklığı', 'NUMBER', '°C'),
  attributeOf('Kaynak akımı', 'RANGE', 'A'),
  attributeOf('Tel sınıfı', 'OPTION'),
  attributeOf('Makara ağırlığı', 'NUMBER', 'kg'),
  attributeOf('Makara', 'OPTION'),
  attributeOf('Aşınma seviyesi', 'NUMBER'),
  attributeOf('Kesilme seviyesi (EN ISO 13997)', 'OPTION'),
  attributeOf('Yırtılma seviyesi', 'NUMBER'),
  attributeOf('Delinme seviyesi', 'NUMBER'),
  attributeOf('EN 388 işareti', 'OPTION'),
  attributeOf('Kullanım', 'OPTION'),
];

export const safetyKinds = [
  kindOf(
    'disk',
    'Kesme ve taşlama diski',
    'çap!* kalınlık!* disk-tipi!* kullanım+ delik-çapı! en-yüksek-devir!+ çevre-hızı!',
    { drawing: 'cutting-disc', letters: { D: 'çap', T: 'kalınlık', H: 'delik-çapı' } },
  ),
  kindOf(
    'kaynak-elektrodu',
    'Kaynak elektrodu',
    'çap!* elektrot-sınıfı!* örtü-tipi!* boy!+ kaynak-akımı!+ akma-dayanımı! çekme-dayanımı! darbe-deneyi-sıcaklığı!',
    { drawing: 'electrode', letters: { d: 'çap' } },
  ),
  kindOf(
    'kaynak-teli',
    'Kaynak teli',
    'çap!* tel-sınıfı!* makara-ağırlığı!* makara!+ yüzey! akma-dayanımı çekme-dayanımı darbe-deneyi-sıcaklığı',
  ),
  kindOf('kaynak-maskesi', 'Kaynak maskesi', 'koyuluk-derecesi!* kararma-süresi!* optik-sınıf!+ tip!'),
  kindOf('baret', 'Baret', 'malzeme!* havalandırmalı!* renk+ baş-bandı-ayarı! baş-bandı!'),
  kindOf(
    'iş-eldiveni',
    'İş eldiveni',
    `malzeme!* beden!* en-388-işareti+ kesilme-seviyesi-(en-iso-13997)+ aşınma-seviyesi yırtılma-seviyesi delinme-seviyesi
     eldiven-tipi boy`,
  ),
];
