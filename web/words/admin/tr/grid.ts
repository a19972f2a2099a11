import { countText, listFormat } from '../../../../common/text/locale.ts';
import { language } from './locale.ts';
const inSentence = listFormat({ type: 'unit' }, language);
const cells = (count: number) => `${countText(count)} hücre`;
const rows = (count: number) => `${countText(count)} satır`;
const columnsOf = (count: number) => `${countText(count)} sütun`;
const changes = (count: number) => `${countText(count)} değişiklik`;
const products = (count: number) => `${countText(count)} ürün`;
export const grid = 'Tablo';
export const productsTitle = 'Ürünler';
export const noProductMatches = 'Uyan ürün yok.';
export const changeTheFilters = 'Filtreleri değiştir';
export const numbersAreReadAs = 'Sayıların okunuşu:';
export const loading = 'Yükleniyor';
export const deletedMeanwhile = 'Bu arada silindi';
export const none = 'Yok';
export const empty = 'boş';
export const id = 'Kimlik';
export const cellOfRow = (column: string, row: number) => `${column}, satır ${row}`;
export const howAreTheNumbersWritten = 'Sayılar nasıl yazılmış?';
export const couldBeEither = (example: string, one: string, other: string) =>
  `“${example}” şu ikisinden biri olabilir: ${one} ya da ${other}. Bloktaki başka hiçbir sayı hangisi olduğunu göstermiyor.`;
export const pasteNothing = 'Yapıştırmaktan vazgeç';
export const asWritten = (number: string) => `${number} olarak`;
export const columns = 'Sütunlar';
export const columnsShown = (shown: number, all: number) => `Sütunlar ${countText(shown)} / ${countText(all)}`;
export const findColumn = 'Sütun bul';
export const shownColumns = 'Gösterilen sütunlar';
export const makeNarrower = (column: string) => `Daralt: ${column}`;
export const makeWider = (column: string) => `Genişlet: ${column}`;
export const atMostColumns = (most: number) => `En çok ${most} sütun gösterilir.`;
export const moreColumns = 'Diğer sütunlar';
export const moreByName = (count: number) => `${countText(count)} tane daha: adlarıyla bulun.`;
export interface StepWords {
  undo: string;
  redo: string;
  undone: string;
}
export const steps = {
  paste: { undo: 'Yapıştırmayı geri al', redo: 'Yapıştırmayı yinele', undone: 'Yapıştırma geri alındı.' },
  fill: { undo: 'Doldurmayı geri al', redo: 'Doldurmayı yinele', undone: 'Doldurma geri alındı.' },
  clearing: { undo: 'Temizlemeyi geri al', redo: 'Temizlemeyi yinele', undone: 'Temizleme geri alındı.' },
  cut: { undo: 'Kesmeyi geri al', redo: 'Kesmeyi yinele', undone: 'Kesme geri alındı.' },
  typing: { undo: 'Yazmayı geri al', redo: 'Yazmayı yinele', undone: 'Yazma geri alındı.' },
  stepBack: { undo: 'Geri adımı geri al', redo: 'Geri adımı yinele', undone: 'Geri adım geri alındı.' },
  save: { undo: 'Kaydetmeyi geri al', redo: 'Kaydetmeyi yinele', undone: 'Kaydetme geri alındı.' },
} as const satisfies Record<string, StepWords>;
const outcome = (taken: number, wrong: number) =>
  wrong > 0 ? `${cells(taken)} alındı, ${countText(wrong)} hatalı.` : `${cells(taken)} alındı.`;
export const pasted = (height: number, width: number, taken: number, wrong: number) =>
  `${rows(height)}, ${columnsOf(width)} yapıştırıldı: ${outcome(taken, wrong)}`;
export const filled = (count: number, taken: number, wrong: number) =>
  `${cells(count)} dolduruldu: ${outcome(taken, wrong)}`;
export const cleared = (count: number) => `${cells(count)} temizlendi.`;
export const cutOut = (count: number) => `${cells(count)} kesildi.`;
export const typedInto = (column: string, row: number) => `Yazıldı: ${column}, satır ${countText(row)}.`;
export const isAgain = (column: string, text: string) => `${column} yeniden: ${text || empty}.`;
export const savedIn = (count: number, ofProducts: number) =>
  `${products(ofProducts)} için ${changes(count)} kaydedildi.`;
export const passedOver = (count: number) => `${countText(count)} hücre burada değiştirilemez, atlandı.`;
export const belowTheLast = (count: number) => `Bloğun ${countText(count)} satırı son ürünün altına taştı ve alınmadı.`;
export const beyondTheLast = (count: number) =>
  `Bloğun ${countText(count)} sütunu son sütunun dışına taştı ve alınmadı.`;
