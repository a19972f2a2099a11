import { attributeOf, kindOf } from './kinds.ts';

export const valveAttributes = [attributeOf('Pompa tipi', 'OPTION')];

/** A threaded valve has no face-to-face length of a standard, and so its drawing has no such dimension. */
const letters = { DN: 'anma-çapı', L: 'yapı-boyu', D: 'flanş-çapı' };
/** The standards say nothing of the body of a valve between flanges. */
const between = { DN: 'anma-çapı', L: 'yapı-boyu' };

export const valveKinds = [
  kindOf(
    'küresel-vana',
    'Küresel vana',
    `anma-çapı!* basınç-sınıfı!* bağlantı!* gövde-malzemesi!+ sızdırmazlık-malzemesi! çalışma-sıcaklığı!+ tam-geçişli!
     buhara-uygun yapı-boyu flanş-çapı- malzeme-kalitesi-`,
    { drawing: 'valve', letters },
  ),
  kindOf(
    'kelebek-vana',
    'Kelebek vana',
    `anma-çapı!* basınç-sınıfı!* kumanda!* bağlantı! yapı-boyu!+ disk-malzemesi!+ sızdırmazlık-malzemesi!
     gövde-malzemesi! çalışma-sıcaklığı! malzeme-kalitesi-`,
    { drawing: 'butterfly-valve', letters: between },
  ),
  kindOf(
    'sürgülü-vana',
    'Sürgülü vana',
    `anma-çapı!* basınç-sınıfı!* yapı-boyu!* gövde-malzemesi!+ sızdırmazlık-malzemesi!+ çalışma-sıcaklığı! yüzey
     delik-sayısı flanş-çapı- malzeme-kalitesi-`,
    { drawing: 'gate-valve', letters },
  ),
  kindOf(
    'çek-valf',
    'Çek valf',
    'anma-çapı!* basınç-sınıfı!* yapı-boyu!* bağlantı!+ gövde-malzemesi!+ sızdırmazlık-malzemesi! buhara-uygun! malzeme-kalitesi-',
    { drawing: 'check-valve', letters: between },
  ),
  kindOf(
    'pislik-tutucu',
    'Pislik tutucu',
    'anma-çapı!* basınç-sınıfı!* yapı-boyu!* bağlantı! gövde-malzemesi!+ çalışma-sıcaklığı! flanş-çapı- malzeme-kalitesi-',
    { drawing: 'strainer', letters: { DN: 'anma-çapı', L: 'yapı-boyu', D: 'flanş-çapı' } },
  ),
  kindOf(
    'pompa',
    'Pompa',
    `pompa-tipi!* debi!* basma-yüksekliği!* güç!+ anma-çapı devir en-yüksek-basınç gövde-malzemesi koruma-sınıfı! gerilim
     gövde-büyüklüğü- verim-sınıfı- kutup-sayısı-`,
  ),
];
