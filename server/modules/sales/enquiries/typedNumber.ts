/** The number of an enquiry or an order, or its beginning: 'T-2026-00042'. */
export type TypedNumber = { of: 'T' | 'S'; number: string };

/** A blank may stand beside each sign. */
const written = /^([st])[-–. ]{0,3}(\d{4})(?:[-–. ]{1,3}(\d{0,6})(?: ?\/ ?\d*)?)?$/i;

/**
 * Reads a search that is the number of an enquiry, of one of its offers, or of an order, as people type it: 'S-2026-00042',
 * 's 2026 42', 'T-2026-00042/2'. Undefined for all other texts, whose words are searched.
 */
export function typedNumber(text: string): TypedNumber | undefined {
  const [, of = '', year = '', digits = ''] = written.exec(text.replaceAll(/\s+/g, ' ').trim()) ?? [];
  const letter = of.toUpperCase();
  if (letter !== 'T' && letter !== 'S') return undefined;
  // A number that is still being typed begins with noughts.
  const rest = digits.startsWith('0') || digits === '' ? digits : digits.padStart(5, '0');
  return { of: letter, number: `${letter}-${year}-${rest}` };
}
