import { countText } from '../../../../common/text/locale.ts';

export const isAmongTheFiguresAgain = (word: string) => `“${word}” yeniden istatistiklerde`;
export const thisWasNotTakenBack = 'Geri alınamadı. Lütfen tekrar deneyin.';
export const noWordIsIgnored = 'Yok sayılan sözcük yok.';
export const figuresListsTheWordsWithout = 'İstatistikler sonuçsuz sözcükleri listeler.';
export const ignoredWords = 'Yok sayılan sözcükler';
export const sinceDay = (day: string) => `${day} tarihinden beri`;
export const putBackNamed = (word: string) => `Geri al: ${word}`;
export const putBack = 'Geri al';
export const thePinWasSavedAndCounts = 'Sabitlenen sonuç kaydedildi, hemen geçerli';
export const newPin = 'Yeni sabit sonuç';
export const pinSaid = (said: string) => `Sabit sonuç: ${said}`;
export const upToProductsBelowOneWhose = (most: number) =>
  `En çok ${most} ürün; adı ya da kodu aramanın kendisi olan ürünün altında`;
export const takeOut = (name: string) => `Çıkar: ${name}`;
export const categories = '/categories/…';
export const products = 'Ürünler';
export const about = 'Hakkımızda';
export const contact = 'İletişim';
export const leaveIt = 'Vazgeç';
export const save = 'Kaydet';
export const thePinWasRemoved = 'Sabit sonuç kaldırıldı';
export const failedToRemoveThePin = 'Sabit sonuç kaldırılamadı. Lütfen tekrar deneyin.';
export const whoTypes = 'Kim bunu yazarsa';
export const findsFirstOrIsLedTo = 'önce şunu bulur ya da şuraya gider';
export const until = 'Bitiş';
export const nothingIsPinnedYet = 'Henüz sabitlenmiş sonuç yok';
export const aSearchCanShowUpToThree = 'Bir arama en çok üç ürünü önce gösterebilir ya da bir sayfaya yönlendirebilir.';
export const pins = 'Sabitlenmiş sonuçlar';
export const leadsTo = 'yönlendirir';
export const comesFirst = 'önce gelir';
export const itsProductsAreGone = 'Ürünleri artık yok';
export const change = 'Değiştir';
export const history = 'Geçmiş';
export const remove = 'Kaldır';
export const theWholeSearchCountsInAny =
  'Aramanın tamamı sayılır, nasıl yazılırsa yazılsın. Adı ya da kodu aramanın kendisi olan ürün hep üstte kalır.';
export const historyOf = (said: string) => `Geçmiş: “${said}”`;
export const theSynonymWasSavedAndCounts = 'Eş anlamlı kaydedildi, hemen geçerli';
export const newSynonym = 'Yeni eş anlamlı';
export const synonymSaid = (said: string) => `Eş anlamlı: ${said}`;
export const eachOfTheWordsFindsTheOthers = 'Sözcüklerin her biri ötekileri bulur';
export const theFirstWordFindsTheOthers = 'İlk sözcük ötekileri bulur';
export const times = (count: number) => `${countText(count)} kez`;
export const theSynonymWasRemoved = 'Eş anlamlı kaldırıldı';
export const failedToRemoveTheSynonym = 'Eş anlamlı kaldırılamadı. Lütfen tekrar deneyin.';
export const searchWords = 'Arama sözcükleri';
export const groups = (count: number) => `${countText(count)} grup`;
export const alsoFinds = 'şunları da bulur';
export const in30Days = '30 günde';
export const noSynonymHasTheseWords = 'Bu sözcükleri içeren eş anlamlı yok.';
export const thereAreNoSynonyms = 'Eş anlamlı yok.';
export const synonyms = 'Eş anlamlılar';
export const bothWays = 'iki yönlü';
export const oneWay = 'tek yönlü';
export const countsAtOnceWithoutBuilding =
  'Dizin yeniden kurulmadan hemen geçerli olur. Kodlar ve ölçüler hiç etkilenmez: 6204 hep 6204 kalır.';
export const tryIt = 'Dene';
export const searchToTry = 'Denenecek arama';
export const withTheRowThatIsNotSavedYet = 'Henüz kaydedilmemiş satırla birlikte';
export const exactStandsAbove = 'Birebir kod ya da ad, sabit sonuçların ve eş anlamlıların hep üstündedir.';
export const foundProducts = (count: number) => `${countText(count)} ürün bulundu.`;
export const withoutThisSynonym = (count: number) => `Bu eş anlamlı olmadan: ${countText(count)} ürün.`;
export const readAs = 'şöyle okundu: {words}';
export const readAsAndLeadsTo = 'şöyle okundu: {words}; yönlendirme: {page}';
export const found = 'Bulunan';
export const synonymPlace = (place: string) => `eş anlamlı ${place}`;
export const nothing = 'Hiçbir şey.';
export const synonym = 'Eş anlamlı';
export const leadToPage = 'Sayfaya yönlendir';
export const draftProduct = 'Taslak ürün';
export const ignored = 'Yok sayılanlar';
export const words = 'Arama sözcükleri';
export const whatVisitorsLooked = 'Ziyaretçilerin son on iki ayda aradıkları ve buldukları';
export const exportCsv = 'CSV dışa aktar';
export const addPin = 'Sabit sonuç ekle';
export const addSynonym = 'Eş anlamlı ekle';
export const thisWasNotSaved = 'Kaydedilemedi. Lütfen tekrar deneyin.';
export const foundBy = {
  CODE: { tier: 'Kod', place: 'adın ya da kodun tamamı' },
  PIN: { tier: 'Sabit', place: 'bu aramaya sabitlenmiş' },
  NAME: { tier: 'Ad', place: 'adında' },
  SPEC: { tier: 'Özellik', place: 'teknik özelliklerinde' },
  TEXT: { tier: 'Metin', place: 'açıklamasında' },
  CATEGORY: { tier: 'Kategori', place: 'kategorisinin adında' },
  SOME: { tier: 'Kısmi', place: 'sözcüklerin yalnız bir kısmı' },
};
