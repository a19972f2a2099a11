import type { AttributeInput } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/attributes.ts';

const kindLabels: Record<AttributeInput['kind'], string> = words.kindLabels;
/** The short words are for places without room for the labels. */
const kindWords: typeof kindLabels = words.kindWords;

export const attributeKindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
export const kindLabel = (kind: AttributeInput['kind']) => kindLabels[kind];
export const kindWord = (kind: AttributeInput['kind']) => kindWords[kind];

/** Only these kinds have a unit and decimals. */
export const isMeasured = (kind: unknown) => kind === 'NUMBER' || kind === 'RANGE';
