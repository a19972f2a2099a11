import { upperCase } from '../../../common/text/locale.ts';

export const empty = 'Teklif listeniz boş.';
export const howToBegin = "Aşağıya kod yazarak, Excel'den yapıştırarak ya da ürün sayfasından başlayın.";
export const browseProducts = 'Ürünlere göz atın';
export const notRestored = 'Geri alınamadı. Lütfen tekrar deneyin.';
export const takenOff = 'Ürün listeden çıkarıldı.';
export const undo = 'Geri al';
export const namedList = (name: string, count: number) => `${name}, ${count} ürün`;
export const askForOffer = 'Teklif isteyin';

export const notDone = 'Yapılamadı: liste ya da bağlantı artık olmayabilir. Lütfen tekrar deneyin.';
export const nothingAdded = (fault: string) => `Listeye bir şey eklenmedi. ${fault}`;
export const toProduct = 'Ürüne dönün';

export const mayNeed = 'Bunlar da gerekebilir';
export const notAdded = 'Eklenemedi. Lütfen tekrar deneyin.';
export const added = (name: string) => `${name} listeye eklendi.`;
export const add = 'Ekle';
export const named = (name: string) => `: ${name}`;

export const suggestionsNotTaken = 'Öneriler alınamadı. Lütfen tekrar deneyin.';
export const suggestionsOf = (count: number) => `${count} satırda öneri var.`;
export const wordsStay = 'Kabul ettiğiniz ürünün altında yazdığınız da durur.';
export const acceptAll = 'İlk önerilerin hepsini kabul edin';

// A row.
export const quantityOf = (name: string) => `Miktar, ${name}`;
export const noteOf = (name: string) => `Not, ${name}`;
export const addNote = 'Not ekleyin';
export const moreOf = (name: string) => `: ${name}`;
export const printedNote = (note: string) => `Not: ${note}`;
export const save = 'Kaydet';
export const changeNotSaved = 'Değişiklik kaydedilemedi.';
export const tryAgain = 'Tekrar deneyin';
export const rowNotTakenOff = 'Satır çıkarılamadı. Lütfen tekrar deneyin.';
export const takeOff = 'Listeden çıkar';
export const takeOffNamed = (name: string) => `${name}: listeden çıkar`;
export const written = 'Yazdığınız: {text}';
export const noLongerListed = 'Bu ürün artık listelenmiyor.';
export const discontinued = 'Bu ürün üretimden kalktı; karşılığını öneririz.';
export const replacing = 'Yerine geçen';
export const isReplaced = (name: string) => `${name} üretimden kalktı.`;
export const priceChanged = 'Fiyat değişti';
export const formerPrice = 'Talebinizde {price} idi.';
export const noLongerSold = 'Artık satılmıyor';
export const moreForLess = (quantity: string) => `${quantity} daha: {price}`;
export const quantityStays = (quantity: string) => `Miktar ${quantity} olarak kaldı.`;
export const keepQuantity = 'Böyle kalsın';
export const notRead = (text: string) => `“${text}” miktar olarak okunamadı.`;
export const notConverted = (text: string) => `“${text}” bu ürünün satış birimine çevrilemedi.`;
export const sentAs = (text: string) => `Miktar “${text}” olarak gönderilecek.`;
export const writeQuantityIn = (unit: string) => `Miktarı ${unit} olarak yazın.`;
export const writeQuantity = 'Miktarı yazın.';
export const chooseToConvert = 'Ürünü seçerseniz satış birimine çevrilir.';

// A row in the visitor's words.
export const oneOfThese = 'Bunlardan biri mi?';
export const askAsWritten = 'Sorulsun';
export const isWritten = 'Katalogda yok; yazdığınız gibi gönderilecek.';
export const onlyNumber = 'Yalnız sayı yazılmış: hangi ürün olduğunu yazın ya da satırı çıkarın.';
export const correctCode = 'Kodu düzeltin';
export const rightCode = (name: string) => `Doğru kod, ${name}`;
export const searchAgain = 'Yeniden ara';

