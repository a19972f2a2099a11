export const stemOf = (name: string) => name.replace(/\.[A-Za-z\d]{1,5}$/, '');

/**
 * Returns the name for downloads: the sent name without characters that file systems forbid, with one of the endings of
 * its format, of which the first is the usual one.
 */
export function savedName(sent: string, endings: readonly [string, ...string[]]) {
  const name = sent
    .normalize('NFC')
    .replaceAll(/[\p{C}"*/:<>?\\|]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const ending = endings.find((one) => name.toLowerCase().endsWith(`.${one}`)) ?? endings[0];
  return `${stemOf(name).slice(0, 100).trim() || 'belge'}.${ending}`;
}
