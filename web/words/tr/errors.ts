export const notLoaded = 'Sayfa yüklenemedi';
export const connectionLost = 'Bağlantınız kopmuş ya da sunucumuz kısa bir süre için yanıt vermiyor olabilir.';
export const notFound = 'Aradığınız sayfa bulunamadı';
export const linkChanged =
  'Bağlantı değişmiş ya da sayfa kaldırılmış olabilir. Ürünlere göz atabilir veya bize yazabilirsiniz.';
export const searchCatalogue = 'Katalogda ara';
export const wentWrong = 'Bir şeyler ters gitti';
export const notShown = 'Sayfa gösterilemedi. Yeniden deneyebilir ya da ana sayfaya dönebilirsiniz.';
