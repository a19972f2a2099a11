import type { FamilyTable } from '../tables/model.ts';

/** The documents of every article of a family: its data sheet, a sample of a certificate, and for a few a model. */
export const documentIdsOf = ({ id, solid }: FamilyTable) => [
  `${id}-föy`,
  `${id}-belge`,
  ...(solid ? [`${id}-model`] : []),
];
