import { attributeOf, kindOf } from '../model/kinds.ts';

export const toolAttributes = [
  attributeOf('Kılavuz formu', 'OPTION'),
  attributeOf('Şaft çapı', 'NUMBER', 'mm'),
  attributeOf('Şaft karesi', 'NUMBER', 'mm'),
  attributeOf('Matkap çapı', 'NUMBER', 'mm'),
  attributeOf('Uygun diş', 'OPTION'),
];

export const toolKinds = [
  kindOf('matkap-ucu', 'Matkap ucu', 'çap!* malzeme!* boy!* helis-boyu!+ uç-açısı! işlenen-malzemenin-dayanımı', {
    drawing: 'drill',
    letters: { d: 'çap', L: 'boy', l1: 'helis-boyu', a: 'uç-açısı' },
  }),
  kindOf('kılavuz', 'Kılavuz', 'diş!* hatve!* kılavuz-formu!* boy!+ şaft-çapı!+ şaft-karesi! matkap-çapı!+ malzeme!', {
    drawing: 'tap',
    letters: { d: 'diş', L: 'boy', d2: 'şaft-çapı', s: 'şaft-karesi' },
  }),
  kindOf('somun-anahtarı', 'Somun anahtarı', 'anahtar-ağzı!* tip!* uygun-diş+ malzeme! parça-sayısı+ yüzey', {
    drawing: 'spanner',
    letters: { s: 'anahtar-ağzı' },
  }),
  kindOf('mengene', 'Mengene', 'çene-genişliği!* çene-açıklığı!* tip! gövde-malzemesi! çene-malzemesi!'),
  kindOf(
    'elektrikli-el-aleti',
    'Elektrikli el aleti',
    'güç!* mandren-kapasitesi!* delme-kapasitesi-(çelik)!+ delme-kapasitesi-(beton)!+ delme-kapasitesi-(ahşap) çift-yalıtım',
  ),
];
