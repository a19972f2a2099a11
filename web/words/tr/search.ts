export const allCategories = 'Tüm kategoriler';
export const byCategory = 'Kategoriye göre süz';
export const nothingChosen = 'Bu seçimle ürün bulunamadı.';
export const nothing = 'Aramanıza uygun ürün bulunamadı.';
export const tryCode = 'Parça kodunu, ölçüyü ya da standart numarasını deneyin; ya da bize yazın, karşılığını bulalım.';
export const removeChoices = 'Seçimleri kaldırın';
export const askForPart = 'Bu parçayı bize sorun';
export const writeInList = 'Teklif listenize kendi sözlerinizle yazın';
export const seeCategories = 'Kategorilere göz atın';
export const hitsFor = (search: string, count: number) => `“${search}” için ${count} karşılık`;
export const othersCode = 'Kod bir başka üreticinin. Kataloğumuzdaki karşılıkları aşağıda.';
export const choice = 'Seçim';
export const kind = 'Tür';
export const otherProducts = 'Öteki ürünler';
export const productsFor = (search: string, count: string) => `“${search}” için ${count} ürün`;
export const chosenProducts = (count: string) => `Seçiminize uyan ${count} ürün`;
export const chosen = 'Seçiminize uyan ürünler';
export const searchProducts = 'Ürün ara';
export const allResultsOf = (count: string) => `Tüm sonuçlar: ${count}`;
export const allResults = 'Tüm sonuçlar';
export const resultsFor = (search: string) => `“${search}” için sonuçlar`;
export const nothingFor = (search: string) => `“${search}” için öneri yok.`;
export const suggestions = 'Öneriler';
export const noSuggestion = 'Öneri yok.';
export const resultsOf = (count: string) => `Toplam ${count} sonuç.`;
export const suggestionsOf = (count: number) => `${count} öneri var, aşağı ve yukarı oklarla seçin.`;
export const searchedInstead = (search: string, meant: string) => `“${search}” yerine “${meant}” arandı.`;
export const correction = 'Düzeltme';

/** Says that no product has all words of a search; `count` products have some of them. The number stays beside its word. */
export const partial = (count: string) =>
  `Bu kelimelerin hepsi geçen ürün yok; ${count}\u00a0üründe bir kısmı geçiyor.`;

/** Names the words of a search that a product lacks; undefined where it has all. */
export const missing = (lacking: readonly string[] = []) =>
  lacking.length > 0 ? `Geçmiyor: ${lacking.join(', ')}` : undefined;

/** Says for which code of another maker a product was found; undefined where it was found otherwise. */
export function foreign(matchedBy: { maker: string; code: string; relation: string } | null) {
  if (!matchedBy) return undefined;
  const { maker, code, relation } = matchedBy;
  return relation === 'SIMILAR' ? `${maker} ${code} koduna benzer, ölçüleri karşılaştırın` : `${maker} ${code} yerine`;
}
