import { countText } from '../../../../common/text/locale.ts';
export const recordsErasedForGood = (erasePersonalData: number) =>
  `${countText(erasePersonalData)} kayıt kalıcı olarak silindi`;
export const failedToErase = 'Silinemedi. Hiçbir şey silinmedi. Lütfen tekrar deneyin.';
export const eraseForGood = 'Kalıcı olarak sil';
export const recordsWillBeErasedWithNotes = (count: number) =>
  `${countText(count)} kayıt notları, teklifleri ve henüz gönderilmemiş e-postalarıyla silinecek.`;
export const erase = 'Sil';
export const thisCannotBeUndone =
  'Bu geri alınamaz. Yalnız daha önce alınmış yedeklerde kalır. Denetim kaydı silindiğini yazar, kimin verisi olduğunu yazmaz.';
export const typeToConfirm = (contact: string) => `Onaylamak için yazın: ${contact}`;
export const mailOrPhone = 'E-posta ya da telefon';
export const asThePersonWroteItCapital = 'Kişinin yazdığı gibi: büyük harf, boşluk ve +90 fark etmez.';
export const enterAnEMailAddressOrAPhone = 'Bir e-posta adresi ya da telefon numarası yazın';
export const find = 'Bul';
export const nothingIsKept = 'Kayıt yok';
export const noMessageAndNoEnquiryNames = (contact: string) => `Hiçbir mesajda ve talepte geçmiyor: ${contact}.`;
export const recordsFoundChosen = (found: number, chosen: number) =>
  `${countText(found)} kayıt bulundu, ${countText(chosen)} seçildi`;
export const keptOfThisPerson = 'Bu kişiye ait kayıtlar';
export const exportForThePerson = 'Kişi için dışa aktar';
export const exportAsJson = 'JSON olarak dışa aktar';
export const personalData = 'Kişisel veriler';
export const forPeopleWhoAskWhichData =
  'Hakkında hangi verileri tuttuğunuzu soran ya da silinmesini isteyenler için (KVKK). Mesajlar ve talepler notları ve teklifleriyle, çöp kutusu da dâhil aranır. Yedekler silinene kadar içindekileri korur: geri yüklemeden sonra bu sayfa yeniden silinmesi gerekenleri listeler.';
export const failedToSearch = 'Aranamadı. Lütfen tekrar deneyin.';
export const sorts = { MESSAGE: 'Mesaj', ENQUIRY: 'Talep', ORDER: 'Sipariş' };
export const withOffers = (offerCount: number) => `${offerCount} teklifle`;
export const inTheBin = 'çöp kutusunda';
export const staysWhenThePersonIsErased = 'kişi silinince kişisiz olarak kalır';
export const sentBy = 'Gönderen: {name}';
export const namesThisContact = 'Bu iletişim bilgisi geçiyor; gönderen {name}';
export const recordsErasedAgain = (repeatErasures: number) =>
  `${countText(repeatErasures)} kayıt kalıcı olarak silindi`;
export const erasedAfterThisBackupWasMade = 'Bu yedek alındıktan sonra silinenler';
export const theRestoredBackupStillHad =
  'Geri yüklenen yedekte sonradan silinmiş kişisel veriler vardı. Yeniden sitedeler:';
export const recordsErased = (count: number, date: string) => `${countText(count)} kayıt, silinme ${date}`;
export const recordsErasedBy = (count: number, date: string, name: string) =>
  `${countText(count)} kayıt, silinme ${date}, silen ${name}`;
export const eraseAgain = 'Yeniden sil';
export const theFileIsSaved = 'Dosya kaydedildi. Denetim kaydında oluşturulduğu yazar.';
export const failedToExport = 'Dışa aktarılamadı. Lütfen tekrar deneyin.';

export const privacyNotice = 'Aydınlatma metni';
export const languagesOfNotice = 'Aydınlatma metninin dilleri';
