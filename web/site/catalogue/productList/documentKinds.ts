import type { ListedDocumentFragment } from '../documents/listedDocument.generated.ts';
import * as words from '../../../words/tr/lists.ts';
import * as common from '../../../words/tr/common.ts';

export type DocumentKind = ListedDocumentFragment['kind'];

/** The kinds of document by the names that addresses give them. */
export const documentKinds = {
  model: { kind: 'CAD_MODEL', name: words.model, having: words.withModel },
  sertifika: { kind: 'CERTIFICATE', name: words.certificate, having: words.withCertificate },
  foy: { kind: 'DATA_SHEET', name: words.productSheet, having: null },
  resim: { kind: 'DRAWING', name: words.drawing, having: words.withDrawing },
  kilavuz: { kind: 'MANUAL', name: words.manual, having: words.withManual },
  diger: { kind: 'OTHER', name: common.other, having: null },
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