export const nothingIsSavedYet = 'Henüz bir şey kaydedilmedi.';
export const savingFailed = 'Kaydedilemedi. Tekrar deneyin.';
export const nothingCanBeSaved = 'Henüz kaydedilebilecek bir şey yok';
export const changesIn = (count: number, ofProducts: number) => `${products(ofProducts)} için ${changes(count)}`;
export const nothingIsChanged = 'Değişiklik yok';
export const oneStepOfTheHistory = 'Geçmişte tek adım, 30 gün boyunca tek tıkla geri alınır.';
export const typeOrPaste = 'Bir hücreye yazın ya da Excel’den blok yapıştırın.';
export const discard = 'Değişiklikleri sil';
export const saveChanges = (count: number) => `Kaydet: ${changes(count)}`;
export const saving = 'Kaydediliyor.';
export const changeWaits = 'Değişiklik kaydedilmedi; burada ve bu tarayıcıda bekliyor.';
export const changesWait = (saved: number, all: number, left: number) =>
  `Kaydedilen ${saved} / ${changes(all)}; ${left} tanesi burada ve bu tarayıcıda bekliyor.`;
export const wrongCount = (count: number) => `${countText(count)} hatalı`;
export const placeOf = (place: number, count: number) => `${place} / ${countText(count)}`;
export const nextProblem = 'Sonraki sorun';
export const selectedCells = (count: number, from: string, to: string, top: number, bottom: number) =>
  `${cells(count)}, sütunlar ${from} – ${to}, satırlar ${top} – ${bottom}`;
export const keys =
  'Enter ya da F2 hücreyi açar, yazmak içeriği değiştirir, Escape olduğu gibi bırakır. Tab sonraki hücreye, satırın sonuncusundan da tablodan sonrasına geçer. Alt+Aşağı seçenekleri açar, F8 sonraki soruna, Alt+Enter da o sorun için yapılabileceklere götürür.';
export const tryAgain = 'Tekrar dene';
export const someRowsFailed = 'Bazı satırlar yüklenemedi.';
export const narrowTheList = (shown: number, count: number) =>
  `${countText(count)} üründen ${countText(shown)} tanesi, listeyi daraltın`;
export const productCount = products;
export const fromTheSelection = (parts: string[]) => `Seçimden: ${inSentence.format(parts)}`;
export const fromTheList = (parts: string[]) => `Listeden: ${inSentence.format(parts)}`;
export const quoted = (search: string) => `“${search}”`;
export const changeTheList = 'Değiştir';
export const notFound = 'Bulunamadı';
export const foundCount = (count: number) => `${countText(count)} bulundu`;
export const nextFound = 'Sonraki sonuç';
export const findInTheGrid = 'Tabloda bul';
export const fields = 'Alanlar';
export const productsOfAll = (shown: number, all: number) => `${products(shown)} / ${countText(all)}.`;
export const thoseWithChanges = (shown: number, all: number) =>
  `Değişiklik olanlar: ${countText(shown)} / ${products(all)}.`;
export const showThoseWithChanges = 'Değişiklik olanları göster';
export const showAll = 'Tümünü göster';
export const showMore = 'Daha fazla göster';
export const blocksNeedAWiderScreen = 'Excel’den bloklar daha geniş bir ekranda yapıştırılabilir.';
export const whatIsWrong = 'Bu hücrede sorun ne';
export const cannotBeChangedHere = 'Bu burada değiştirilemez.';
export const somebodySavedIt = 'Bu hücreyi başkası kaydetti.';
export const codeTwice = (code: string) => `İki ürünün kodu aynı olurdu: ${code}.`;
const writer = (by: string | null) => by ?? 'Başka biri';
export const wrote = (by: string | null, text: string) => `${writer(by)} yazdı: ${text || empty}.`;
export const wroteAt = (by: string | null, text: string, time: string) =>
  `${writer(by)} yazdı, ${time}: ${text || empty}.`;
export const wroteOn = (by: string | null, text: string, day: string, time: string) =>
  `${writer(by)} yazdı, ${day} ${time}: ${text || empty}.`;
export const itWas = (text: string) => `Önceki değer: ${text || empty}.`;
export const itWasWhenYouBegan = (text: string) => `Siz başladığınızdaki değer: ${text || empty}.`;
export const use = (text: string) => `Kullan: ${text}`;
export const keep = (text: string) => `Kalsın: ${text || empty}`;
export const take = (text: string) => `Al: ${text || empty}`;
export const backTo = (text: string) => `Geri dön: ${text || empty}`;
export const manyWrong = (count: number) =>
  `${countText(count)} hücre hatalı. Yazıldığı gibi kalırlar ve kaydedilmezler.`;
export const wrongRow = (row: number, reason: string) => `Satır ${row}: ${reason}`;
export const itStaysAsTyped = 'Yazıldığı gibi kalır.';
export const bothStayAsTyped = 'İkisi de yazıldığı gibi kalır.';
export const isOutdated = 'Eskimiş';
export const whatIsWrongHeading = 'Sorun';
