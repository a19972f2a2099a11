/** Says that no product has all words of a search; `count` products have some of them. The number stays beside its word. */
export const partialText = (count: string) =>
  `Bu kelimelerin hepsi geçen ürün yok; ${count}\u00a0üründe bir kısmı geçiyor.`;

/** Names the words of a search that a product lacks; undefined where it has all. */
export const missingText = (words: readonly string[] = []) =>
  words.length > 0 ? `Geçmiyor: ${words.join(', ')}` : undefined;
