import { countText } from '../../../../common/text/locale.ts';
export const termsFrom = 'Koşullar';
export const noTemplate = 'şablonsuz';
export const undo = 'Geri al';
export const saveAsTemplate = 'Şablon olarak kaydet…';
export const editTemplates = 'Şablonları düzenle';
export const discountForAll = 'Hepsine iskonto %';
export const apply = 'Uygula';
export const openPdf = 'PDF’i aç';
export const previewPdf = 'PDF önizle';
export const lastOffer = 'Son teklif';
export const offerValidUntil = '{number}, {net} + KDV, geçerlilik sonu {day}';
export const sentOn = (date: string) => `Gönderildi, ${date}`;
export const notSentYet = 'Henüz gönderilmedi: alıcı görmüyor';
export const openPdfOf = (number: string) => `PDF’i aç: ${number}`;
export const previewPdfOf = (number: string) => `PDF önizle: ${number}`;
export const buyerFindsOfferOnceSent = 'Gönderdiğinizde alıcı teklifi orada bulur.';
export const note = 'Not';
export const counts = 'Toplama katılır';
export const codeOfTheBuyer = 'Alıcının kodu';
export const offerNamesBoth = 'Teklifte sizin kodunuzun yanında yazar';
export const priceIsFor = 'Fiyatın birimi';
export const offerMade = 'Teklif hazır. Gönderdiğinizde alıcı görür.';
export const failedToMakeTheOffer = 'Teklif hazırlanamadı. Lütfen tekrar deneyin.';
export const mail = 'E-posta';
export const mailAgain = 'Yeniden gönder';
export const lineNamed = (place: number, name: string) => `Satır ${place}: ${name}`;
export const whatOfLine = (place: number) => `${place}. Ürün ya da hizmet`;
export const code = 'Kod';
export const quantity = 'Miktar';
export const unit = 'Birim';
export const priceWithoutKdv = 'KDV hariç fiyat';
export const discount = 'İskonto %';
export const kdv = 'KDV %';
export const total = 'Tutar';
export const moreOfLine = (place: number) => `Ayrıntılar: satır ${place}`;
export const removeLine = (place: number) => `Satırı kaldır: ${place}`;
export const theBuyerAsksForHeard = 'Alıcının isteği';
export const what = 'Ürün ya da hizmet';
export const addLine = 'Satır ekle';
export const addByCodeOrName = 'Kod ya da adla ekleyin, Enter';
export const searching = 'Aranıyor…';
export const lines = 'Satırlar';
export const line = 'Satır';
export const asked = 'İstenen';
export const offerBefore = (count: number) => `${countText(count)}. teklif`;
export const wishes = 'İstekler';
export const priceColumn = (sign: string) => `Fiyat, ${sign}`;
export const discountColumn = '%';
export const totalColumn = (sign: string) => `Tutar, ${sign}`;
export const currency = 'Para birimi';
export const languageOfBuyer = 'Alıcının dili';
export const languageOfBuyerHint =
  'Bu teklifin ve siparişinin sayfası, PDF’i ve e-postaları bu dilde olur. Yazdıklarınız olduğu gibi kalır.';
export const rateIsOld = (days: number) => `Kur ${days} günlük.`;
export const useTodaysRate = 'Bugünün kurunu kullan';
export const noRateOf = (currency: string) => `${currency} için henüz kur yok: Ayarlar, Para bölümünde girin.`;
export const wishAt = '{quantity}, fiyat {price}';
export const wishPrice = 'fiyat {price}';
export const soldAs = (whole: string) => `satış birimi ${whole}`;
export const packsCompleted = (asked: string) => `${asked} istendi`;
export const notOffered = 'İstendi, teklifte yok:';
export const offerIt = (name: string) => `Teklife ekle: ${name}`;
export const kdvOf = (rate: string) => `KDV %${rate}`;
export const terms = 'Koşullar';
export const validFor = (days: string) => `${days} gün geçerli`;
export const madeByName = (name: string) => `hazırlayan ${name}`;
export const leaveOut = (count: number) =>
  count === 1 ? 'Fiyatsız satırı çıkar' : `Fiyatsız ${countText(count)} satırı çıkar`;
export const startOver = 'Baştan başla';
export const sendOfferCount = (count: number) => `${countText(count)}. teklifi gönder`;
export const draftKept = 'Henüz kaydedilmedi: yazdıkça bu tarayıcıda saklanır.';
export const offers = 'Teklifler';
export const offerWithNet = '{number}, {net} + KDV';
export const madeAndReplaced = (date: string) => `${date}, yerine yenisi verildi`;
export const madeAndNeverSent = (date: string) => `${date}, hiç gönderilmedi`;
export const pdfOf = (number: string) => `PDF: ${number}`;
export const pdf = 'PDF';
export const theLines = (count: number) => (count === 1 ? 'Satır' : `${countText(count)} satır`);
export const lineMade = '{name}, {amount}, {price}{inUnits}{discount}, KDV %{vatRate}: {net}{kind}';
export const requestKinds = {
  CHANGE: 'Alıcı değişiklik istiyor',
  DECLINE: 'Alıcı reddetti',
  RENEWAL: 'Alıcı yeni teklif istiyor',
};
export const declineReasons = {
  PRICE: 'fiyat',
  LEAD_TIME: 'teslim süresi',
  UNSUITABLE: 'ürün uygun değil',
  NOT_NEEDED: 'gerek kalmadı',
};
export const linesPriced = (priced: number, all: number) => `${priced} / ${countText(all)} satır fiyatlı`;
export const withoutKdv = 'KDV hariç';
export const kdvRate = (rate: number) => `KDV %${rate}`;
export const withKdv = 'KDV dâhil';
export const remindOf = (number: string) => `Hatırlat: ${number}`;
export const remind = 'Hatırlat';
export const remindOfOffer = (number: string) => `Teklifi hatırlat: ${number}`;
export const templateSaved = (name: string) => `“${name}” şablonu kaydedildi`;
export const failedToSaveTheTemplate = 'Şablon kaydedilemedi. Lütfen tekrar deneyin.';
export const saveAsTemplateHeading = 'Şablon olarak kaydet';
export const nameOfTheTemplate = 'Şablonun adı';
export const whatTemplateKeeps = 'Geçerlilik süresini, teslimi, ödemeyi ve diğer koşulları saklar.';
export const saveTemplate = 'Şablonu kaydet';
export const pageShowsOffer = 'Alıcının sayfası teklifi artık gösteriyor.';
export const offerIsOnItsWay = 'Teklif alıcıya gönderiliyor.';
export const failedToSendTheOffer = 'Teklif gönderilemedi. Lütfen tekrar deneyin.';
export const sendOffer = (number: string) => `Teklifi gönder: ${number}`;
export const mailOffer = (number: string) => `Teklifi e-postayla gönder: ${number}`;
export const pageShowsOfferFromThenOn = 'Bundan sonra alıcının sayfası teklifi gösterir.';
export const toBuyerAlone = 'Kime: {name}; e-posta adresi vermedi.';
export const sendTheLink =
  'Alıcının sayfasının bağlantısı kopyalanır; WhatsApp’a yapıştırabilir ya da okuyabilirsiniz. “Bağlantıyı kopyala” yeniden kopyalar.';
