import { tokensOf } from './tokens.ts';

type Row = [said: string, written: string[]];

/** The words that people of the trade type, and the words of the catalogue that they also find; not the reverse. */
const table: Row[] = [
  ['trifaze', ['üç fazlı']],
  ['monofaze', ['tek fazlı']],
  ['elektrovalf', ['solenoid valf']],
  ['elektrikli vana', ['solenoid valf']],
  ['selenoid', ['solenoid']],
  // Both words name the same thing. Each also finds its own inflected forms, which a word without synonyms does anyway.
  ...['valf', 'valfler', 'vana', 'vanalar'].map((said): Row => [said, ['valf', 'vana']]),
  ['exproof', ['alev sızdırmaz']],
  ['ex-proof', ['alev sızdırmaz']],
  ['atex', ['alev sızdırmaz']],
  ['patlamaya dayanıklı', ['alev sızdırmaz']],
  ['patlama korumalı', ['alev sızdırmaz']],
  ['yarım inç', ['1/2 inç']],
  ['çeyrek inç', ['1/4 inç']],
  ['uç', ['ucu']],
  ['uçlar', ['ucu']],
  ['uçları', ['ucu']],
  ['inverter', ['invertör', 'frekans sürücüsü']],
  ['vfd', ['frekans sürücüsü']],
  ['hız kontrol', ['frekans sürücüsü']],
  ['ac sürücü', ['frekans sürücüsü']],
  ['klape', ['çek valf']],
  ['çekvalf', ['çek valf']],
  ['çek vana', ['çek valf']],
  ['geri tepme klapesi', ['çek valf']],
  ['spiral taşı', ['taşlama diski']],
  ['taş', ['taşlama diski']],
  ['canavar', ['avuç taşlama']],
  ['w otomat', ['otomatik sigorta']],
  ['otomat', ['otomatik sigorta']],
  ['mcb', ['otomatik sigorta']],
  ['saplama', ['cıvata']],
  ['vida', ['cıvata']],
  ['allen', ['imbus']],
  ['alyan', ['imbus']],
  ['bilye', ['rulman', 'bilyalı']],
  ['bilya', ['rulman', 'bilyalı']],
  ['bilyeli', ['bilyalı']],
  ['yatak', ['yataklı rulman']],
  ['şanzıman', ['redüktör']],
  ['dişli kutusu', ['redüktör']],
  ['kavrama', ['kaplin']],
  ['emergency', ['acil stop']],
  ['mantar buton', ['acil stop butonu']],
  ['transmitter', ['sensör', 'transmitteri']],
  ['transdüser', ['sensör']],
  ['ısıölçer', ['termometre']],
  ['ısı ölçer', ['termometre']],
  ['sıcaklık ölçer', ['termometre']],
  ['basınç ölçer', ['manometre', 'basınç sensörü']],
  ['basınç göstergesi', ['manometre']],
  ['kompas', ['kumpas']],
  ['kask', ['baret']],
  ['dinamo', ['jeneratör']],
  ['gland', ['rakor']],
  ['breyz', ['matkap']],
  ['piston', ['silindir']],
  ['hava pistonu', ['pnömatik silindir']],
  ['sonsuz dişli', ['sonsuz vidalı']],
  ['flex', ['taşlama']],
];

type Synonym = { said: string[]; written: string[][] };

const words = (text: string) => tokensOf(text).map((token) => token.text);
/** Longer synonyms come first, so that 'spiral taşı' is not read as 'taş'. */
export const synonyms: Synonym[] = table
  .map(([said, written]) => ({ said: words(said), written: written.map(words) }))
  .sort((a, b) => b.said.length - a.said.length);

/** Returns the synonym with which `tokens` begin. */
export const synonymAt = (tokens: string[]) =>
  synonyms.find(({ said }) => said.every((word, index) => tokens[index] === word));
