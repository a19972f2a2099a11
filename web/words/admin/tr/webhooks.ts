import { countText } from '../../../../common/text/locale.ts';
export const eventsSentAgain = (resendFailedDeliveries: number) =>
  `${countText(resendFailedDeliveries)} olay yeniden gönderildi`;
export const failedToSendAgain = 'Yeniden gönderilemedi. Lütfen tekrar deneyin.';
export const attempts = 'Denemeler';
export const keptFor30Days = '30 gün saklanır';
export const whichAttempts = 'Hangi denemeler';
export const all = 'Tümü';
export const failedCount = (failed: number) => `Başarısız ${countText(failed)}`;
export const sendFailedAgain = (failed: number) => `Başarısız ${countText(failed)} olayı yeniden gönder`;
export const nothingHasFailed = 'Başarısız olan yok';
export const nothingWasSentYet = 'Henüz bir şey gönderilmedi';
export const aTestShowsWhetherTheProgram = 'Deneme, programın alıp almadığını gösterir.';
export const when = 'Ne zaman';
export const event = 'Olay';
export const answer = 'Yanıt';
export const gone = 'Silindi';
export const sendAgainNamed = (event: string, subjectName: string) => `Yeniden gönder: ${event}, ${subjectName}`;
export const events = 'Olaylar';
export const titles = {
  BY_HAND: 'Elle kapatıldı.',
  FAILED: 'Kapatıldı: 5 gün boyunca hiçbir şey alınmadı.',
  GONE: 'Kapatıldı: uç nokta artık istemiyor (410).',
  RESTORED: 'Kapatıldı: bir yedekle geri geldi.',
  KEY_ENDED: 'Kapatıldı: anahtarının süresi doldu. Yalnız adresi tanıyorsanız açın: o zaman sizin olur.',
};
export const failedToSwitchTheWebhookOn = 'Webhook açılamadı. Lütfen tekrar deneyin.';
export const sentOn = (count: number) => `${countText(count)} olay gönderildi`;
export const forgotten = (count: number) => `${countText(count)} olay gönderilmeden silindi`;
export const failedToDecideAboutTheEvents = 'Olaylar için karar verilemedi. Lütfen tekrar deneyin.';
export const eventsAreHeld = (held: number) => `${countText(held)} olay bekletiliyor.`;
export const theyHappenedWhileItWasOff = 'Kapalıyken ya da bir yedek geri yüklenmeden önce oldular.';
export const eventsWaitAfterSwitching = (held: number) =>
  `${countText(held)} olay bekliyor; açtıktan sonra gönderilip gönderilmeyeceklerini seçin.`;
export const whatHappensMeanwhileIsHeld = 'Bu sırada olanlar 30 gün bekletilir.';
export const sendHeld = (held: number) => `Gönder (${countText(held)})`;
export const forgetThem = 'Göndermeden sil';
export const switchOn = 'Aç';
export const tried = (date: string, answer: string | number, took: number) => `${date}: ${answer}, ${took} ms`;
export const sent = 'Gönderildi';
export const nothingSentSentence = 'Henüz bir şey gönderilmedi.';
export const theAnswerWasEmptyOrThere = 'Yanıt boştu ya da yoktu.';
export const sendAgain = 'Yeniden gönder';
export const thereIsNoSuchWebhook = 'Böyle bir webhook yok';
export const itMayHaveBeenRemoved = 'Kaldırılmış olabilir.';
export const isAdded = (name: string) => `“${name}” eklendi`;
export const hasANewSecret = (name: string) => `“${name}” için yeni gizli anahtar`;
export const withItTheProgramChecks = 'Program bununla isteğin buradan geldiğini doğrular.';
export const bothSignUntil = (date: string) => `İkisi de şu tarihe kadar imzalar: ${date}.`;
export const secret = 'Gizli anahtar';
export const webhookSaved = 'Webhook kaydedildi';
export const failedToSaveTheWebhook = 'Webhook kaydedilemedi. Lütfen tekrar deneyin.';
export const changeWebhook = 'Webhook’u değiştir';
export const addWebhook = 'Webhook ekle';
export const name = 'Ad';
export const theProgramThatIsNotifiedSuch = 'Bildirim alan program, örneğin ERP (Logo).';
export const address = 'Adres';
export const itBeginsWithHttps = 'https:// ile başlar. Her olay oraya POST ile gönderilir.';
export const whatIsSent = 'Ne gönderilir';
export const wholeContents = 'Tam içerik';
export const wholeContentsHint = 'Değişenin gönderildiği andaki değerleri. Yoksa türü, numarası ve adresi.';
export const personalData = 'Kişisel veriler';
export const withWholeContentsNames =
  'Tam içerikle: alıcıların adları, adresleri ve metinleri. Aydınlatma metniniz bunları kimin aldığını belirtmelidir.';
export const eachProductOfAnImport = 'İçe aktarmadaki her ürün';
export const otherwiseAnImportIsOneEvent = 'Yoksa bir içe aktarma tek olaydır: import.finished.';
export const saveWebhook = 'Webhook’u kaydet';
export const failedToRotateTheSecret = 'Gizli anahtar yenilenemedi. Lütfen tekrar deneyin.';
export const sends = 'Gönderilenler';
export const itEndsIn = (secretEnd: string) => `Sonu: ${secretEnd}.`;
export const twoUntil = (date: string) => `2 tane, son gün ${date}`;
export const rotate = 'Yenile';
export const rotateTheSecret = 'Gizli anahtarı yenile';
export const aNewSecretIsMadeAndShownOnce =
  'Yeni bir gizli anahtar oluşturulur ve bir kez gösterilir. Program geçebilsin diye 24 saat boyunca her istek ikisiyle de imzalanır.';
