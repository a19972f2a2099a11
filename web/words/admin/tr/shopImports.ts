import { countText, listFormat } from '../../../../common/text/locale.ts';
import { language } from './locale.ts';
const unitsOf = listFormat({ type: 'unit' }, language);
export const htmlStep = 'HTML’den metne';
export const pathStep = 'Kategori yolu';
export const stockStep = 'Stok adedi';
export const someLabel = '0’dan fazlası şu olur';
export const noneLabel = 'Diğerleri şu olur';
export const stockText = (some: string, none: string) => `Stokta: ${some}, yoksa ${none}`;
export const looksLike = (program: string) => `Bu bir dışa aktarma dosyasına benziyor: ${program}.`;
export const whatHappens =
  'Sütunları, varyantları, özellikleri ve kategorileri biliniyor. Denemeden önce hiçbir şey yazılmaz.';
export const picturesFrom = (host: string) =>
  `Resimler içe aktarmadan sonra ${host} adresinden alınır ve bu sitede saklanır.`;
export const readAsThis = (program: string) => `Şöyle oku: ${program}`;
export const otherFile = 'Bu başka bir dosya';
export const notAdded = 'Profil eklenmedi. Tekrar deneyin.';
export const leftTitle = 'Dosyada kalanlar';
export const leftValues = (count: number) => `${countText(count)} değer`;
export const picturesWait = (count: number) => `${countText(count)} resim içe aktarmadan sonra alınır.`;
const fetched = (count: number) => `${countText(count)} alındı`;
const waiting = (count: number) => `${countText(count)} bekliyor`;
const left = (count: number) => `${countText(count)} kaldı`;
export const picturesFetched = (counts: { done: number; waiting: number; left: number }) =>
  `Resimler: ${unitsOf.format([
    fetched(counts.done),
    ...(counts.waiting > 0 ? [waiting(counts.waiting)] : []),
    ...(counts.left > 0 ? [left(counts.left)] : []),
  ])}`;
export const levels = 'Düzeyler';
export const profileName = (program: string, number: number) => (number < 2 ? program : `${program} ${number}`);
