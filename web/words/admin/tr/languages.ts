export const languages = 'Diller';
export const note =
  'Türkçe bütün metinlerin kaynağıdır ve adreslerini korur. Bir dilin, eklendiği anda /en/ gibi kendi kodunun altında sayfaları olur.';
export const addLanguage = 'Dil ekle';
export const editLanguage = (name: string) => `Düzenle: ${name}`;
export const edit = 'Düzenle';
export const remove = 'Kaldır';
export const removeName = (name: string) => `Kaldır: ${name}`;
export const removing = 'Dil kaldırılsın mı?';
export const removesPages = (name: string) =>
  `Sayfaları siteden kalkar. Metinleri kalır ve yeniden eklendiğinde yine oradadır: ${name}`;
export const code = 'Kod';
export const codeHint = 'BCP 47 kodu, örneğin en, de ya da pt-BR. Adreslerde yer alır ve değişmez.';
export const ownName = 'Dilin kendi adı';
export const direction = 'Yazı yönü';
export const directions = { LTR: 'Soldan sağa', RTL: 'Sağdan sola' } as const;
export const currency = 'Para birimi';
export const noCurrency = 'Yok: fiyatlar sorulur';
export const position = 'Sıra';
export const inMenu = 'Ziyaretçilere sunulur';
export const indexable = 'Arama motorları sayfalarını listeleyebilir';
export const showsUnconfirmed = 'Makine taslaklarını bir kişi onaylamadan önce göster';
export const untranslated = 'Bu dilde adı olmayan ürünler ve kategoriler';
export const untranslatedPages = {
  IN_PLACE: 'Türkçe metinleriyle, dilin kendi sayfasında gösterilir',
  TURKISH_PAGE: 'Ziyaretçi Türkçe sayfaya yönlendirilir',
} as const;
export const draftsAreShown = 'Makine taslakları gösterilir';
export const leadsToTurkish = 'Türkçe sayfalara yönlendirir';
export const onlyTurkish = 'Site yalnız Türkçe';
export const save = 'Kaydet';
export const saved = 'Dil kaydedildi';
export const removed = 'Dil kaldırıldı';
export const failed = 'Dil kaydedilemedi. Lütfen tekrar deneyin.';
export const failedToRemove = 'Dil kaldırılamadı. Lütfen tekrar deneyin.';
