export const typed = {
  kind: 'tür',
  family: 'aile',
  category: 'kategori',
  status: 'durum',
  featured: 'öne-çıkan',
  price: 'fiyat',
  picture: 'resim',
  code: 'kod',
  specs: 'özellik',
  brand: 'marka',
  availability: 'stok',
  by: 'kişi',
  since: 'tarih',
  check: 'kalite',
  import: 'aktarım',
};
export const none = 'yok';
export const some = 'var';
export const yes = 'evet';
export const no = 'hayır';
export const all = 'tam';
export const missing = 'eksik';
export const waiting = 'bekleyen';
export const deleted = 'silinmiş';
export const featured = 'Öne çıkan';
export const notFeatured = 'Öne çıkmayan';
export const allKinds = 'Tüm türler';
export const allFamilies = 'Tüm aileler';
export const featuredOrNot = 'Öne çıkan ya da değil';
export const allStates = 'Tüm durumlar';
export const waitingChanges = 'Yayınlanmamış değişiklikler';
export const newestFirst = 'En yeni önce';
export const nameAToZ = 'Ada göre: A–Z';
export const priceLowToHigh = 'Fiyat: artan';
export const priceHighToLow = 'Fiyat: azalan';
export const leastCompleteFirst = 'En eksik önce';
export const mostCompleteFirst = 'En tam önce';
export const allCategories = 'Tüm kategoriler';
export const pictureOrNot = 'Resimli ya da resimsiz';
export const withAPicture = 'Resimli';
export const noPicture = 'Resimsiz';
export const priceOrNot = 'Fiyatlı ya da fiyatsız';
export const withAPrice = 'Fiyatlı';
export const noPrice = 'Fiyatsız';
export const codeOrNot = 'Kodlu ya da kodsuz';
export const withACode = 'Kodlu';
export const noStockCode = 'Stok kodu yok';
export const requiredSpecs = 'Zorunlu özellikler';
export const anySpecs = 'Özellikler: hepsi';
export const allRequiredSpecs = 'Zorunlu özellikleri tam';
export const missesASpec = 'Eksik özelliği var';
export const allBrands = 'Tüm markalar';
export const noBrand = 'Markasız';
export const anyAvailability = 'Stok durumu: hepsi';
export const changedBy = 'Değiştiren';
export const changedByAnybody = 'Değiştiren: herkes';
export const changedSince = 'Şu günden beri değişen';
export const anyHealth = 'Veri kalitesi: hepsi';
export const inTheLastImportOrNot = 'Son içe aktarmada ya da değil';
export const notInTheLastImportOf = (name: string) => `Son içe aktarmada yok: ${name}`;
export const notInTheLastImportOfADeleted = 'Silinmiş bir profilin son içe aktarmasında yok';
