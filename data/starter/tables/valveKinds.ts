import { attributeOf, kindOf } from './kinds.ts';

export const valveAttributes = [attributeOf('Pompa tipi', 'OPTION')];

/**
 * The section is that of a ball valve, so other valves have none. A threaded one has no face-to-face length of a standard, and so
 * its drawing has no such dimension.
 */
const section = {
  drawing: 'valve',
  letters: { DN: 'anma-çapı', L: 'yapı-boyu', D: 'flanş-çapı' },
} as const;

export const valveKinds = [
  kindOf(
    'küresel-vana',
    'Küresel vana',
    `anma-çapı!* basınç-sınıfı!* bağlantı!* gövde-malzemesi!+ sızdırmazlık-malzemesi! çalışma-sıcaklığı!+ tam-geçişli!
     buhara-uygun yapı-boyu flanş-çapı- malzeme-kalitesi-`,
    section,
  ),
  kindOf(
    'kelebek-vana',
    'Kelebek vana',
    `anma-çapı!* basınç-sınıfı!* kumanda!* bağlantı! yapı-boyu!+ disk-malzemesi!+ sızdırmazlık-malzemesi!
     gövde-malzemesi! çalışma-sıcaklığı! malzeme-kalitesi-`,
  ),
  kindOf(
    'sürgülü-vana',
    'Sürgülü vana',
    `anma-çapı!* basınç-sınıfı!* yapı-boyu!* gövde-malzemesi!+ sızdırmazlık-malzemesi!+ çalışma-sıcaklığı! yüzey
     delik-sayısı flanş-çapı- malzeme-kalitesi-`,
  ),
  kindOf(
    'çek-valf',
    'Çek valf',
    'anma-çapı!* basınç-sınıfı!* yapı-boyu!* bağlantı!+ gövde-malzemesi!+ sızdırmazlık-malzemesi! buhara-uygun! malzeme-kalitesi-',
  ),
  kindOf(
    'pislik-tutucu',
    'Pislik tutucu',
    'anma-çapı!* basınç-sınıfı!* yapı-boyu!* bağlantı! gövde-malzemesi!+ çalışma-sıcaklığı! flanş-çapı- malzeme-kalitesi-',
  ),
  kindOf(
    'pompa',
    'Pompa',
    `pompa-tipi!* debi!* basma-yüksekliği!* güç!+ anma-çapı devir en-yüksek-basınç gövde-malzemesi koruma-sınıfı! gerilim
     gövde-büyüklüğü- verim-sınıfı- kutup-sayısı-`,
  ),
];
