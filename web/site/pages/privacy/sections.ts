import { lowerCase } from '../../../../common/text/locale.ts';

/** English and Turkish letters of an address; others are left out. */
const plain: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' };

/** The element id of a section, by its heading: '2. İşlenen veriler' has 'islenen-veriler'. */
export const sectionId = (heading: string) =>
  lowerCase(heading)
    .replaceAll(/[çğıöşüâîû]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[\d-]+|-+$/g, '');

/** Lists the sections of a text, for its contents. */
export const sectionsOf = (text: string) =>
  [...text.matchAll(/^## +(.+)$/gm)].map(([, heading = '']) => ({ id: sectionId(heading), heading: heading.trim() }));
