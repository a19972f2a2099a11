import { countText } from '../../../common/text/locale.ts';

export const chosen = 'Seçilen filtreler';
export const remove = (label: string) => `${label} filtresini kaldır`;
export const clearAll = 'Tümünü temizle';
export const countedProducts = '{count} ürün';
export const filter = 'Filtrele';
export const countedFilters = '{count} filtre seçili';
export const close = 'Kapat';
export const clear = 'Temizle';
export const nothingLeft = 'Ürün kalmadı';
export const lowEnd = (label: string) => `${label}, en az`;
export const highEnd = (label: string) => `${label}, en çok`;
export const kinds = 'Ürün türleri';
export const narrowed = '{total} {kind} içinden {amount}';
export const nothing = 'Bu filtrelerle ürün yok.';
export const removeBest = (label: string, count: number) => `${label} filtresini kaldırın: ${countText(count)} ürün`;
export const onlyInKind = (labels: string, kind: string) => `${labels} yalnız ${kind} türünde var.`;
export const toThisKind = 'Bu türe geçin';
export const atLeast = 'En az';
export const atMost = 'En çok';
export const whereItWorks = 'Hangi değerde çalışsın?';
/** The names of ranges that are measured begin so. */
export const measuring = 'ölçme';
export const whatIsMeasured = 'Hangi değeri ölçsün?';
export const whatIsIncluded = 'Hangi değeri kapsasın?';
export const typeMeasure = (example: string) => `Bir ölçü yazın: 20, 17,5 ya da ${example}`;
export const typeNumber = 'Bir sayı yazın: 20 ya da 17,5';
export const unreadHere = (typed: string, example: string) => `“${typed}” burada okunamadı. ${example}.`;
export const daysOf = (days: number) => `${days} gün`;
export const kind = 'Ürün türü';
export const brand = 'Marka';
export const availability = 'Bulunurluk';
export const leadTimeAtMost = 'Teslim süresi, en çok';
export const anyLeadTime = 'Fark etmez';
export const unread = (name: string, typed: string) => `${name}: “${typed}” okunamadı, bu filtre uygulanmadı.`;
export const from = (value: string) => `en az ${value}`;
export const upTo = (value: string) => `en çok ${value}`;
export const priceOf = (range: string) => `Fiyat: ${range}`;
export const withinDays = (days: string) => `En çok ${days} günde`;

/** Units of places in which a part works, with the ending that follows how each is read: volt, bar, derece. */
const places: Record<string, string> = { '°C': '’de', bar: '’da', V: '’ta', A: '’de', Hz: '’te' };

/** Tells whether a value in this unit is where a part works, and not only what is part of its range. */
export const worksIn = (unit: string) => Object.hasOwn(places, unit);

/** Reads '80 °C’de çalışır', or '40 mm dâhil' where nothing works. */
export const covered = (range: string, unit: string) =>
  worksIn(unit) ? `${range}${places[unit] ?? ''} çalışır` : `${range} dâhil`;

/** Counts the products of a list; the count is a text, such as '2.000+'. */
export const amountOf = (count: string) => `${count} ürün`;
export const shared = 'Ortak';
/** An example of a value and of a range: '40 ya da 20…40'. */
export const valueOrRange = (first: string, last: string) => `${last} ya da ${first}…${last}`;
/** The field that finds a filter by its name, or by one of its values. */
export const find = 'Filtre ara';
export const noneNamed = (typed: string) => `“${typed}” adında filtre yok.`;
/** Heads the filter by price where the list shows prices without the tax. */
export const priceWithVat = 'Fiyat (KDV dâhil)';
