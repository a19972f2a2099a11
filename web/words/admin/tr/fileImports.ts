import { countText, listFormat } from '../../../../common/text/locale.ts';
import { language } from './locale.ts';
const together = listFormat({ type: 'conjunction' }, language);
const beside = listFormat({ type: 'unit' }, language);
const n = (count: number) => countText(count);
export const importProducts = 'Ürünleri içe aktar';
export const imports = 'İçe aktarmalar';
export const importAFile = 'Dosya içe aktar';
export const run = 'Aktarım';
export const rowCount = (count: number) => `${n(count)} satır`;
export const sheetNamed = (name: string) => `“${name}” sayfası`;
export const recordNamed = (name: string) => `“${name}” kaydı`;
export const dropASpreadsheet = 'Tabloyu buraya bırakın';
export const whatIsRead =
  '.xlsx çalışma kitabı, .csv dosyası, XML ya da JSON satırları. Bir satır sütunları Türkçe ya da İngilizce adlandırır; hiçbir şey yazılmadan önce nelerin değişeceğini görürsünüz.';
export const chooseAFile = 'Dosya seç';
export const chooseAnotherFile = 'Başka dosya seç';
export const spreadsheetToImport = 'İçe aktarılacak tablo';
export const noFileYet = 'Dosyanız yok mu? Bir şablon doldurun:';
export const or = 'ya da';
export const howItIsRead = 'Dosya nasıl okunuyor';
export const letters = 'Karakter kodlaması';
export const separator = 'Ayırıcı';
export const sheet = 'Sayfa';
export const namesInRow = 'Sütun adları satırı';
export const eachProductIs = 'Her ürün';
export const elementsOf = (path: string, count: number) => `${path} (${n(count)} öğe)`;
export const lettersNames = {
  UTF_8: 'UTF-8',
  UTF_16: 'UTF-16',
  WINDOWS_1254: 'Windows-1254',
  ISO_8859_9: 'ISO 8859-9',
  CP857: 'CP857',
  MAC_TURKISH: 'Mac Türkçe',
};
export const foundOut = (what: string) => `${what} (bulundu)`;
export const noNames = 'yok: A, B, …';
export const separators = { SEMICOLON: 'noktalı virgül', COMMA: 'virgül', TAB: 'sekme', PIPE: 'dikey çizgi' };
export const columns = 'Sütunlar';
export const columnsFound = (found: number, known: number) =>
  `${n(found)} sütun bulundu, adından tanınan: ${n(known)}.`;
export const columnNumber = (number: number) => `Sütun ${number}`;
export const whatTheColumnIs = (name: string) => `Sütunun karşılığı: ${name}`;
export const notImported = 'Alınmıyor';
export const notIdsOfThisSite =
  'Bunlar bu sitenin kimlikleri değil. Kimlik’i yalnız buradan dışa aktarılmış bir dosyada seçin.';
export const matchedByName = 'satırlar kendi kategorisinde buna göre eşleştirilir';
export const matchedByIt = 'satırlar buna göre eşleştirilir';
export const remembered = 'Aynı sütun adlarıyla gelen dosyalarda da geçerli olur, bir sütun eklense bile.';
export const noColumnHoldsTheName = 'Ürün adını taşıyan sütun yok. Hangisi olduğunu Sütunlar bölümünde seçin.';
export const belowIsWhatItWouldDo = 'İçe aktarmanın şu an ne yapacağı aşağıda.';
export const dryRun = 'Deneme';
export const checking = 'Denetleniyor';
export const nothingIsWritten = 'Henüz hiçbir şey yazılmadı.';
export const pricesVanish = (count: number) => `${n(count)} fiyat “fiyat sorulur” olacak: hücresi boş.`;
export const pricesJump = (count: number) => `${n(count)} fiyat yarıdan fazla değişiyor.`;
export const changesAnd = (changed: number, added: number) =>
  together.format([
    ...(changed > 0 ? [productsChange(changed)] : []),
    ...(added > 0 ? [productsAreNew(added, changed > 0)] : []),
  ]);
const productsChange = (count: number) => `${n(count)} ürün değişecek`;
const productsAreNew = (count: number, isShort: boolean) =>
  isShort ? `${n(count)} tanesi yeni` : `${n(count)} ürün yeni`;
