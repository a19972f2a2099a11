import { countText } from '../../../../common/text/locale.ts';
export const moneyIntro =
  'Ürünlerin fiyatı döviz olarak ya da KDV hariç girilebilir. Site her zaman günün kuruyla hesaplanan, KDV dâhil lira fiyatını gösterir.';
export const failedToLoad = 'Para ayarları yüklenemedi.';
export const todaysRates = 'Bugünün kurları';
export const noCurrency = 'Sitede yalnız lira fiyatı var. Kur girmek için aşağıdan bir para birimi seçin.';
export const noRate = 'Henüz kur yok: bu fiyatlar “fiyat sorulur” olarak gösterilir.';
export const waits = (rate: string) =>
  `${rate} yüzde 5’ten fazla farklı ve bekliyor. Hiçbir fiyat buna göre değişmedi.`;
export const letItPass = 'Onayla';
export const liraFor = (sign: string) => `1 ${sign} kaç lira`;
export const fixedUntil = 'Sabit, son gün (isteğe bağlı)';
export const setRate = 'Kuru kaydet';
export const setItStill = 'Yine de kaydet';
export const moreThanFive = 'Yüzde 5’ten fazla';
export const enterARate = 'Kuru sayıyla yazın, örneğin 47,5012';
export const rateSet = (currency: string, rate: string, changed: number) =>
  `${currency}: ${rate}. ${countText(changed)} fiyat değişti.`;
export const failedToSetRate = 'Kur kaydedilemedi. Lütfen tekrar deneyin.';
export const seeProducts = (count: number) => `${countText(count)} ürün`;
export const productsIn = (currency: string) => `Fiyatı bu para biriminde olan ürünler: ${currency}`;
export const moreProducts = (count: number) => `ve ${countText(count)} tane daha`;
export const curve = (currency: string, from: string, to: string) => `${currency} son kurları, ${from} – ${to}`;
export const typedOn = (day: string) => `elle girildi, ${day}`;
export const bankOn = (kind: string, day: string) => `TCMB ${kind}, ${day}`;
export const fixedTo = (day: string) => `sabit, son gün ${day}`;
export const fetchNow = 'Kurları şimdi al';
export const fetched = (count: number) => (count === 0 ? 'Kurlar zaten güncel.' : `${countText(count)} yeni kur.`);
export const failedToFetch = 'Kurlar alınamadı. Lütfen tekrar deneyin.';
export const lastProblem = (problem: string) => `Son kur listesi alınamadı: ${problem}`;
export const settings = 'Ayarlar';
export const currencies = 'Lira dışındaki para birimleri';
export const source = 'Kur kaynağı';
export const sources = { TYPED: 'Elle girilir', TCMB: 'Merkez Bankası (TCMB), saat 15:30' } as const;
export const rateKind = 'Kur türü';
export const rateKinds = {
  FOREX_SELLING: 'döviz satış',
  FOREX_BUYING: 'döviz alış',
  BANKNOTE_SELLING: 'efektif satış',
  BANKNOTE_BUYING: 'efektif alış',
} as const;
export const margin = 'Kura eklenen pay, %';
export const oldAfterDays = 'Kur kaç gün sonra eskir';
export const whenOld = 'Kur eskiyince';
export const whenOlds = { KEEP: 'Fiyatlar kalsın', ON_REQUEST: '“Fiyat sorulur” gösterilsin' } as const;
export const vatRates = 'KDV oranları, %';
export const vatRatesHint =
  'Geçerli oranlar. Üründe kendi oranı, yoksa türünün, yoksa kategorisinin, o da yoksa %20 geçerlidir. Daha önce verilmiş teklifler değişmez.';
export const vatRate = 'Oran, %';
export const vatRateNamed = (rate: string) => `KDV %${rate}`;
export const vatOfKinds = 'Bu orandaki türler';
export const vatOfCategories = 'Bu orandaki kategoriler';
export const vatSince = 'Başlangıç günü (isteğe bağlı)';
export const vatReplaces = 'O günden sonra yerini aldığı oran';
export const vatReplacesNone = 'yok';
export const addVatRate = 'Oran ekle';
export const removeVatRate = (rate: string) => `Oranı kaldır: %${rate}`;
export const removeThisVatRate = 'Bu oranı kaldır';
export const foreignTerms = 'Dövizli tekliflerde ödeme koşulları (isteğe bağlı)';
export const foreignTermsHint =
  'Boş: programın metni. {döviz}, {kur}, {gün} ve {kaynak} para birimi, kur, kurun günü ve kaynağı yerine geçer.';
export const showsNet = 'Ürün sayfası KDV hariç fiyatı da göstersin';
export const showsRate = 'Sayfa fiyatı kendi para biriminde, kuru ve günüyle göstersin';
export const save = 'Kaydet';
export const saved = 'Para ayarları kaydedildi';
export const enterWholeNumbers = 'Tam sayılar yazın';