// The last row, which adds.
export const codeHere = 'Kod';
export const typedCode = 'Kod, yeni satır';
export const typedQuantity = 'Miktar, yeni satır';
export const howToType = "Kod yazın ya da Excel'den yapıştırın; Enter sonraki satıra geçer.";
export const writeCode = 'Bir kod ya da ürün adı yazın.';
export const addRow = 'Satırı ekle';
export const rowsAdded = (count: number) => `${count} satır listeye eklendi.`;
export const willBeAsked = 'Bu kod katalogda yok; satırında sorulur.';
export const notSearched = 'Kod şu an aranamadı; eklerken yeniden aranır.';
export const isListed = 'Listede var';
export const isListedMore = (quantity: string) => `Listede var; ${quantity} daha eklenir`;
export const insteadOf = (relation: string) => `{code} yerine; ${relation}`;
export const relations = {
  SAME_PART: 'aynı parça',
  FORM_FIT_FUNCTION: 'ölçüsü ve işlevi aynı',
  REPLACES: 'yerini aldı',
  SIMILAR: 'benzer, ölçüleri karşılaştırın',
};
export const suggestions = 'Öneriler';
export const suggestionsFound = (count: number) => `${count} öneri var, aşağı ve yukarı oklarla seçin.`;

// Several rows at once.
export const several = "Excel'den yapıştır ya da dosya seç";
export const broughtRows = 'Bağlantıyla gelen satırlar';
export const broughtHint = 'Bu satırlar açtığınız bağlantıyla geldi. Gözden geçirin, uygunsa listenize ekleyin.';
export const pasteHint =
  'Kod ve miktar sütunlarını ya da bir mesajdaki listeyi buraya yapıştırın; her satır bir ürün olsun.';
export const pasteExample = '6204-2RS; 40\nDIN 934 M8; 500';
export const addRows = 'Satırları ekle';
export const rowsNotAdded = 'Satırlar eklenemedi. Lütfen tekrar deneyin.';
export const chooseFile = 'Dosya seçin';
export const fileKinds = '(.xlsx, .csv)';

interface Pasted {
  found: number;
  open: number;
  unread: number;
  leftOut: number;
  /** The first of the lines that were left out, as they were written. */
  named: string[];
}

/** Says what became of pasted lines: '2 satır eklendi, 1 satır çözülemedi. Ürün olmayan 1 satır alınmadı: “TOPLAM”.' */
export function pasted({ found, open, unread, leftOut, named: lines }: Pasted) {
  const counts = [
    `${found} satır eklendi`,
    ...(open > 0 ? [`${open} satır çözülemedi`] : []),
    ...(unread > 0 ? [`${unread} satırın miktarı okunamadı`] : []),
  ];
  const said = `${counts.join(', ')}.`;
  if (leftOut === 0) return said;
  if (lines.length === 0) return `${said} Ürün olmayan ${leftOut} satır alınmadı.`;
  const quoted = lines.map((line) => `“${line}”`).join(', ');
  const more = leftOut - lines.length;
  const which = more > 0 ? `${quoted} ve ${more} satır daha` : quoted;
  return `${said} Ürün olmayan ${leftOut} satır alınmadı: ${which}.`;
}

// Quantities.
export const inFigures = 'Miktarı sayıyla yazın.';
export const aboveZero = 'Miktar sıfırdan büyük olmalı.';
export const atMostMillion = 'Miktar en çok 1.000.000 olabilir.';
export const withoutComma = (meanings: string) => `${meanings} Virgülsüz yazın.`;
export const twoMeanings = (typed: string, meanings: string[]) =>
  `“${typed}” belli değil: ${meanings.join(' ya da ')} olabilir.`;
export const less = (label: string) => `${label}: azalt`;
export const more = (label: string) => `${label}: artır`;

// The form that sends the list.
export const whereToReach = 'Size nereden ulaşalım?';
export const email = 'E-posta';
export const company = 'Şirket';
export const phone = 'Telefon';
export const deliveryPlace = 'Teslim yeri';
export const fileRefused = 'Talebiniz daha gönderilmedi: eklenemeyen dosyayı çıkarın ya da yeniden deneyin.';
export const toContact = 'İletişim sayfasına gidin';
export const send = 'Teklif Talebini Gönder';
export const sendsNamed = (name: string, count: number) =>
  `“${name}” listesindeki ${count} ürün gönderilecek. Öteki listeleriniz kalır.`;
export const sends = (count: number) =>
  `${count} satır gönderilecek. Fiyatı, stok durumunu ve teslim süresini yazılı bildiririz.`;
export const remember = 'Bu bilgileri bu tarayıcıda hatırla';

// Lists of one browser.
export const yourLists = 'Listeleriniz';
export const productsHeard = 'ürün';
export const newList = 'Yeni liste';
export const listsFull = 'Beş liste doldu.';
export const listsOf = (count: number) =>
  `${['Sıfır', 'Bir', 'İki', 'Üç', 'Dört'][count] ?? count} liste, en çok beş; bu tarayıcıda durur.`;