export const sentence = (text: string) => `${text}.`;
export const valuesVanish = (field: string, count: number) => `${field}: ${n(count)} üründe boşalacak.`;
export const nothingChanges = 'Hiçbir şey değişmez.';
export const leftOutSentence = (count: number) => `${n(count)} satır aşağıda yanıtlanana kadar dışarıda bırakılır.`;
export const totals = 'Toplamlar';
export const unchanged = 'değişmeyen';
export const willBeChanged = 'değişecek';
export const willBeAdded = 'eklenecek';
export const notInTheFile = 'dosyada olmayan';
export const noProduct = 'ürün olmayan';
export const unclear = 'belirsiz';
export const wrong = 'hatalı';
export const rowsInAll = () => 'toplam satır';
export const rowsToShow = 'Gösterilecek satırlar';
export const kinds = {
  CHANGED: 'Değişen',
  ADDED: 'Yeni',
  MISSING: 'Dosyada yok',
  UNCHANGED: 'Değişmeyen',
  NO_PRODUCT: 'Ürün değil',
};
export const kindWithCount = (kind: string, count: number) => `${kind} ${n(count)}`;
export const row = 'Satır';
export const rows = 'Satırlar';
export const product = 'Ürün';
export const rowNumber = (line: number) => `Satır ${line}`;
export const productNotInTheFile = 'Dosyada yok';
export const empty = 'boş';
export const netPrice = (price: string) => `${price} + KDV`;
export const missing = {
  NOTHING: { one: 'olduğu gibi kalır', other: 'olduğu gibi kalır' },
  ON_ORDER: { one: 'Sipariş üzerine olur', other: 'Sipariş üzerine olur' },
  DISCONTINUED: { one: 'üretimden kalktı sayılır', other: 'üretimden kalktı sayılır' },
  HIDDEN: { one: 'gizlenir', other: 'gizlenir' },
  BIN: { one: 'çöp kutusuna gider', other: 'çöp kutusuna gider' },
};
export const missingProducts = (count: number, rule: keyof typeof missing) =>
  `${n(count)} ürün dosyada yok ve ${missing[rule].other}.`;
export const leftOut = 'Dışarıda bırakılan';
export const rowsLeftOut = 'Dışarıda bırakılan satırlar';
export const rowsAreLeftOut = (unclear: number, wrong: number) => {
  const parts = [
    ...(unclear > 0 ? [`${n(unclear)} satır belirsiz`] : []),
    ...(wrong > 0 ? [`${n(wrong)} satır hatalı`] : []),
  ];
  return `${beside.format(parts)}: dışarıda bırakılacak`;
};
export const downloadRows = () => 'Bu satırları indir (.xlsx)';
export const downloadFailed = 'Satırlar indirilemedi. Lütfen tekrar deneyin.';
export const causeOf = (field: string, message: string) => `${field}: ${message}`;
export const rowsAt = (count: number, lines: string) => `${n(count)} satır: ${lines}`;
export const fieldInRows = (field: string, count: number) => `${field}, ${rowCount(count)}`;
export const fieldInRow = (field: string, line: number) => `${field}, satır ${line}`;
export const useInRows = (value: string, count: number) => `Kullan: ${value}, ${rowCount(count)}`;
export const useInRow = (value: string, line: number) => `Kullan: ${value}, satır ${line}`;
export const use = (value: string) => `Kullan: ${value}`;
export const withoutAName = 'Adsız';
export const whichProduct = 'Bu satır hangi ürün?';
export const aNewProduct = 'Yeni bir ürün';
export const candidate = (name: string, category: string, price: string) =>
  price === '' ? `${name}, ${category}` : `${name}, ${category}, ₺ ${price}`;
export const rowsAreProducts = 'Ürün olup olmadığı';
export const isNoProduct = 'Ürün değil';
export const rowIsNoProduct = (line: number) => `Satır ${line} ürün değil`;
export const areNoProducts = () => 'Ürün değil';
export const rowsAreNoProducts = (count: number) => `${rowCount(count)}: ürün değil`;
export const isAProduct = 'Bu bir ürün';
export const rowIsAProduct = (line: number) => `Satır ${line} bir ürün`;
export const lineNamed = (line: number, name: string) => `Satır ${line}: ${name}`;
export const questions = 'Dosyayla ilgili sorular';
export const pricesAre = 'Bu dosyadaki fiyatlar';
export const withKdv = 'KDV dâhil';
export const withoutKdv = 'KDV hariç';
export const chooseBasis = 'Birini seçin: sütunun adından anlaşılmıyor.';
export const kdvIsAdded = 'Site fiyatları KDV dâhil gösterir: KDV hariç olanlara %20 eklenir.';
export const missingDescription = 'Eksik açıklama yerine';
export const sameAsName = 'ürün adı';
export const fixedText = 'sabit bir metin';
export const rowIsLeftOut = 'hiçbir şey: satır dışarıda kalır';
export const text = 'Metin';
export const newProductsAre = 'Yeni ürünler';
export const asSettingsSay = 'site ayarlarındaki gibi';
export const publishedAtOnce = 'hemen yayında';
export const draftsFirst = 'önce bakılacak taslaklar';
export const decimalMarkIs = 'Bu dosyadaki ondalık işareti';
export const marks = { COMMA: 'virgül', POINT: 'nokta' };
export const meansWith = (mark: string, cell: string, meaning: string) => `${mark}: ${cell} şu demek: ${meaning}`;
export const chooseMark = 'Birini seçin: dosyadaki başka hiçbir hücre göstermiyor.';
export const placesOfField = (field: string, lines: number[], most: number) => {
  const named = `${beside.format(lines.slice(0, most).map(String))}${lines.length > most ? ', …' : ''}`;
  return `${field}, satır ${named}`;
};
export const readBothWays = (count: number, places: string[]) =>
  `${n(count)} sayı iki türlü okunabilir: ${places.join('; ')}.`;
