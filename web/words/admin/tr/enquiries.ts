import { countText } from '../../../../common/text/locale.ts';
export const answerName = (name: string) => `Yanıtla: ${name}`;
export const standings = {
  LISTED: '',
  DISCONTINUED: 'üretimden kalktı',
  REMOVED: 'sonradan silinmiş',
  WRITTEN: 'katalogda yok',
};
export const specCount = (count: number) => `${countText(count)} özellik`;
export const noteOfTheBuyer = 'Alıcının notu:';
export const notSaid = 'belirtilmemiş';
export const codeOfCustomer = 'müşteri kodu, {customer}: {code}';
export const askedByCode = 'şu kodla soruldu: {code}';
export const allCodes = 'Tüm kodlar';
export const useKnownProduct = 'Müşteri {customer} için bu kod {name}: kullan';
export const enquiryDeletedSuccessfully = 'Talep silindi';
export const failedToDeleteEnquiry = 'Talep silinemedi';
export const deleteEnquiry = 'Talebi sil';
export const areYouSureYouWantToDelete = 'Bu talebi silmek istediğinize emin misiniz?';
export const remove = 'Sil';
export const itsNotesAndOffersGo =
  'Notları ve teklifleri de gider, alıcının sayfası çalışmaz olur. 30 gün boyunca çöp kutusundan geri getirilebilir.';
export const suspectedSpamChooseNotSpam = 'Spam olabilir: yanıtlamak için “Spam değil” seçin.';
export const noteAnswer = 'Yanıtı kaydet';
export const replyByEMail = 'E-postayla yanıtla';
export const newOffer = 'Yeni teklif';
export const beginOffer = 'Teklife başla';
export const channel = 'Nasıl soruldu';
export const channels = {
  SITE: 'siteden',
  MESSAGE: 'mesajla',
  PHONE: 'telefonla',
  WHATSAPP: 'WhatsApp ile',
  MAIL: 'e-postayla',
  VISIT: 'yüz yüze',
};
export const nameOfBuyer = 'Ad';
export const emailOfBuyer = 'E-posta';
export const companyOfBuyer = 'Şirket';
export const phoneOfBuyer = 'Telefon';
export const placeOfDelivery = 'Teslim yeri';
export const whatTheyAsked = 'Ne soruldu';
export const linesAreRead =
  'Yapıştırın ya da yazın: kod ve miktar içeren satırlar teklif satırı olur. Siz göndermeden alıcıya bir şey gitmez.';
export const withoutMail = 'Adres yoksa teklifin bağlantısını kendiniz gönderirsiniz.';
export const alreadyMade = 'Bu mesajdan {number} oluşturuldu.';
export const makeAnother = 'Başka bir talep oluştur';
export const makeAnotherTitle = 'Bu mesajdan başka bir talep oluşturulsun mu?';
export const makeAnotherText = (said: string) => `${said} Yeni talep kendi numarasını alır.`;
export const noMailAddress = 'e-posta adresi yok';
export const questions = 'Alıcının soruları';
export const asksQuestion = 'Soru soruyor';
export const askedAQuestion = 'soru sordu';
export const enquiryTaken = 'Talep kaydedildi. Teklifi göndermeden alıcıya bir şey gitmez.';
export const failedToTakeTheEnquiry = 'Talep kaydedilemedi. Lütfen tekrar deneyin.';
export const makeAnEnquiry = 'Talep oluştur';
export const state = 'Durum';
export const assignedTo = 'Atanan';
export const nobody = 'Kimse';
export const wonWithoutOrder = 'Siparişsiz mi kazanıldı?';
export const wonMakesNoOrder =
  'Alıcı telefonla, e-postayla ya da kâğıt üzerinde mi onayladı? Öyleyse siparişi oluşturun: numarasını alır ve alıcının sayfasında görünür. Siparişsiz kazanılan talebin numarası ve gönderilecek bir şeyi olmaz, alıcının sayfasında da görünmez.';
export const wonWithoutOffer =
  'Teklif gönderilmediği için sipariş oluşturulamaz. Siparişsiz kazanılan talebin numarası ve gönderilecek bir şeyi olmaz.';