export const makeANewSecret = 'Yeni gizli anahtar oluştur';
export const shortContents = 'Değişenin türü, numarası ve adresi';
export const withPersonalData = 'kişisel verilerle';
export const noPersonalData = 'kişisel veri yok';
export const eachImportedProduct = 'içe aktarmadaki her ürün';
export const theWebhookIsOn = 'Webhook açık';
export const theWebhookIsOff = 'Webhook kapalı. Olanlar bekletilir.';
export const failedToSwitchTheWebhook = 'Webhook açılıp kapatılamadı. Lütfen tekrar deneyin.';
export const aTestIsOnItsWay = 'Deneme gönderiliyor';
export const failedToSendATest = 'Deneme gönderilemedi. Lütfen tekrar deneyin.';
export const theWebhookWasRemoved = 'Webhook kaldırıldı';
export const failedToRemoveTheWebhook = 'Webhook kaldırılamadı. Lütfen tekrar deneyin.';
export const on = 'Açık';
export const off = 'Kapalı';
export const sendATest = 'Deneme gönder';
export const change = 'Değiştir';
export const remove = 'Kaldır';
export const removeWebhook = 'Webhook’u kaldır';
export const nothingMoreIsSentThere =
  'Oraya artık bir şey gönderilmez. Gizli anahtarı ve gönderilenlerin listesi kalıcı olarak silinir.';
export const ofEndpoints = (count: number, mostWebhooks: number) => `${countText(count)} / ${mostWebhooks} uç nokta`;
export const webhooks = 'Webhook’lar';
export const allWebhooks = 'Tüm webhook’lar';
export const noProgramIsNotifiedYet = 'Henüz hiçbir program bildirim almıyor';
export const anotherProgramCanLearn = 'Burada bir şey değiştiğinde başka bir program hemen öğrenebilir.';
export const failedToday = (failedToday: number) => `bugün ${failedToday} başarısız`;
export const allSent = 'Hepsi gönderildi';
export const now = 'şimdi';
export const inAMinute = 'bir dakika içinde';
export const inMinutes = (minutes: number) => `${minutes} dakika içinde`;
export const inTime = {
  today: (time: string) => `saat ${time}`,
  tomorrow: (time: string) => `yarın ${time}`,
  later: (days: number, time: string) => `${days} gün sonra ${time}`,
};
export const held = 'Bekletiliyor';
export const untilSomebodyDecides = 'biri karar verene kadar';
export const waits = 'Bekliyor';
export const sentInTime = (inTime: string) => `gönderilecek: ${inTime}`;
export const noAnswer = 'Yanıt yok';
export const msTry = (took: number, count: number) => `${took} ms, ${countText(count)}. deneme`;
export const msTook = (took: number) => `${took} ms`;
export const tryAgain = (count: number, inTime: string) => `${countText(count)}. deneme, yeniden ${inTime}`;
export const givenUpAfterTries = (count: number) => `${countText(count)} denemeden sonra bırakıldı`;
export const tryNotTriedAgain = (count: number) => `${countText(count)}. deneme, yeniden denenmeyecek`;
export const groups = {
  products: 'Ürünler',
  categories: 'Kategoriler',
  documents: 'Belgeler',
  sales: 'Satış',
  upkeep: 'Bakım',
};
export const aProductWasAddedAlsoAsADraft = 'Ürün eklendi, taslak olarak da.';
export const aRateChanged = 'Başka bir döviz kuru geçerli: buna bağlı tüm fiyatlar için tek olay.';
export const aProductWasChangedInAnyWay = 'Ürün herhangi bir şekilde değişti.';
export const aProductWasDeleted = 'Ürün silindi.';
export const aProductWasPublished = 'Ürün yayınlandı.';
export const aPriceChanged = 'Fiyat değişti.';
export const availabilityOrDaysOfDelivery = 'Stok durumu ya da teslim süresi değişti.';
export const aCategoryWasAdded = 'Kategori eklendi.';
export const aCategoryWasChanged = 'Kategori değişti.';
export const aCategoryWasDeleted = 'Kategori silindi.';
export const aDocumentWasAdded = 'Belge eklendi.';
export const aDocumentWasChanged = 'Belge değişti.';
export const aDocumentWasDeleted = 'Belge silindi.';
export const aBuyerHasSentAnEnquiry = 'Alıcı talep gönderdi.';
export const theStateOfAnEnquiryChanged = 'Talebin durumu değişti.';
export const anOfferWasSentToTheBuyer = 'Alıcıya teklif gönderildi.';
export const aBuyerHasAcceptedAnOffer = 'Alıcı teklifi onayladı.';
export const aBuyerHasPlacedAnOrder = 'Alıcı sipariş verdi.';
export const theStateOfAnOrderChanged = 'Siparişin durumu değişti.';
export const aFileWasImported = 'Dosya içe aktarıldı.';
export const anImportStoppedItself = 'İçe aktarma bir sınırda durdu ya da başarısız oldu.';
export const theNightlyBackupFailed = 'Gecelik yedek alınamadı.';

export const textsAreWanted = 'Başka dillerdeki metinler eksik ya da eskimiş.';
export const aCustomerChanged = 'Müşteri eklendi ya da bilgileri değişti.';
