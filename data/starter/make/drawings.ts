/** Articles that have no drawing of their own yet show one of a sister, and say so. */
const sisters: Record<string, string> = {
  'cek-valf-wafer': 'cek-valf',
  elektrot: 'kaynak-maskesi',
  'hat-filtresi': 'sartlandirici',
  'hava-tanki': 'kompresor',
  'hidrolik-rakor': 'rakor',
  'jenerator-kabinli': 'jenerator',
  'kaynak-teli': 'kaynak-maskesi',
  'kelebek-vana-kollu': 'kelebek-vana',
  'kesme-diski': 'taslama-diski',
  kilavuz: 'matkap-ucu',
  'kombine-anahtar': 'somun-anahtari',
  'kor-flans': 'flans',
  'kuresel-vana-flansli': 'kuresel-vana',
  mikrometre: 'kumpas',
  'pislik-tutucu': 'vana',
  segman: 'celik-pul',
  tij: 'civata',
  'vidali-kompresor': 'kompresor',
};

const representative = 'Temsili çizim';

/** The drawing of a family or article, and its caption. */
export function drawingOf(file: string, caption?: string) {
  const sister = sisters[file.replace(/^drawings\/|\.svg$/g, '')];
  return sister
    ? { image: `drawings/${sister}.svg`, imageCaption: representative }
    : { image: file, imageCaption: caption };
}
