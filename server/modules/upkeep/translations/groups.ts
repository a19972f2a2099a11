/** In the order of the work: a few words of the first groups stand on the pages of all products. */
export const groups = [
  'ATTRIBUTE_NAMES',
  'OPTION_LABELS',
  'KINDS_AND_FAMILIES',
  'CATEGORIES',
  'PRODUCT_NAMES',
  'PRODUCT_DESCRIPTIONS',
  'ALTERNATIVE_TEXTS',
  'DOCUMENTS',
  'PAGES',
] as const;
/** `enum TranslationGroup` of the schema has the same. */
export type TextGroup = (typeof groups)[number];

/** `enum TranslationState` of the schema has the same. */
export type TextState = 'MISSING' | 'OUTDATED' | 'MACHINE' | 'DONE';

const ofEntities: Record<string, TextGroup> = {
  kind: 'KINDS_AND_FAMILIES',
  family: 'KINDS_AND_FAMILIES',
  category: 'CATEGORIES',
  document: 'DOCUMENTS',
};

export function groupOf(entity: string, field: string): TextGroup {
  if (entity === 'attribute') return field.startsWith('options.') ? 'OPTION_LABELS' : 'ATTRIBUTE_NAMES';
  if (entity !== 'product') return ofEntities[entity] ?? 'PAGES';
  if (field === 'name') return 'PRODUCT_NAMES';
  return field === 'description' ? 'PRODUCT_DESCRIPTIONS' : 'ALTERNATIVE_TEXTS';
}