export const changeName = 'Adını değiştir';
export const share = 'Paylaş';
export const print = 'Yazdır';
export const textCopied = 'Kopyalandı';
export const copyText = 'Metni kopyala';
export const deleteList = 'Listeyi sil';
export const clearList = 'Listeyi boşalt';
export const chatBegins = 'Merhaba, şu ürünler için teklif rica ederim:';
export const withOurCode = (name: string, code: string) => `${name}, kodumuz ${code}`;

export const nameOfList = 'Listenin adı';
export const saveName = 'Adı kaydet';
export const cancel = 'Vazgeçin';
export const yesDelete = 'Evet, silin';
export const yesClear = 'Evet, boşaltın';
export const asksToDelete = (name: string, count: number) =>
  count > 0
    ? `“${name}” ${count} satırıyla silinsin mi? Öteki listeleriniz kalır.`
    : `“${name}” silinsin mi? Öteki listeleriniz kalır.`;
export const asksToClear = (count: number) => `Listedeki ${count} satır silinsin mi?`;
export const shareList = 'Listeyi paylaşın';
export const close = 'Kapat';
export const whatIsShared = (count: number) =>
  `Bağlantıyı açan, bu ${count} satırın kopyasını kendi listesine alır. Adınız, notlarınız ve iletişim bilgileriniz gitmez.`;
export const copyLink = 'Bağlantıyı kopyala';
export const opensUntil = (day: string) => `${day} gününe kadar açılır.`;
export const endShare = 'Bağlantıyı iptal edin';
export const enquiryRepeated = (number: string, count: number) =>
  `${number} numaralı talebinizin ${count} satırı listenize eklendi.`;
export const orderRepeated = (number: string, count: number) =>
  `${number} numaralı siparişinizin ${count} satırı listenize eklendi.`;

interface Changes {
  replaced: number;
  changed: number;
  gone: number;
}

const numbers = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const inWords = (count: number) => numbers[count] ?? String(count);

/** Writes 'Bir ürünün yerine geçeni kondu, bir fiyat değişti; satırlarında yazıyor.' Undefined where nothing has changed. */
export function changesOf({ replaced, changed, gone }: Changes) {
  const said = [
    ...(replaced > 0 ? [`${inWords(replaced)} ürünün yerine geçeni kondu`] : []),
    ...(changed > 0 ? [`${inWords(changed)} fiyat değişti`] : []),
    ...(gone > 0 ? [`${inWords(gone)} ürün artık satılmıyor`] : []),
  ];
  const text = `${said.join(', ')}; satırlarında yazıyor.`;
  return said.length === 0 ? undefined : upperCase(text.charAt(0)) + text.slice(1);
}

// A list that somebody has shared.
export const sharedList = 'Paylaşılan liste';
export const sharedTitle = (count: number) => `Size bir liste gönderildi: ${count} satır`;
export const sharedLede = (day: string) => `Fiyatlar bugünün fiyatlarıdır. Bağlantı ${day} gününe kadar açılır.`;
export const notTaken = 'Liste alınamadı. Lütfen tekrar deneyin.';
export const goneProducts = (count: number) => `${count} ürün artık satılmıyor.`;
export const takenAsNotes = 'Listenize adıyla, not olarak alınır.';
export const addToMine = 'Listeme ekle';
export const openAsNew = 'Yeni liste olarak aç';
export const linkOver = 'Bu bağlantının süresi doldu.';
export const linkIsOver =
  'Paylaşılan listeler otuz gün açık kalır ve gönderen iptal edebilir. Listeyi yeniden göndermesini isteyin.';

// The link in the head, and the buttons of products.
export const listWith = (count: number) => `Teklif listesi, ${count} satır`;
export const addToListOf = (quantity: string) => `Teklif listesine ekle: ${quantity}`;
export const inList = 'Listede';
export const amountAdded = (quantity: string) => `${quantity} teklif listesine eklendi.`;
export const productNotAdded = 'Ürün eklenemedi. Lütfen tekrar deneyin.';
export const quantityIn = (unit: string) => `{quantity} (${unit})`;
export const isInListUpdate = (quantity: string) => `Listede ${quantity} · Güncelle`;
export const isThere = 'var';
export const quantityUpdated = 'Miktar güncellendi.';
export const addedToList = 'Teklif listesine eklendi.';
export const openList = 'Listeyi aç';
export const updateHeard = ', miktarı güncelle';
export const toListHeard = ': teklif listesine';
