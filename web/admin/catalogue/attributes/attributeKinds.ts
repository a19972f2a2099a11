import type { AttributeInput } from '../../../graphql/generated/operations.ts';

const kindLabels: Record<AttributeInput['kind'], string> = {
  OPTION: 'One of several options',
  NUMBER: 'A number',
  RANGE: 'A range',
  FLAG: 'Yes or no',
  TEXT: 'Text',
};
/** The same where there is no room for more than a word. */
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

/** Whether it has a unit and decimals. */
export const isMeasured = (kind: unknown) => kind === 'NUMBER' || kind === 'RANGE';
