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

type Counted = { kind: DocumentKind; count: number; isExact: boolean };

/** Lists the kinds by which products are looked for, with the number of products that have one. */
export const askedKinds = (counts: readonly Counted[]) =>
  Object.entries(documentKinds).flatMap(([value, { kind, having: name }]) => {
    const { count, isExact } = counts.find((one) => one.kind === kind) ?? { count: 0, isExact: true };
    return name === null ? [] : [{ value, name, count, isExact }];
  });