export const hiddenRowsAre = 'Çalışma kitabında gizli satırlar';
export const hiddenTaken = 'ötekiler gibi alınır';
export const hiddenLeftOut = 'dışarıda bırakılır';
export const pricesAreRight = (count: number) => (count === 1 ? 'Bu fiyat doğru' : `Bu ${n(count)} fiyat doğru`);
export const jumpOf = (line: number, name: string, jump: string) => `Satır ${line}, ${name}: ${jump}`;
export const andMore = (count: number) => `ve ${n(count)} tane daha`;
export const keepAsProfile = 'Profil olarak sakla';
export const nameOfTheProfile = 'Profilin adı';
export const supplier = 'Tedarikçi';
export const nothingToImport = 'İçe aktarılacak bir şey yok.';
export const willBeWritten = (count: number, { changed, added, missing: gone }: Written) => {
  const parts = beside.format([
    ...(changed > 0 ? [`${n(changed)} değişen`] : []),
    ...(added > 0 ? [`${n(added)} yeni`] : []),
    ...(gone > 0 ? [`${n(gone)} dosyada olmayan`] : []),
  ]);
  return `${n(count)} satır yazılacak: ${parts}.`;
};
interface Written {
  changed: number;
  added: number;
  missing: number;
}
export const canBeUndone = 'Satırların ya hepsi alınır ya hiçbiri. İçe aktarmayı 30 gün boyunca geri alabilirsiniz.';
export const cancel = 'Vazgeç';
export const letThisRunPass = 'Bu aktarımı onayla';
export const letThisRunPassAsking = 'Bu aktarımı onayla …';
export const letItPass = 'Onayla';
export const passingWrites = (reasons: string, written: number, gone: number) =>
  gone > 0
    ? `${reasons} Onaylanırsa ${rowCount(written)} yazılır, ${missingCount(gone)} için de profildeki kural uygulanır. 30 gün boyunca geri alınabilir.`
    : `${reasons} Onaylanırsa ${rowCount(written)} yazılır. 30 gün boyunca geri alınabilir.`;
const missingCount = (count: number) => `eksik ${n(count)} ürün`;
export const importRows = (count: number) => `İçe aktar: ${rowCount(count)}`;
export const firstSayMark = 'Önce sayılardaki ondalık işaretini belirtin.';
export const firstSayBasis = 'Önce fiyatların KDV dâhil olup olmadığını belirtin.';
export const firstSayHidden = 'Önce gizli satırların ne olacağını belirtin.';
export const firstSayJumps = 'Önce sıçrayan fiyatların doğru olduğunu belirtin.';
export const waitingForAnother = 'Başka bir içe aktarmanın bitmesi bekleniyor';
export const importing = 'İçe aktarılıyor';
export const withPercent = (text: string, percent: number) => `${text}: %${percent}`;
export const cancelTheImport = 'İçe aktarmayı iptal et';
export const wouldStopItself = 'Bir sınıra takılıp durur. Hiçbir şey değişmez.';
export const addedAndChanged = (added: number, changed: number) =>
  `${n(added)} ürün eklendi, ${n(changed)} ürün değişti.`;
export const undo = 'Geri al';
export const importsOfThirtyDays = 'Son 30 günün içe aktarmaları';
export const importOf = (when: string, admin: string) => `${when}, ${admin}`;
export const countsOf = (added: number, changed: number) => `${n(added)} eklendi, ${n(changed)} değişti`;
export const undone = 'Geri alındı';
export const undoTheImportOf = (fileName: string) => `İçe aktarmayı geri al: ${fileName}`;
export const undoThisImport = 'Bu içe aktarmayı geri al';
export const whatUndoDoes =
  'Eklenen ürünler kaldırılır, değişen değerler eski hâline döner. Sonradan değiştirilmiş değerler olduğu gibi kalır ve burada listelenir.';
export const valuesLeft = (count: number) => `${n(count)} değer sonradan değiştirildiği için kaldı`;
export const leftAsTheyAre = 'Olduğu gibi kalanlar';
export const addedNow = (now: string) => `İçe aktarmayla eklendi, şimdi ${now}`;
export const beforeAndNow = (before: string, now: string) => `İçe aktarmadan önce ${before}, şimdi ${now}`;
export const showMore = 'Daha fazla göster';
export const importUndone = 'İçe aktarma geri alındı';
export const productsRemoved = (count: number) => `Eklenen ${n(count)} ürün kaldırıldı.`;
export const valuesPutBack = (count: number) => `${n(count)} ürünün değerleri eski hâline döndü.`;
export const changedSince = (count: number, names: string) =>
  `Sonradan değiştirildiği için ${n(count)} üründe olduğu gibi kaldı (${names}).`;
