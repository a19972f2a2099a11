// Pages that the server makes without the interface, and what it says about the site to browsers.

const home = { to: '/', text: 'Ana Sayfa' };

export const starting = { title: 'Site açılıyor…', text: 'Birkaç saniye sürer. Sayfa kendiliğinden yenilenir.' };

/** This page must not reload itself, since the request would lack the form that was sent. */
export const startingAfterForm = {
  title: 'Site açılıyor…',
  text: 'Gönderdiğiniz bilgi alınamadı. Birkaç saniye sonra geri dönüp yeniden gönderin.',
};

const failure = 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.';

/** One sentence for each status that a visitor can meet. */
export const failures = {
  413: 'Gönderdiğiniz dosya çok büyük.',
  429: 'Çok fazla istek geldi. Lütfen biraz sonra tekrar deneyin.',
  500: failure,
};
export const failed = { title: 'Sayfa açılamadı', text: failure, link: home };

export const deadPreview = {
  title: 'Bağlantı çalışmıyor',
  text: 'Bu ön izleme bağlantısı yanlış yazılmış, süresi dolmuş ya da geri alınmış.',
  link: home,
};
export const tooMuchPlanned = {
  title: 'Gösterilemiyor',
  text: 'O güne kadar bin kayıttan fazlası değişecek; bu kadarı önceden gösterilemiyor.',
  link: { to: '/admin/plan', text: 'Plan' },
};

/** The search of the site, as browsers offer it. */
export const search = { title: 'Ürün ara', description: (company: string) => `${company}: ürün arama` };

/** The heading of products of one family in a table of sizes. */
export const series = 'Seri';

/** The line above a page in another language, for a reader of this one. */
export const offered = { text: 'Bu sayfa Türkçe olarak da var', close: 'Kapat' };

/** Names the group of products that have no category. */
export const uncategorized = 'Kategorisiz';
