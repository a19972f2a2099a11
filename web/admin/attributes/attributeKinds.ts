import type { AttributeInput } from '../../graphql/generated/operations.ts';

const kindLabels: Record<AttributeInput['kind'], string> = {
  OPTION: 'One of several options',
  NUMBER: 'A number',
  RANGE: 'A range',
  FLAG: 'Yes or no',
  TEXT: 'Text',
};

export const attributeKindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
export const kindLabel = (kind: AttributeInput['kind']) => kindLabels[kind];

/** Whether it has a unit and decimals. */
export const isMeasured = (kind: unknown) => kind === 'NUMBER' || kind === 'RANGE';
