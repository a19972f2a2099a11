export const addByMail = 'Eklemek istediğiniz bir şey olursa e-postayı yanıtlayın.';
export const addByMailOrPhone =
  'Eklemek istediğiniz bir şey olursa e-postayı yanıtlayın ya da {phone} numarasını arayıp takip numaranızı söyleyin.';
export const addByPhone = 'Eklemek istediğiniz bir şey olursa {phone} numarasını arayıp takip numaranızı söyleyin.';
export const copySent =
  'Takip numaranız ve talebinizin bağlantısı {email} adresine gönderildi. Gelmediyse istenmeyen e-posta klasörüne bakın.';
export const copyOnItsWay =
  'Takip numaranız ve talebinizin bağlantısı {email} adresine gönderiliyor. Birkaç dakika içinde gelmezse istenmeyen e-posta klasörüne bakın.';
export const offerFor = (revision: number, name: string) => `${revision}. teklif, ${name} için.`;
export const sentAt = (moment: string) => `Gönderildi: ${moment}.`;
export const received = 'Alındı';
export const inProgress = 'İnceleniyor';
export const offered = 'Teklif verildi';
export const won = 'Sonuçlandı';
export const closed = 'Kapatıldı';
export const yourEnquiry = 'Teklif talebiniz';
export const offerOver = 'Teklifinizin süresi doldu';
export const offerReady = 'Teklifiniz hazır';
export const wasValidUntil = (day: string) => `Süre ${day} günü doldu.`;
export const validToday = 'Bugün gün sonuna kadar geçerli.';
export const validUntil = (day: string, left: number) => `${day} günü sonuna kadar geçerli; ${left}\u00a0gün var.`;
export const sentList = 'Gönderdiğiniz liste';
export const noteOf = (note: string) => `Not: ${note}`;
export const writtenAs = (text: string) => `Yazdığınız: ${text}`;
export const sentAsWritten = 'Yazdığınız gibi gönderildi.';
export const noLongerListed = 'Bu ürün artık listelenmiyor.';
export const yourNumber = 'Takip numaranız';
export const copyNumber = 'Takip numarasını kopyala';
export const notFound = 'Talep bulunamadı';
export const whyNotFound =
  'Bağlantı eksik kopyalanmış ya da talep silinmiş olabilir. Size verilen bağlantının tamamını açın ya da bize yazın.';
export const offerComesHere = 'Teklifimiz bu sayfada çıkar';
export const whatWeDo =
  'Stok ve teslim süresini doğrular, teklifimizi hazır olunca burada gösteririz. Bağlantıyı saklayın.';
export const printList = 'Listeyi yazdır';
export const linkIsPrivate = 'Bu sayfanın bağlantısı size özeldir; bağlantıyı bilen herkes talebinizi görebilir.';
export const arrived = 'Talebiniz bize ulaştı';
export const arrivedWithoutDetails = (number: string) =>
  `Takip numaranız ${number}. Bağlantınız kopmuş olabilir: talebinizin ayrıntıları yüklenemedi.`;
export const thanks = 'Teklif talebiniz için teşekkür ederiz. En kısa sürede size dönüş yapacağız!';
export const now = 'Şimdi';
export const recordedAt = (moment: string) => `Talebiniz kayda alındı: ${moment}.`;
export const then = 'Sonra';
export const weCheck = 'Stok ve teslim süresini doğrular, gerekirse sizi ararız.';
export const atLast = 'Son olarak';
export const offerByMail = 'Teklifimiz yazılı olarak e-posta adresinize gelir.';
export const offerOnPage = 'Teklifimiz yazılı olarak talebinizin sayfasında çıkar.';
export const result = 'Sonuç';
export const stateOfEnquiry = 'Talebin durumu';
export const keepLink = 'Talebinizin bağlantısını saklayın.';
export const onlyOnPage = 'Durumu ve teklifimizi yalnız o sayfada görürsünüz.';
export const onlyOnPageNotByMail =
  'Durumu ve teklifimizi yalnız o sayfada görürsünüz; bağlantı size e-postayla gelmez.';
export const alsoInQuoteList = 'Bu tarayıcıda “Teklif listesi” sayfasında da durur.';
export const copyLink = 'Bağlantıyı kopyala';
export const tooManyLinks = 'Çok fazla hatalı bağlantı denendi';
export const openWholeLink =
  'Size gönderilen bağlantının tamamını açtığınızdan emin olun ya da on beş dakika sonra yeniden deneyin.';
export const isNew = 'Talebiniz bize ulaştı; sırada.';
export const isInProgress = 'Talebiniz inceleniyor.';
export const isOffered = 'Teklifimizi gönderdik.';
export const isWon = 'Talebiniz sonuçlandı.';
export const isLost = 'Talep kapatıldı.';
export const yourCode = 'sizin kodunuz {code}';
export const sentEnquiries = 'Gönderdiğiniz talepler';
export const forget = 'Bu tarayıcıdan silin';
export const keptHere =
  'Bu liste yalnız bu tarayıcıda durur. Silmek talepleri iptal etmez; sayfaları bağlantılarıyla açılır.';
export const notRepeated = 'Listenize eklenemedi. Lütfen tekrar deneyin.';
export const repeat = 'Yeniden iste';
export const changeNotSaved = 'Değişiklik kaydedilemedi. Lütfen tekrar deneyin.';

/** The states of enquiries and orders in one or two words, for a list of them. */
export const states = {
  NEW: received,
  IN_PROGRESS: inProgress,
  OFFERED: offered,
  WON: won,
  LOST: closed,
};
export const orderStates = {
  PLACED: 'Sipariş alındı',
  CONFIRMED: 'Sipariş onaylandı',
  READY: 'Sipariş hazır',
  SENT: 'Sipariş yolda',
  DELIVERED: 'Teslim edildi',
  CANCELLED: 'Sipariş iptal edildi',
};
