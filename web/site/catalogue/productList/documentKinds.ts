import type { ListedDocumentFragment } from '../../../graphql/generated/site.ts';

export type DocumentKind = ListedDocumentFragment['kind'];

/** The kinds of document by the names that addresses give them. */
export const documentKinds = {
  model: { kind: 'CAD_MODEL', name: '3B model', having: '3B modeli olanlar' },
  sertifika: { kind: 'CERTIFICATE', name: 'Sertifika', having: 'Sertifikası olanlar' },
  foy: { kind: 'DATA_SHEET', name: 'Ürün föyü', having: null },
  resim: { kind: 'DRAWING', name: 'Teknik resim', having: 'Teknik resmi olanlar' },
  kilavuz: { kind: 'MANUAL', name: 'Kullanım kılavuzu', having: 'Kılavuzu olanlar' },
  diger: { kind: 'OTHER', name: 'Diğer', having: null },
} satisfies Record<string, { kind: DocumentKind; name: string; having: string | null }>;

/** Returns the kind that an address names; undefined where there is none of this name. */
export const documentKindOf = (name: string | null) =>
  name !== null && Object.hasOwn(documentKinds, name) ? documentKinds[name as keyof typeof documentKinds] : undefined;

/** Does the same for the kinds by which products are looked for: nearly all have a sheet, and the other kinds say nothing. */
export function askedKindOf(name: string | null) {
  const found = documentKindOf(name);
  return found && found.having !== null ? found : undefined;
}

/** Lists the kinds by which products are looked for, each with its counts; what none of them has is left out. */
export const askedKinds = <Count extends { kind: DocumentKind }>(counts: readonly Count[]) =>
  Object.entries(documentKinds).flatMap(([value, { kind, having }]) => {
    const counted = counts.find((one) => one.kind === kind);
    return counted && having !== null ? [{ ...counted, value, name: having }] : [];
  });
