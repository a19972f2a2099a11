import { countText } from '../../../../common/text/locale.ts';
export const compareTwoStates = 'İki durumu karşılaştır';
export const fromTo = '{earlier} ile {later} arası';
export const theTwoStatesAreTheSame = 'İki durum aynı.';
export const close = 'Kapat';
export const before = 'Önce:';
export const after = 'Sonra:';
export const empty = 'boş';
export const verbs = {
  EDIT: 'düzenledi',
  IMPORT: 'içe aktardı',
  UNDO: 'bir değişikliği geri aldı',
  RESTORE: 'önceki bir durumu geri yükledi',
  PROGRAM: 'değiştirdi',
  MERGE: 'iki üründen bir ürün yaptı',
  PLAN: 'planla değiştirdi',
};
export const vitrin = 'Vitrin';
export const byPlan = (name: string) => `“${name}” planıyla değiştirdi`;
export const wasUndone = 'Bu adım geri alındı';
export const deletedIt = 'sildi';
export const addedIt = 'ekledi';
export const broughtItBack = 'geri getirdi';
export const fromVerbs = (verbs: string, source: string) => `${verbs}; kaynak: ${source}`;
export const compareTheStateOf = (when: string) => `Şu durumu karşılaştır: ${when}`;
export const current = 'Şimdiki';
export const restoreTheStateOf = (when: string) => `Şu durumu geri yükle: ${when}`;
export const restore = 'Geri yükle';
export const undoTheMerge = 'Birleştirmeyi geri al';
export const undoInAllProducts = (together: number) => `${countText(together)} ürünün hepsinde geri al`;
export const timesIn = (zone: string) => `Saat dilimi: ${zone}.`;
export const tickTwoStatesToCompareThem = (zone: string) =>
  `Karşılaştırmak için iki durumu işaretleyin. Geri yükle eski değerleri yeni bir değişiklik olarak yazar; geçmişten hiçbir şey silinmez. ${timesIn(zone)}`;
export const noChangesYet = 'Henüz değişiklik yok';
export const eachChangeIsKeptHereFromNow = 'Bundan sonraki her değişiklik burada saklanır.';
export const changes = 'Değişiklikler';
export const showEarlierChanges = 'Daha eski değişiklikleri göster';
export const general = 'Genel';
export const history = 'Geçmiş';
export const theEarlierStateWasRestored = 'Önceki durum geri yüklendi';
export const failedToRestore = 'Geri yüklenemedi. Lütfen tekrar deneyin.';
export const restoreAnEarlierState = 'Önceki durumu geri yükle';
export const itIsTheSameAsNowThere = 'Şimdikiyle aynı: yazılacak bir şey yok.';
export const thisIsWrittenAsItWasOn = (date: string) => `Şu tarihteki hâli yazılır (${date}):`;
export const cancel = 'Vazgeç';
export const moreKeptCount = (keptCount: number) => `${countText(keptCount)} tane daha`;
export const leftAsItIs = (fields: string) => `Sonradan değiştirildiği için olduğu gibi kaldı: ${fields}.`;
export const theChangeWasUndone = 'Değişiklik geri alındı';
export const nothingWasUndone = 'Hiçbir şey geri alınmadı.';
export const failedToUndoTheChange = 'Değişiklik geri alınamadı. Lütfen tekrar deneyin.';
export const undo = 'Geri al';
