export const yourPosition = 'Göreviniz';
export const yourOrderNumber = 'Kendi sipariş numaranız';
export const orderDocument = 'Sipariş belgeniz';
export const orderDocumentFits = '(PDF, en çok 10 MB, isteğe bağlı)';
export const accepted = (number: string) => `Teklifi ve koşullarını okudum, ${number} için sipariş veriyorum.`;
export const changedLines = (count: number) => `${count} satırda değişiklik istiyorsunuz.`;
export const howToChange = 'Satırlardaki “Değişiklik isteyin” ile miktar, fiyat ya da teslim tarihi isteyin.';
export const noteOnWhole = 'Bütün teklif için not';
export const unsuitable = 'Ürün uygun değil';
export const notNeeded = 'Gerek kalmadı';
export const why = 'Neden?';
export const anythingToAdd = 'Eklemek istediğiniz';
export const acceptanceNotSent = 'Onay gönderilmedi';
export const requestNotSent = 'İstek gönderilmedi';
export const decisionNotSent = 'Karar gönderilmedi';
export const yesDecline = 'Evet, reddediyorum';
export const renewTotal = 'Toplamı yenileyin';
export const acceptanceLocks = 'Onay bu teklifi kilitler: sonrasında satırı, fiyatı ve koşulu değişmez.';
export const acceptedByMail = 'Onaylanan belge iki tarafa da e-postayla gider.';
export const changeFollows =
  'Yeni bir teklif hazırlarız; hazır olunca bu sayfada çıkar. O zamana kadar bu teklifi onaylayabilirsiniz.';
export const accept = 'Teklifi Onayla';
export const sendChange = 'Değişiklik İsteğini Gönder';
export const decline = 'Teklifi Reddet';
export const isAccepted = 'Bu teklif onaylandı';
export const isExpired = 'Bu teklifin süresi doldu';
export const isClosed = 'Bu teklif kapandı';
export const wasAnswered = 'Bu yanıt daha önce gönderildi';
export const reload = 'Sayfayı Yenileyin';
export const stateNotLoaded = 'Sayfanın son hâli yüklenemedi';
export const formerStateBelow =
  'Bağlantınız kopmuş olabilir; aşağıda bir önceki hâli duruyor. Yanıtınız bize ulaştıysa yeni hâlinde görürsünüz.';
export const replacedBy = (revision: number) => `Bu teklifin yerine ${revision}. teklif verildi`;
export const openRevision = (revision: number) => `${revision}. Teklifi Açın`;
export const answerNotSent = 'Yanıtınız gönderilmedi';
export const declined = 'Teklifi reddettiniz';
export const decisionArrived = 'Kararınız bize ulaştı. Yeni bir teklif hazırlarsak bu sayfada görürsünüz.';
export const requestArrived = 'İsteğiniz bize ulaştı.';
export const renewalFollows = 'Aynı satırları güncel fiyatla hazırlıyoruz; yeni teklif bu sayfada çıkar.';
export const endedOn = (day: string) => `Süre ${day} günü doldu`;
export const cannotBeAccepted =
  'Bu teklif artık onaylanamaz. Yenilenmesini isterseniz aynı satırları güncel fiyatla hazırlarız.';
export const askRenewal = 'Yenilenmesini İste';
export const changeArrived = 'Değişiklik isteğiniz bize ulaştı';
export const changeOfLines = (count: number, moment: string) =>
  `${count} satır için ${moment}. Yeni teklif hazır olunca bu sayfada görürsünüz.`;
