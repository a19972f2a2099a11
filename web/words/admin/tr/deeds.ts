import { countText } from '../../../../common/text/locale.ts';
export const changes = 'Değişiklikler';
export const note =
  'Kişilerin, programların ve planların yaptığı her şey, adım adım. Geri al bütün bir adımı geri alır; o zamandan beri başkasının değiştirdiği kalır ve adıyla gösterilir. Saatler Europe/Istanbul saatidir.';
export const by = 'Yapan';
export const anybody = 'Herkes';
export const kind = 'Değişiklik türü';
export const everything = 'Hepsi';
export const from = 'Başlangıç günü';
export const to = 'Bitiş günü';
export const showAll = 'Tümünü göster';
export const foundSteps = (count: number) => `${countText(count)} adım`;
export const noChangesMatch = 'Bu filtrelere uyan değişiklik yok';
export const nothingYet = 'Henüz bir şey değiştirilmedi';
export const today = 'Bugün';
export const yesterday = 'Dün';
export const vitrin = 'Vitrin';
export const onlyWhatDid = (name: string) => `Yalnız şu kişinin yaptıkları: ${name}`;
export const kinds = {
  EDIT: 'Elle düzenlemeler',
  PRICES: 'Kuralla fiyat değişikliği',
  BULK: 'Toplu değişiklik',
  GRID: 'Tablo',
  IMPORT: 'İçe aktarmalar',
  PLAN: 'Planlananlar',
  PROPOSAL: 'Program önerileri',
  RATE: 'Döviz kurları',
  MERGE: 'Birleştirmeler',
  DELETION: 'Silmeler',
  RESTORE: 'Geri yüklemeler',
  UNDO: 'Geri almalar',
  SALES: 'Satış',
  PROGRAM: 'Programın kendisi',
};
export const undo = 'Geri al';
export const undoNamed = (text: string) => `Geri al: ${text}`;
export const undoing = 'Bu adım geri alınsın mı?';
export const undoesAll =
  'Bu adımın değiştirdiği her şey eski hâline döner; o zamandan beri başkasının değiştirdikleri kalır.';
export const wasUndone = 'Adım geri alındı';
export const wasUndoneExcept = (count: number) =>
  `Adım geri alındı; sonradan değiştirilen ${countText(count)} kayıt kaldı, adımın altında listeleniyor`;
export const nothingUndone = 'Hepsi sonradan değiştirilmiş ya da silinmiş. Hiçbir şey geri alınmadı.';
export const failedToUndo = 'Adım geri alınamadı. Lütfen tekrar deneyin.';
export const undoneAt = (date: string) => `Geri alındı, ${date}`;
export const undoneBy = (name: string, date: string) => `Geri alan: ${name}, ${date}`;
export const stayed = 'Olduğu gibi kaldı:';
export const deletedSince = 'sonradan silinmiş';
export const inFields = (fields: string[]) => `sonradan değişen: ${fields.join(', ')}`;
export const andMore = (count: number) => `ve ${countText(count)} tane daha`;
