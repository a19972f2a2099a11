import { attributeOf, kindOf } from '../model/kinds.ts';

export const measuringAttributes = [
  attributeOf('Gösterge', 'OPTION'),
  attributeOf('Hata sınırı', 'NUMBER', 'µm'),
  attributeOf('Bağlantı yönü', 'OPTION'),
];

export const measuringKinds = [
  kindOf('kumpas', 'Kumpas', 'ölçme-aralığı-(uzunluk)!* gösterge!* çözünürlük!* hata-sınırı!+ malzeme! koruma-sınıfı'),
  kindOf('mikrometre', 'Mikrometre', 'ölçme-aralığı-(uzunluk)!* gösterge!* çözünürlük!* hata-sınırı!+ koruma-sınıfı'),
  kindOf(
    'manometre',
    'Manometre',
    `ölçme-aralığı-(basınç)!* gösterge-çapı!* bağlantı!* doğruluk-sınıfı!+ gliserin-dolgulu! gövde-malzemesi!
     bağlantı-yönü önerilen-sabit-basınç! koruma-sınıfı`,
    { drawing: 'dial', letters: { D: 'gösterge-çapı' } },
  ),
  kindOf(
    'termometre',
    'Termometre',
    'ölçme-aralığı-(sıcaklık)!* gösterge-çapı!* daldırma-boyu!* bağlantı!+ doğruluk-sınıfı! gövde-malzemesi!',
    { drawing: 'dial', letters: { D: 'gösterge-çapı', L: 'daldırma-boyu' } },
  ),
];