export const setToWon = 'Siparişsiz kazanıldı';
export const makeTheOrder = 'Siparişi oluştur';
export const cancel = 'Vazgeç';
export const lifeOf = 'Şimdiye kadar olanlar';
export const askedOn = 'Soruldu';
export const offerSent = (count: string) => `${count}. teklif`;
export const offerDraft = 'taslak';
export const asksForChanges = 'Değişiklik istiyor';
export const wishedLines = (count: number) => `${countText(count)} satır`;
export const hasDeclined = 'Reddetti';
export const asksForNewOffer = 'Yeni teklif istiyor';
export const ordered = 'Sipariş verdi';
export const order = 'Sipariş';
export const newLines = (count: number) => `Yeni, ${countText(count)} satır`;
export const offerIsSent = (count: string) => `${count}. teklif gönderildi`;
export const offerNotSent = (count: string) => `${count}. teklif gönderilmedi`;
export const orderedAnd = (state: string) => `Sipariş verdi, ${state}`;
export const daysLeft = (days: number) => `${days} gün kaldı`;
export const offerHasEnded = 'süresi doldu';
export const allEnquiries = 'Tüm talepler';
export const thisEnquiryNoLongerExists = 'Bu talep artık yok';
export const itMayHaveBeenDeleted = 'Silinmiş olabilir.';
export const deliveryTo = 'Teslim yeri';
export const theBuyersPage = 'Alıcının sayfası';
export const customer = 'Müşteri';
export const customerNamed = (name: string) => `Müşteri: ${name}`;
export const standingDiscountIs = (typed: string, percent: string) =>
  typed.includes('+') ? `Sabit iskonto ${typed}, %${percent}` : `Sabit iskonto %${percent}`;
export const neverSent = 'alıcıya gönderilmez';
export const internalNotes = 'İç notlar';
export const notesAndChanges = 'Notlar ve değişiklikler';
export const theBuyer = 'Alıcı';
export const assignedItToNobody = 'kimseye atamadı';
export const assignedItTo = (adminName: string) => `atadı: ${adminName}`;
export const madeOffer = (text: string) => `teklif hazırladı: ${text}`;
export const sentOffer = (text: string) => `teklif gönderdi: ${text}`;
export const answeredText = (text: string) => `yanıtladı: ${text}`;
export const remindedTheBuyerOfOffer = (text: string) => `alıcıya teklifi hatırlattı: ${text}`;
export const acceptedOffer = (text: string) => `teklifi onayladı: ${text}`;
export const askedForChangesOfOffer = (text: string) => `teklifte değişiklik istedi: ${text}`;
export const declinedOffer = (text: string) => `teklifi reddetti: ${text}`;
export const askedForANewOfferInPlaceOf = (text: string) => `yerine yeni teklif istedi: ${text}`;
export const namedTheProductOfALine = (text: string) => `bir satırın ürününü belirledi: ${text}`;
export const setItTo = (stateNames: string) => `durumu değiştirdi: ${stateNames}`;
export const changedIt = 'değiştirdi';
export const notInTheCatalogue = (unknown: number) => `katalogda olmayan: ${countText(unknown)}`;
export const letters = 'Yazışmalar';
export const searchEnquiries = 'Taleplerde ara';
export const found = (total: number) => `${countText(total)} sonuç`;
export const here = (total: number) => `${countText(total)} kayıt`;
export const enquiries = 'Talepler';
export const noEnquiriesMatchThisSearch = 'Bu aramaya uyan talep yok';
export const numbersNamesCompanies = 'Bu klasörde numara, ad, şirket ve kodlarda aranır.';
export const quoteListsThatBuyersSend = 'Alıcıların gönderdiği teklif listeleri burada görünür.';
export const noEnquiryIsAssignedToYou = 'Size atanmış talep yok';
export const nothingInFolder = {
  new: 'Yeni talep yok',
  'in-progress': 'İşlemde talep yok',
  offered: 'Teklif verilmiş talep yok',
  won: 'Kazanılmış talep yok',
  lost: 'Kaybedilmiş talep yok',
  'ends-soon': 'Süresi yakında dolan yok',
  spam: 'Spam şüphesi yok',
};
export const thereAreNoEnquiries = 'Talep yok';
export const failedToAddTheNote = 'Not eklenemedi. Lütfen tekrar deneyin.';
export const writeANote = 'Not yazın';
export const note = 'Not';
export const addNote = 'Not ekle';
export const movedToSuspectedSpam = 'Spam şüphesine taşındı';
export const movedBackToEnquiries = 'Taleplere geri taşındı';
export const undo = 'Geri al';
export const failedToMoveEnquiry = 'Talep taşınamadı';
export const notSpam = 'Spam değil';
export const spam = 'Spam';
export const productsLikeIt = 'Benzer ürünler';
export const nameOrCode = 'Ad ya da kod';
export const askedForAs = '“{written}” olarak soruldu';
export const undoIsNot = (written: string, name: string) => `Geri al: ${written}, bu ürün değil: ${name}`;
export const useName = 'Kullan: {name}';
export const findName = (name: string) => `Bul: ${name}`;
export const find = 'Bul …';
export const stateNames = {
  NEW: 'Yeni',
  IN_PROGRESS: 'İşlemde',
  OFFERED: 'Teklif verildi',
  WON: 'Kazanıldı',
  LOST: 'Kaybedildi',
};
export const failedToUpdateTheState = 'Talebin durumu güncellenemedi';
export const failedToAssignTheEnquiry = 'Talep atanamadı';
export const failedToAssignAProduct = 'Bu satıra ürün atanamadı';
