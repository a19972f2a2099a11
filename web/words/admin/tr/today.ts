import { countText } from '../../../../common/text/locale.ts';

export const failedToTakeItOffTheList = 'Listeden çıkarılamadı. Lütfen tekrar deneyin.';
export const doneWhat = (what: string) => `Bitti: ${what}`;
export const done = 'Bitti';
export const showThem = (total: number) => `${countText(total)}, göster`;
export const couldNotBeLoaded = 'Yüklenemedi.';
export const tryAgain = 'Tekrar dene';
export const loading = 'Yükleniyor';
export const moreAfterThese = (total: number) => `Bunlardan sonra ${countText(total)} tane daha.`;
export const today = 'Bugün';
export const nothingWaits = 'Bekleyen bir şey yok.';
export const productsOnTheSite = (count: number) => `Sitede ${countText(count)} ürün var.`;
export const noneYet = 'henüz yok';
export const lastNightlyBackup = 'Son gecelik yedek: {state}';
export const importTime = (time: string) => `${time}, içe aktarma`;
export const happensToday = 'Bugün olacaklar';
export const plan = 'Planlananlar';
export const imports = 'İçe aktarmalar';
export const newEnquiries = 'Yeni talepler';
export const allEnquiries = 'Tüm talepler';
export const enquiryFacts = (number: string, rowCount: number, date: string) => `${number}, ${rowCount} satır, ${date}`;
export const fresh = 'Yeni';
export const waits = (days: number) => `${days} gündür bekliyor`;
export const offersThatEndSoon = 'Süresi yakında dolan teklifler';
export const allOffers = 'Tüm teklifler';
export const offerEnds = (count: string, dayWords: string) => `${count}, geçerlilik sonu ${dayWords}`;
export const remindOf = (number: string) => `Hatırlat: ${number}`;
export const remind = 'Hatırlat';
export const ordersToConfirm = 'Onay bekleyen siparişler';
export const allOrders = 'Tüm siparişler';
export const open = 'Aç';
export const rates = 'Döviz kurları';
export const rateOf = (day: string, rate: string, changed: number) =>
  `${day} kuru: ${rate}, ${countText(changed)} fiyat değişti`;
export const noRateForDays = (days: number) => `${days} gündür kur yok`;
export const noRateYet = 'Henüz kur yok';
export const failures = {
  REFUSED: 'Posta sunucusu adresi reddetti.',
  CONTENT_REFUSED: 'Posta sunucusu içeriği reddetti, belki spam ya da çok büyük saydı.',
  GIVEN_UP: 'İki gün boyunca hiçbir posta sunucusu almadı.',
  EXPIRED: 'Geri döndü: alıcının posta sunucusu günlerce almadı.',
  DELAYED: 'Gecikiyor: posta sunucuları denemeyi sürdürüyor.',
  HELD_BACK: 'Adrese o gün üç tane gitmişti.',
};
export const theNightlyBackupFailed = 'Gecelik yedek alınamadı';
export const look = 'Görüntüle';
export const mailCannotBeSentAtTheMoment = 'Şu an e-posta gönderilemiyor';
export const messagesWithoutAnAnswer = (messages: number) => `Yanıt bekleyen ${messages} mesaj`;
export const withTheNewEnquiriesInOneList = 'yeni taleplerle tek listede, en eskisi üstte';
export const didNotArrive = (what: string) => `${what} ulaşmadı`;
export const waitsForYou = 'Sizi bekleyenler';
export const enquiriesAmongSpam = (count: number) => `Spam şüphesinde ${countText(count)} talep`;
export const messagesAmongSpam = (count: number) => `Spam şüphesinde ${countText(count)} mesaj`;
export const nobodyHasLookedYetAndNoMail = 'Henüz kimse bakmadı, e-posta da gönderilmedi.';
export const importFailed = (name: string) => `${name} başarısız oldu`;
export const importStopped = (name: string) => `Bir sınırda durdu: ${name}`;
export const nothingWasChanged = 'Hiçbir şey değişmedi.';
export const stoppedPlan = (date: string, stepText: string) => `${date}. ${stepText}. Hiçbir şey değişmedi.`;
export const health = 'Veri kalitesi';
export const fixInGrid = 'Tabloda düzelt';
export const seeTheList = 'Listeyi gör';
export const moreName = (name: string, more: number) => `${name}: ${countText(more)} arttı`;
export const inAll = (count: number) => `toplam ${countText(count)}`;
export const whatWasDone = '{changes}: bugün ve önceden ne yapıldı, kim yaptı; geri alınabilir.';
export const changes = 'Değişiklikler';
export const mailboxCannotBeRead = 'Geri dönen e-postalar aranamıyor';
