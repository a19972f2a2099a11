import { countText } from '../../../../common/text/locale.ts';
export const company = 'Şirket';
export const acceptedBy = 'Onaylayan';
export const erased = 'Silindi';
export const accepted = 'Onaylandı';
export const network = 'Ağ';
export const theirNumber = 'Onların numarası';
export const deliveryTo = 'Teslim yeri';
export const offer = 'Teklif';
export const enquiry = 'Talep';
export const theBuyersPage = 'alıcının sayfası';
export const deleted = 'Silindi';
export const digestOfTheOffer = 'Teklifin özeti';
export const acceptance = 'Onay';
export const history = 'Geçmiş';
export const states = 'Durumlar';
export const theBuyer = 'Alıcı';
export const withMail = 'alıcıya e-postayla';
export const acceptedLines = 'Onaylanan satırlar';
export const withoutKdv = 'KDV hariç';
export const kdvRate = (rate: number) => `KDV %${rate}`;
export const withKdv = 'KDV dâhil';
export const allStates = 'Tüm durumlar';
export const orders = 'Siparişler';
export const searchOrders = 'Siparişlerde ara';
export const state = 'Durum';
export const orderCount = (total: number) => `${countText(total)} sipariş`;
export const noOrderMatches = 'Uyan sipariş yok';
export const numbersNamesCompanies = 'Numaralarda, adlarda, şirketlerde ve kodlarda aranır.';
export const thereAreNoOrdersYet = 'Henüz sipariş yok';
export const offersThatBuyersAcceptAppear = 'Alıcıların onayladığı teklifler burada görünür.';
export const order = 'Sipariş';
export const print = 'Yazdır';
export const thisOrderDoesNotExist = 'Böyle bir sipariş yok';
export const ordersAreNeverDeleted = 'Siparişler hiç silinmez: adres yanlış olabilir.';
export const theirNumberIs = (ownNumber: string) => `Onların numarası ${ownNumber}`;
export const someoneElseHasChanged = 'Bu arada başkası bu siparişi değiştirdi. Şimdiki hâli bu.';
export const isNow = (number: string, stateNames: string) => `${number} artık: ${stateNames}.`;
export const failedToChangeTheOrder = 'Sipariş değiştirilemedi. Lütfen tekrar deneyin.';
export const noNewState = 'Değişiklik yok';
export const newState = 'Yeni durum';
export const correction = (state: string) => `${state} (düzeltme)`;
export const reason = 'Neden';
export const theBuyerReadsIt = 'Alıcı okur.';
export const text = 'Metin';
export const theBuyerReadsItOnThePage = 'Alıcı siparişin sayfasında okur: “3 koli, 61 kg.”';
export const sendAMailTo = (email: string) => `E-posta gönder: ${email}`;
export const saveState = 'Durumu kaydet';
export const orderNumber = 'Sipariş {number}';
export const carrier = 'Taşıyıcı';
export const numberOfTheConsignment = 'Gönderi numarası';
export const addressOfTheConsignment = 'Gönderi takip adresi';
export const withNumaraForTheNumber =
  'Numara yerine {numara} yazın: alıcı için bağlantı olur ve bu taşıyıcı için hatırlanır.';
export const stateNames = {
  PLACED: 'Onay bekliyor',
  CONFIRMED: 'Onaylandı',
  READY: 'Hazır',
  SENT: 'Gönderildi',
  DELIVERED: 'Teslim edildi',
  CANCELLED: 'İptal edildi',
};
export const invoiced = 'Fatura edilen';
export const invoiceMail = 'Fatura e-postası';
export const invoiceNumber = 'Fatura no.';
export const waybill = 'İrsaliye';
export const inLiraForInformation = 'Lira karşılığı, bilgi için';
export const number = 'Numara';
export const buyer = 'Alıcı';
export const sumWithKdv = 'Tutar, KDV dâhil';
export const channels = {
  SITE: 'siteden',
  PHONE: 'telefonla',
  WHATSAPP: 'WhatsApp ile',
  MAIL: 'e-postayla',
  PAPER: 'kâğıt üzerinde, imzalı ya da kaşeli',
  VISIT: 'yüz yüze',
};
export const acceptedWay = (way: string, day: string) => `${way}, ${day}`;
export const recordedBy = 'Kaydeden';
export const phone = 'Telefon';
export const acceptedByBuyer = 'Onaylandı …';
export const recordAcceptance = (number: string) => `${number} onaylandı`;
export const how = 'Nasıl';
export const person = 'Onaylayan kişi';
export const position = 'Görevi';
export const day = 'Gün';
export const paper = 'İmzalı belge ya da sipariş';
export const choosePaper = 'PDF seç';
export const leavePaperOut = 'Belgeyi çıkar';
export const alsoOrdered = 'Bu da sipariş edildi';
export const insteadOf = (name: string) => `${name}, üstteki satırın yerine`;
export const sameAsOnTheSite =
  'Alıcı sayfada onaylamış gibi siparişi oluşturur: numarası, kilitli PDF’i ve sipariş sayfasıyla.';
export const makeTheOrder = 'Siparişi oluştur';
export const orderMade = (number: string) => `${number} numaralı sipariş oluşturuldu.`;
export const open = 'Aç';
export const failedToMakeTheOrder = 'Sipariş oluşturulamadı. Lütfen tekrar deneyin.';
export const parts = 'Sevkiyatlar';
export const sendAPart = 'Sevkiyat ekle';
export const sendThisPart = 'Sevkiyatı kaydet';
export const quantityOf = (name: string) => `Miktar: ${name}`;
export const openRows = 'Kalan';
export const isSentOf = (quantity: string) => `${quantity} gönderildi`;
export const isOpenOf = (quantity: string) => `${quantity} kaldı`;
export const isCancelledOf = (quantity: string) => `${quantity} iptal edildi`;
export const partNumber = (place: number) => `${place}. sevkiyat`;
export const deliveryNote = 'Sevk belgesi';
export const deliveryNoteOf = (place: number) => `${place}. sevkiyatın sevk belgesi`;
export const waybillOfPart = 'İrsaliye numarası (e-irsaliye)';
export const takeBack = 'Kaldır';
export const takeBackPart = (place: number) => `${place}. sevkiyatı kaldır`;
export const takeBackText = 'Yanlışlıkla kaydedilmişti: miktarları yeniden kalan olur. Siparişin durumu değişmez.';
export const partIsRecorded = (place: number) => `${place}. sevkiyat kaydedildi.`;
export const failedToRecordThePart = 'Sevkiyat kaydedilemedi. Lütfen tekrar deneyin.';
export const enterAQuantity = 'En az bir satırdan ne kadar gönderildiğini yazın.';
export const notANumber = 'Sayı yazın, örneğin 12,5';
export const cancelRow = 'Kalanı iptal et';
export const cancelRowOf = (name: string) => `Kalanı iptal et: ${name}`;
export const cancelRowText = (quantity: string) => `${quantity} artık gönderilmeyecek.`;
export const bringRowBack = 'Yine de gönder';
export const bringRowBackOf = (name: string) => `İptal edilen kalanı yine de gönder: ${name}`;
export const keepRow = 'Kalsın';
export const papers = 'Belgeleri';
export const theirPaper = 'İmzalı belge ya da siparişleri';
