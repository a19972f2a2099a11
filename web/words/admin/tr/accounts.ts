export const failedToBegin = 'Başlanamadı. Lütfen tekrar deneyin ya da yeni bir davet isteyin.';
export const enterYourName = 'Adınızı yazın';
export const yourName = 'Adınız';
export const password = 'Parola';
export const atLeastCharacters = (shortest: number) => `En az ${shortest} karakter.`;
export const begin = 'Başla';
export const twoStepRequired = 'İki adımlı giriş artık herkes için zorunlu';
export const twoStepOptional = 'İki adımlı giriş yeniden isteğe bağlı';
export const requireTwoStep = 'İki adımlı girişi herkes için zorunlu tut';
export const setUpWithinDays = 'Kullanmayanlar, bugünden en geç 7 gün sonraki girişlerinde kurmak zorundadır.';
export const setUpUntil = (day: string) => `Kullanmayanlar girişte kurmak zorundadır; son gün: ${day}.`;
export const invitationAdmin = 'Davet · Yönetim';
export const welcome = 'Hoş geldiniz';
export const youAreInvited = (email: string, _count: number, rolesText: string) =>
  `Davet edilen adres: ${email}. Rol: ${rolesText}. Başlamak için bir parola seçin.`;
export const thisLinkDoesNotWorkAnyMore = 'Bu bağlantı artık çalışmıyor';
export const itWorksOnceAndFor72Hours =
  'Bağlantı bir kez ve 72 saat çalışır. Sizi davet eden kişiden yenisini isteyin.';
export const signIn = 'Giriş yap';
export const mailFailures = {
  REFUSED:
    'Posta sunucusu adresi reddetti: yanlış yazılmış olabilir mi? Ya da yeniden davet edip bağlantıyı elden verin.',
  CONTENT_REFUSED: 'Posta sunucusu içeriği reddetti, belki spam saydı. Yeniden davet edip bağlantıyı elden verin.',
  GIVEN_UP: 'Daveti iki gün boyunca hiçbir posta sunucusu almadı. Yeniden davet edip bağlantıyı elden verin.',
  EXPIRED: 'Davet geri döndü: adresin posta sunucusu günlerce almadı. Bağlantıyı elden verin.',
  DELAYED: 'Davet gecikiyor: adresin posta sunucusu henüz almadı. İsterseniz bağlantıyı elden verin.',
  HELD_BACK: 'Davet e-postayla gönderilmedi. Yeniden davet edip bağlantıyı elden verin.',
};
export const invitedBy = (roles: string, date: string, invitedBy: string) =>
  `${roles}; davet tarihi ${date}, davet eden ${invitedBy}`;
export const ended = (date: string) => `Süresi doldu: ${date}`;
export const ends = (date: string) => `Süresi doluyor: ${date}`;
export const inviteAgainLabel = (email: string) => `Yeniden davet et: ${email}`;
export const inviteAgain = 'Yeniden davet et';
export const takeBackTheInvitationOf = (email: string) => `Daveti geri çek: ${email}`;
export const takeBack = 'Geri çek';
export const inviteSomeone = 'Davet et';
export const mail = 'E-posta';
export const role = 'Rol';
export const invite = 'Davet et';
export const invitation = 'Davet';
export const theInvitationIsOnItsWayTo = (email: string) =>
  `Davet gönderiliyor: ${email}. Bağlantıyı kendiniz de iletebilirsiniz.`;
export const thisSiteSendsNoMail = (email: string) =>
  `Bu site e-posta göndermiyor. Bağlantıyı kendiniz iletin: ${email}`;
export const link = 'Bağlantı';
export const worksOnceUntil = (date: string) => `Bir kez çalışır, son gün ${date}.`;
export const anyoneWithTheLinkCanUseItSo =
  'Bağlantıyı bilen herkes kullanabilir; yalnız o kişiye gönderin. Bir daha gösterilmez, yeni davet yeni bağlantı üretir.';
export const people = 'Kullanıcılar';
export const invitations = 'Davetler';
export const aLinkWorksOnceAndFor72Hours = 'Bir bağlantı bir kez ve 72 saat çalışır.';
export const rename = 'Adını değiştir';
export const letInAgain = 'Yeniden izin ver';
export const suspend = 'Askıya al';
export const remove = 'Kaldır';
export const removePerson = 'Kullanıcıyı kaldır';
export const areYouSureYouWantToRemove = 'Bu kullanıcıyı kaldırmak istediğinize emin misiniz?';
export const historyAndNotesKeep =
  'Geçmişte ve notlarda adresi kalır. Bu kişiye atanmış talepler kimseye atanmamış olur.';
export const noKeyEnds = 'Hiçbir API anahtarı sona ermez. Kişinin oluşturduğu önizleme bağlantıları da sona erer.';
export const keysEnd = (keys: string) =>
  `Şu API anahtarları webhook’larıyla birlikte sona erer: ${keys}. Kişinin oluşturduğu önizleme bağlantıları da sona erer.`;
export const webhooksStay = (webhooks: string) => `Şu webhook’lar kalır ve göndermeyi sürdürür: ${webhooks}.`;
export const importKeysStay =
  'İçe aktarma profillerinin anahtarları ve oturumları kalır: kişi biliyorsa yenilerini oluşturun.';
export const you = 'Siz';
export const suspended = 'Askıda';
export const lastSeen = (date: string) => `Son giriş ${date}`;
export const notSignedIn = 'Giriş yapmadı';
export const twoStepOffDue = (day: string) => `iki adımlı giriş kapalı, son gün ${day}`;
export const twoStepIsOn = 'iki adımlı giriş açık';
export const twoStepIsOff = 'iki adımlı giriş kapalı';
export const roleOf = (name: string) => `Rol: ${name}`;
export const theNameWasSaved = 'Ad kaydedildi';
export const name = 'Ad';
export const emptyEmail = (email: string) => `Boş bırakılırsa: ${email}`;
export const save = 'Kaydet';
export const productsSpecsDocuments = 'Ürünler, teknik özellikler, belgeler';
export const aboutContactAndSectorTexts = 'Hakkımızda, iletişim ve sektör metinleri';
export const spreadsheetsOfProducts = 'Ürün tabloları';
export const historyAndEarlierStates = 'Geçmiş ve önceki durumlar';
export const messages = 'Mesajlar';
export const enquiriesNotesAndOffers = 'Talepler, notlar ve teklifler';
export const peopleAndRoles = 'Kullanıcılar ve roller';
export const backupsAndAuditLog = 'Yedekler ve denetim kaydı';
export const whatEachRoleCanDo = 'Hangi rol ne yapabilir';
export const what = 'İş';
export const yes = 'Evet';
export const no = 'Hayır';
export const aPersonCanBeEditorAndSales =
  'Bir kişi aynı anda Editör ve Satış olabilir; o zaman ikisini de yapar. En az bir Sahip her zaman vardır: sonuncusu kaldırılamaz, rolü değiştirilemez.';
export const theInvitationWasTakenBack = 'Davet geri çekildi';
export const failedToTakeTheInvitation = 'Davet geri çekilemedi. Lütfen tekrar deneyin.';
export const theRoleWasChanged = 'Rol değiştirildi. Kişinin yeniden giriş yapması gerekir.';
export const thePersonWasSuspended = 'Kullanıcı askıya alındı ve oturumu kapatıldı';
export const thePersonCanSignInAgain = 'Kullanıcı yeniden giriş yapabilir';
export const thePersonWasRemoved = 'Kullanıcı kaldırıldı';