export const linkIsCopied = 'Alıcının sayfası teklifi artık gösteriyor, bağlantısı kopyalandı.';
export const sendAndCopy = 'Gönder ve bağlantıyı kopyala';
export const toBuyer = 'Kime: {name}, {email}.';
export const toBuyerWithPdf = 'Kime: {name}, {email}, PDF ekli.';
export const letter = 'Metin';
export const siteSendsNoMail =
  'Bu site e-posta göndermiyor. Ardından “E-posta” kendi posta programınızda bir ileti açar, “Bağlantıyı kopyala” alıcının sayfasının adresini kopyalar.';
export const remindBeforeEnd = 'Süresi dolmadan üç gün önce alıcıya hatırlat';
export const sendWithoutMail = 'E-postasız gönder';
export const sendMail = 'E-posta gönder';
export const send = 'Gönder';
export const lineKinds = { PLAIN: 'toplama katılır', OPTIONAL: 'isteğe bağlı', ALTERNATIVE: 'seçenek' };
export const inTheTotal = 'Toplama katılır';
export const optionalTheBuyerMayAddIt = 'İsteğe bağlı: alıcı ekleyebilir';
export const insteadOfTheLineAbove = 'Üstteki satırın yerine';
export const mailStates = {
  WAITING: (name: string, date: string) => `posta sunucusunu bekliyor, ${name}, ${date}`,
  SENT: (name: string, date: string) => `e-postayla gönderildi, ${name}, ${date}`,
  FAILED: (name: string, date: string) => `e-postayla gönderilemedi, ${name}, ${date}`,
};
export const mailFailures = {
  REFUSED: 'Posta sunucusu adresi reddetti: alıcıyı arayın ya da doğru adresi bulun.',
  CONTENT_REFUSED: 'Posta sunucusu içeriği reddetti, belki spam ya da çok büyük saydı: alıcıyı arayın.',
  GIVEN_UP: 'Posta sunucusu iki gün boyunca almadı: sunucunun SMTP_URL ayarı yanlış olabilir.',
  EXPIRED: 'Geri döndü: alıcının posta sunucusu günlerce almadı. Arayın ya da yeniden gönderin.',
  DELAYED: 'Gecikiyor: alıcının posta sunucusu henüz almadı. Posta sunucuları denemeyi sürdürüyor.',
  HELD_BACK: '',
};
export const validForDays = 'Geçerlilik, gün';
export const madeBy = 'Teklifi veren';
export const asReadSaveName = 'Alıcının okuyacağı gibi. Hesap ekranında adınızı kalıcı olarak kaydedebilirsiniz.';
export const asRead = 'Alıcının okuyacağı gibi';
export const beforeTheLines = 'Satırlardan önce';
export const delivery = 'Teslim';
export const payment = 'Ödeme';
export const otherTerms = 'Diğer koşullar';
export const oneALine = 'Her satıra bir tane';
export const enterNumber = 'Sayı yazın, örneğin 12,5';
export const enterHowMany = 'Miktarı yazın';
export const enterThePrice = 'Fiyatı yazın';
export const enterTheKdv = 'KDV oranını yazın';
export const addAtLeastOneLine = 'En az bir satır ekleyin';
export const alternativeStandsBelow = 'Seçenek, yerine geçebileceği satırın altında durur';
export const oneLineCounts = 'En az bir satır toplama katılmalı';
export const listWithKdv = (price: string) => `liste ${price}, KDV dâhil`;
export const lastPriceIn = (price: string, number: string) => `son ${price}, ${number}`;
export const lastPriceLessIn = (price: string, percent: string, number: string) =>
  `son ${price}, %${percent} iskontolu, ${number}`;
export const per = (priceQuantity: string) => `/ ${priceQuantity}`;
export const lastPrice = 'son fiyat';
export const listPrice = 'liste fiyatı';
export const lastAt = (price: string) => `son ${price}`;
export const listAt = (list: string) => `liste ${list}`;
export const noAnswerForDays = (quiet: number) => `${quiet} gündür yanıt yok`;
export const noLongerValid = 'süresi doldu';
export const endsToday = 'bugün doluyor';
export const endsInDays = (left: number) => `${left} gün kaldı`;
