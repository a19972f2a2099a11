import { countText } from '../../../../common/text/locale.ts';
export const savedThereSince = ', orada sonradan kaydedildi';
export const nothing = 'yok';
export const onTheSiteAnotherText = 'Sitede başka bir metin{since}';
export const onTheSite = 'Sitede: {value}{since}';
export const waitingCount = (count: number) => `${countText(count)} bekliyor`;
export const published = 'Yayında';
export const waitingChangeCount = (count: number) => `Bekleyen ${countText(count)} değişiklik`;
export const sinceDay = (day: string, changedBy: string) => `${day} tarihinden beri, ${changedBy}`;
export const theChangesWereDiscarded = 'Değişiklikler silindi. Site olduğu gibi kalıyor.';
export const failedToDiscardTheChanges = 'Değişiklikler silinemedi. Lütfen tekrar deneyin.';
export const failedToSaveProduct = 'Ürün kaydedilemedi. Lütfen tekrar deneyin.';
export const keepWaiting = 'Sonrası için kaydet';
export const publishNow = 'Şimdi yayınla';
export const saveChanges = 'Değişiklikleri kaydet';
export const discardChanges = 'Değişiklikleri sil';
export const previewLink = 'Önizleme bağlantısı';
export const changesWait = {
  product: 'Değişiklikler bekliyor. Ziyaretçiler ürünü eski hâliyle görüyor.',
  about: 'Değişiklikler bekliyor. Ziyaretçiler sayfayı eski hâliyle görüyor.',
  category: 'Değişiklikler bekliyor. Ziyaretçiler kategoriyi eski hâliyle görüyor.',
  document: 'Değişiklikler bekliyor. Ziyaretçiler belgeyi eski hâliyle görüyor.',
  family: 'Değişiklikler bekliyor. Ziyaretçiler aileyi eski hâliyle görüyor.',
  kind: 'Değişiklikler bekliyor. Ziyaretçiler türü eski hâliyle görüyor.',
  sector: 'Değişiklikler bekliyor. Ziyaretçiler sektörü eski hâliyle görüyor.',
};
export const theChangesAreOnTheSite = 'Değişiklikler sitede.';
