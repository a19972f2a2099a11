import { countText } from '../../../../common/text/locale.ts';

export const searches = 'Aramalar';
export const sum = 'Tutar';
export const figuresOneByOne = 'Ayrıntılı istatistikler';
export const allCategories = 'Tüm kategoriler';
export const oneProduct = 'Tek ürün';
export const figures = 'İstatistikler';
export const days = 'Günler';
export const exportCsv = 'CSV dışa aktar';
export const fromALookToAnOrder = 'Görüntülemeden siparişe';
export const ofWhichProducts = 'Hangi ürünler';
export const nothingIsCountedYet = 'Henüz sayılan bir şey yok. Sözcükler üçüncü kullanımdan sonra görünür.';
export const countingBeganOn = (sinceWords: string) =>
  `Sayım başlangıcı: ${sinceWords}. Sözcükler üçüncü kullanımdan sonra görünür.`;
export const agentsAsked = (count: number) =>
  `Yapay zekâ araçları MCP ve UCP üzerinden ${countText(count)} kez sordu; yukarıdaki adımlarda sayılmaz.`;
export const oneByOne = 'Ayrıntılı';
export const by = 'Gruplama';
export const nothingWasCountedInTheseDays = 'Bu günlerde sayılan bir şey yok.';
export const lackings = { PRICE: 'Fiyat', PICTURE: 'Resim', DOCUMENT: 'Belge' };
export const seenOftenButWithout = 'Çok görüntülenen ama eksiği olan';
export const without = 'Eksik olan';
export const noneLacks = {
  PRICE: 'Görüntülenen ürünlerin hepsinde fiyat var.',
  PICTURE: 'Görüntülenen ürünlerin hepsinde resim var.',
  DOCUMENT: 'Görüntülenen ürünlerin hepsinde belge var.',
};
export const seenWithout = {
  PRICE: 'Fiyatsız',
  PICTURE: 'Resimsiz',
  DOCUMENT: 'Belgesiz',
};
export const fixInTheGrid = (count: number) =>
  count === 1 ? 'Tabloda düzelt' : `Tabloda düzelt (${countText(count)})`;
export const synonym = 'Eş anlamlı';
export const leadToPage = 'Sayfaya yönlendir';
export const draftProduct = 'Taslak ürün';
export const ignoreWord = (word: string) => `Yok say: ${word}`;
export const ignore = 'Yok say';
export const searchesThatFoundNothing = 'Sonuç vermeyen aramalar';
export const wordCount = (count: number) => `${countText(count)} sözcük`;
export const searchCount = (count: number) => `${countText(count)} arama`;
export const searchCountOf = (count: number, all: number) => `${countText(all)} aramanın ${countText(count)} tanesi`;
export const nothingWasLookedForInVain = 'Her arama sonuç verdi.';
export const aWordAppearsHereFromItsThird = 'Bir sözcük üçüncü kullanımdan sonra burada görünür.';
export const words = 'Sözcükler';
export const word = 'Sözcük';
export const timesHeading = 'Kaç kez';
export const last = 'Son';
export const aWordIsWrittenDown =
  'Bir sözcük üçüncü kullanımdan sonra kaydedilir; e-posta adresine, telefona ya da kimlik numarasına benzeyenler hiç kaydedilmez. Çerez yok, ziyaretçi adresi yok.';
export const sumInLira = 'Lira tutarı';
export const sumIn = (currency: string) => `Tutar, ${currency}`;
export const wordWithoutAHit = 'Sonuçsuz sözcük';
export const groups = {
  PRODUCT: 'Ürün',
  CATEGORY: 'Kategori',
  MONTH: 'Ay',
  WORD: 'Sözcük',
};
export const times = (count: number) => `${countText(count)} kez`;
export const days7 = '7 gün';
export const in7Days = '7 günde';
export const days30 = '30 gün';
export const in30Days = '30 günde';
export const twelveMonths = '12 ay';
export const in12Months = '12 ayda';
export const today = 'Bugün';
export const productSeen = 'Ürün görüntüleme';
export const putOnAList = 'Listeye eklendi';
export const enquiry = 'Talep';
export const offer = 'Teklif';
export const won = 'Kazanıldı';
export const ofThose = (percent: string) => `bunların ${percent} kadarı`;
export const isOnTheListAgain = (word: string) => `“${word}” yeniden listede`;
export const thisWasNotTakenBack = 'Geri alınamadı. Lütfen tekrar deneyin.';
export const isIgnored = (word: string) => `“${word}” yok sayılıyor`;
export const undo = 'Geri al';
export const theWordWasNotIgnored = 'Sözcük yok sayılamadı. Lütfen tekrar deneyin.';
