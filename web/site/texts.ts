export {
  about,
  footer,
  home,
  meta,
  pages,
  sectors,
  // These are shown until the settings are loaded, and when they cannot be. A new database begins with the same.
  settings as defaultSettings,
  testimonials,
} from './texts.json';

/** Replaces placeholders such as `{şirket}`. One without a value becomes an empty text. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? '');

/** Formats a count: '1.240', or '2.000+' where no more were counted. */
export const countText = (count: number, isExact: boolean) => count.toLocaleString('tr') + (isExact ? '' : '+');

/** Says that no product has all words of a search; `count` products have some of them. The number stays beside its word. */
export const partialText = (count: string) =>
  `Bu kelimelerin hepsi geçen ürün yok; ${count}\u00a0üründe bir kısmı geçiyor.`;

/** Names the words of a search that a product lacks; undefined where it has all. */
export const missingText = (words: readonly string[] = []) =>
  words.length > 0 ? `Geçmiyor: ${words.join(', ')}` : undefined;

/** Says for which code of another maker a product was found; undefined where it was found otherwise. */
export const foreignText = (matchedBy: { maker: string; code: string; relation: string } | null) =>
  matchedBy
    ? `${matchedBy.maker} ${matchedBy.code} ${matchedBy.relation === 'SIMILAR' ? 'koduna benzer, ölçüleri karşılaştırın' : 'yerine'}`
    : undefined;
