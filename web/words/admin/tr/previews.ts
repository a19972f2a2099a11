export const theLinkWorksNoLonger = 'Bağlantı artık çalışmıyor';
export const theLinkCouldNotBeRevoked = 'Bağlantı iptal edilemedi. Lütfen tekrar deneyin.';
export const worksUntil = (date: string) => `Son kullanım ${date}`;
export const madeBy = (date: string, createdBy: string) => `Oluşturulma ${date}, oluşturan ${createdBy}`;
export const revokeTheLinkThatWorksUntil = (date: string) => `Bağlantıyı iptal et, son kullanım ${date}`;
export const revoke = 'İptal et';
export const day = '1 gün';
export const days = (days: number) => `${days} gün`;
export const previewLinkFor = (name: string) => `Önizleme bağlantısı: ${name}`;
export const whoSeesTheProduct =
  'Bağlantıyı bilen herkes bu ürünün sayfasını görür, sitede olmayan başka hiçbir şeyi görmez. Bekleyen her şeyle yayınlanınca bağlantı ürünün sayfasına gider.';
export const whoSeesThePage = (name: string) =>
  `Bağlantıyı bilen herkes bu sayfayı görür (${name}), sitede olmayan başka hiçbir şeyi görmez. Bekleyen her şeyle yayınlanınca bağlantı o sayfaya gider.`;
export const worksFor = 'Geçerlilik';
export const copyLink = 'Bağlantıyı kopyala';
export const link = 'Bağlantı';
export const itIsNotShownAgainAnother = 'Bir daha gösterilmez; yeniden basarsanız başka bir bağlantı oluşur.';
export const linksThatWork = 'Çalışan bağlantılar';
export const words = {
  CURRENT: '',
  LOADING: '',
  UNSAVABLE: 'Formda henüz kaydedilemeyen bir şey var. Sayfa, kaydedilebilen son değerleri gösteriyor.',
  FAILED: 'Sayfa oluşturulamadı. Sonraki değişiklikte yeniden denenir.',
};
export const preview = 'Önizleme';
export const whatThePageShows = 'Sayfanın gösterdiği';
export const withTheChanges = 'Değişikliklerle';
export const onTheSite = 'Sitede';
export const thePageOnTheSite = 'Sitedeki sayfa';
export const thePageWithTheChanges = 'Değişiklikli sayfa';
export const theLinkCouldNotBeMade = 'Bağlantı oluşturulamadı. Lütfen tekrar deneyin.';
export const theLinkWasCopied = 'Bağlantı kopyalandı';
export const itWorksUntil = (date: string) => `Son kullanım ${date}.`;
export const theBrowserDoesNotLetTheLink =
  'Tarayıcı bağlantının kopyalanmasına izin vermiyor. Seçip kendiniz kopyalayın.';
