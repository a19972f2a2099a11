/** Names stay as they are: those of the company and its address, of makers, and of the Turkish language itself. */
const names = [
  'Vitrin Endüstri',
  'Merkez Mahallesi',
  'Örnek Sokak',
  'Nuray Işıksel',
  'Serdar Gökçınar',
  'Dokuzoluk Su Yapıları',
  'Ayşegül Çırpıcı',
  'Mavidiş Dokuma',
  'Şişli',
  'İstanbul',
  'Türkçe',
  'KVKK',
  'Aktarlı',
  'Akışhan',
  'Basıncan',
  'Devrikan',
  'Esenbaş',
  'Sezimer',
  'Sıkıcan',
  'Ustakol',
  'Voltanur',
];

export const namesInAnyLanguage = new RegExp(names.join('|'), 'g');
