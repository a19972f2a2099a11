import type { AttributeInput } from '../../../graphql/generated/operations.ts';

const kindLabels: Record<AttributeInput['kind'], string> = {
  OPTION: 'One of several options',
  NUMBER: 'A number',
  RANGE: 'A range',
  FLAG: 'Yes or no',
  TEXT: 'Text',
};
/** The short words are for places without room for the labels. */
const kindWords: typeof kindLabels = {
  OPTION: 'Options',
  NUMBER: 'Number',
  RANGE: 'Range',
  FLAG: 'Yes or no',
  TEXT: 'Text',
};

export const attributeKindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
export const kindLabel = (kind: AttributeInput['kind']) => kindLabels[kind];
export const kindWord = (kind: AttributeInput['kind']) => kindWords[kind];

/** Only these kinds have a unit and decimals. */
export const isMeasured = (kind: unknown) => kind === 'NUMBER' || kind === 'RANGE';
