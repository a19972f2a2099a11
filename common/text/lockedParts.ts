/**
 * A part of a text that no language says otherwise. `key` is what another language must have too; a number before a unit may have
 * another decimal mark there.
 */
export type LockedPart = { kind: 'placeholder' | 'mark' | 'code' | 'measure'; start: number; end: number; key: string };

/** Symbols of units that are the same in all languages; of 'd/dk' or 'inç' a translator makes what the language says. */
const symbols = [
  'mm²|cm²|m²|mm2|cm2|m2|m³/h|m³|m3|g/m³|kNm|Nm|mbar|bar|kPa|MPa',
  'Pa|psi|kVA|VA|kW|MW|W|kV|mV|V|kA|mA|A|kHz|MHz|GHz',
  'Hz|kN|N|m/s|µm|mm|cm|km|m|kg|mg|g|t|ml|L|ms',
  '°C|°F|°|K|kΩ|MΩ|Ω|dB',
].join('|');

const patterns: [LockedPart['kind'], RegExp][] = [
  ['placeholder', /\{[\p{L}][\p{L}\d_.]{0,40}\}/gu],
  // Markdown has these: the address of a link or picture, emphasis, code, headings, and the marks of lists and quotes.
  [
    'mark',
    /\]\([^()\s]{1,2000}\)|\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{1,3}|`{1,3}|^#{1,6}(?= )|^>(?= )|^[-+*](?= )|^\d{1,3}\.(?= )/gmu,
  ],
  ['code', /(?<![\p{L}\d])(?:(?:TS|EN|ISO|DIN|IEC|ASTM|ANSI|IEEE|UL) ){1,4}\d{1,6}(?:[-:/.]\d{1,6})*(?![\p{L}\d])/gu],
  [
    'code',
    /(?<![\p{L}\d])(?=[A-ZØ\d./×-]{0,60}\d)(?=[\d./×-]{0,60}[A-ZØ])[A-ZØ\d]+(?:[-./×][A-ZØ\d]+)*(?![\p{L}\d])/gu,
  ],
  [
    'measure',
    new RegExp(
      String.raw`(?<![\p{L}\d.,])\d{1,12}(?:[.,]\d{1,9}){0,3}[ \u00A0\u202F]?(?:${symbols})(?![\p{L}\d/²³])`,
      'gu',
    ),
  ],
];

const keyOf = (kind: LockedPart['kind'], text: string) =>
  kind === 'measure' ? text.replaceAll(/[.,\s\u00A0\u202F]/g, '') : text;

/** Returns the locked parts of a text in their order; none lies in another. */
export function lockedParts(text: string): LockedPart[] {
  const found: LockedPart[] = [];
  const taken = new Uint8Array(text.length);
  for (const [kind, pattern] of patterns)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      found.push({ kind, start, end, key: keyOf(kind, match[0]) });
    }
  return found.sort((one, other) => one.start - other.start);
}

const counted = (parts: LockedPart[]) => {
  const counts = new Map<string, number>();
  for (const { key } of parts) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The keys of `from` that `other` has less often. */
const missingIn = (other: Map<string, number>, from: Map<string, number>) =>
  [...from].flatMap(([key, count]) => ((other.get(key) ?? 0) < count ? [key] : []));

/**
 * Compares the locked parts of a text with those of its translation: what it lacks, and which placeholders and marks it has in
 * addition. A translation may name more codes and measures than its source does.
 */
export function lockedDifferences(source: string, target: string): { lost: string[]; added: string[] } {
  const [own, others] = [lockedParts(source), lockedParts(target)];
  const strict = (parts: LockedPart[]) =>
    counted(parts.filter(({ kind }) => kind === 'placeholder' || kind === 'mark'));
  const squeezed = target.replaceAll(/[.,\s\u00A0\u202F]/g, '');
  // A code that stands in a longer word of another language, as compounds of German do, is there all the same.
  const lost = missingIn(counted(others), counted(own)).filter((key) => {
    const part = own.find((one) => one.key === key);
    return part?.kind === 'placeholder' || part?.kind === 'mark' || !(target.includes(key) || squeezed.includes(key));
  });
  return { lost, added: missingIn(strict(own), strict(others)) };
}
