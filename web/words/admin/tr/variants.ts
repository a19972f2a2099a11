import { countText } from '../../../../common/text/locale.ts';
export const addOptionTo = (option: string, name: string) => `“${option}” seçeneğini ekle: ${name}`;
export const problemOfRow = 'Satır {row}, {heading}: {message}';
export const moreCellsAreWrong = (count: number) => `${countText(count)} hücre daha hatalı.`;
export const newProducts = 'Yeni ürünler';
export const row = 'Satır';
export const columnAt = (at: number) => `Sütun ${at}`;
export const whatIsColumn = (heading: string) => `${heading}: nedir?`;
export const name = 'Ad';
export const cellOf = (heading: string, row: number) => `${heading}, satır ${row}`;
export const addVariantsTo = (name: string) => `Varyant ekle: ${name}`;
export const rowsCannotBeMade = (wrong: number, count: number) =>
  `${countText(count)} satırdan ${wrong} tanesi oluşturulamaz. Henüz hiçbir şey yazılmadı.`;
export const productsWillBeMade = (count: number) =>
  `${countText(count)} ürün oluşturulacak. Henüz hiçbir şey yazılmadı.`;
export const pattern = 'Örnek ürün';
export const names = 'Adlar';
export const kodIsTheStockCodeAnyOther = '{kod} stok kodudur; öteki sütunlar da ayraç içinde yazılır: {İç çap}.';
export const typeWhatDiffersOrPasteRows =
  'Farklı olanları yazın ya da bir tablodan satırları başlıklı veya başlıksız yapıştırın. Boş hücre örnek üründeki gibidir.';
export const oneStepOfTheHistoryUndone =
  'Geçmişte tek adım, 30 gün boyunca tek tıkla geri alınır. Ya hepsi oluşturulur ya hiçbiri.';
export const back = 'Geri';
export const cancel = 'Vazgeç';
export const makeProducts = (count: number) => `${countText(count)} ürün oluştur`;
export const lookAtProducts = (count: number) => `${countText(count)} ürünü önizle`;
export const look = 'Önizle';
export const theNewProductsAreLikeThisOne = 'Yeni ürünler aşağıdaki sütunlar dışında bunun gibidir.';
export const pictureCount = (count: number) => `${countText(count)} resim`;
export const documentCount = (count: number) => `${countText(count)} belge`;
export const sharedItIsPutIntoToo = (shared: string, name: string) =>
  `Ortak: ${shared}. Şu aileye o da girer: ${name}.`;
export const sharedShared = (shared: string) => `Ortak: ${shared}.`;
export const sharedItStaysIn = (shared: string, name: string) => `Ortak: ${shared}. Kaldığı aile: ${name}.`;
export const productsThatWillBeMade = 'Oluşturulacak ürünler';
export const onRequest = 'Fiyat sorulur';
export const leaveOut = 'Dışarıda bırak';
export const stokKodu = 'stok kodu';
export const stockCode = 'stok kodu';
export const productNameIsRequired = 'Ürün adı gerekli';
export const thereIsNoColumn = (unknown: string) => `“${unknown}” adında sütun yok.`;
export const failedToAddProducts = 'Ürünler eklenemedi. Lütfen tekrar deneyin.';
export const productsAdded = (count: number) => `${countText(count)} ürün eklendi`;