export const changeAt = (moment: string) => `${moment}. Yeni teklif hazır olunca bu sayfada görürsünüz.`;
export const acceptAnyway = 'Bu teklifi yine de onaylayın';
export const recordedOnce = 'İsteğiniz kaydedilir; bir kez göndermeniz yeter.';
export const askChange = 'Değişiklik isteyin';
export const whatChanges = 'Bu satırda ne değişsin?';
export const quantityIn = (unit: string) => `Miktar (${unit})`;
export const unitPriceIn = (sign: string) => `Birim fiyat (${sign})`;
export const priceInFor = (sign: string, quantity: string) => `Fiyat (${sign} / ${quantity})`;
export const deliveryDay = 'Teslim tarihi';
export const reasonOrWish = 'Nedenini ya da isteğinizi yazın';
export const leaveLine = 'Bu satırdan vazgeçin';
export const optionalLine = 'İsteğe bağlı satır: siparişe girsin';
export const alternatives = 'Seçenekler';
export const lineAdded = 'Bu teklifte eklendi';
export const lineChanged = 'Satırın ayrıntısı değişti';
export const differs = '{name}: {earlier} yerine {now}';
export const total = 'Toplam';
export const yourDecision = 'Kararınız';
export const openOffer = 'Teklifi açın (PDF)';
export const revisionOf = (revision: number) => `${revision}. teklif`;
export const offer = 'Teklif';
export const today = 'Bugün';
export const endOfValidity = 'Geçerlilik sonu';
export const lineRemoved = 'Bu teklifte çıkarıldı';
export const validity = 'Geçerlilik';
export const untilEndOf = (day: string) => `${day} günü sonuna kadar`;
export const delivery = 'Teslim';
export const payment = 'Ödeme';
export const ourOffer = 'Teklifimiz';
export const differsFrom = (revision: number, earlier: number, count: number) =>
  `${revision}. teklif, ${earlier}. tekliften ${count} satırda ayrılıyor.`;
export const markedBelow = 'Satırlar aşağıda işaretli.';
export const seeRevision = (revision: number) => `${revision}. teklifi görün`;
export const amountsInLira = 'Tutarlar Türk lirasıdır; KDV dâhil değildir.';
export const amountsIn = {
  EUR: 'Tutarlar avrodur; KDV dâhil değildir.',
  USD: 'Tutarlar ABD dolarıdır; KDV dâhil değildir.',
  GBP: 'Tutarlar İngiliz sterlinidir; KDV dâhil değildir.',
};
/** A revision in another currency than the one before. */
export const otherCurrency = (revision: number, currency: string, earlier: number, earlierCurrency: string) =>
  `Para birimi değişti: ${revision}. teklif ${currency}, ${earlier}. teklif ${earlierCurrency} iledir; tutarlar doğrudan karşılaştırılamaz.`;
export const inCurrencyWords = { TRY: 'Türk lirası', EUR: 'avro', USD: 'ABD doları', GBP: 'İngiliz sterlini' };
export const forInformation = (lira: string) => `Bilgi içindir: ${lira}`;
export const terms = 'Koşullar';
export const insteadOf = '{earlier} yerine';
export const yourAnswer = 'Yanıtınız';
export const inFigures = 'Sayıyla yazın.';
export const markAsRead = 'Okuduğunuzu işaretleyin; onay bununla geçerli olur.';
export const nothingAsked = 'Ne değişsin? Bir satırda ya da notta yazın.';
export const toAccept = 'Onaylayın';
export const toDecline = 'Reddedin';
export const lineName = 'Ad';
export const discount = 'İskonto';
export const decide = 'Karara geçin';
export const youAsked = 'İstediğiniz:';
export const priceFor = (price: string, quantity: string) => `${price} / ${quantity}`;
export const askedDay = (day: string) => `teslim ${day}`;
export const askedOnWhole = (text: string) => `Bütün teklif için: “${text}”`;
export const dayExample = 'gg.aa.yyyy';
export const dayAsExample = 'Günü gg.aa.yyyy olarak yazın.';
export const chooseDocument = 'PDF seçin';
export const termAdded = 'Bu teklifte eklendi';
export const termRemoved = 'Bu teklifte kaldırıldı';
export const toCorrect = (notSent: string, fields: string[]) =>
  `${notSent}. Düzeltilecek: ${[...new Set(fields)].join(', ')}.`;
export const readMark = 'okudum işareti';
export const fieldOfLine = 'satırdaki alan';
