import { inOtherUnit } from '../../../../common/measures/otherUnit.ts';
import { enteredValue, type SpecValue } from '../../../../common/measures/specValues.ts';
import type { Measure } from '../../../../common/measures/measures.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import { textSaid } from './saidIn.ts';
import type { ReadSpec } from './specsOf.ts';

/** Converts a spec to the types of the API. */
export const toApiSpec = (spec: ReadSpec) => ({
  ...spec,
  values: spec.values.map((value) => shaped(spec.attribute, value)),
  typed: spec.values.map(enteredValue),
  read: spec.values,
});

export type ApiSpec = ReturnType<typeof toApiSpec>;

/** Returns all values in the other of millimetres and inches; null where one of them is in another unit. */
export function otherTextOf(attribute: AttributeRow, values: SpecValue[]): string | null {
  const others = values.map(inOtherUnit).filter((text) => text !== undefined);
  return others.length === values.length ? others.map((text) => textSaid(attribute, text)).join(', ') : null;
}

const measured = (typed: string, measure: Measure) => ({ typed, ...measure });

function shaped(attribute: AttributeRow, value: SpecValue) {
  const typed = enteredValue(value);
  switch (value.kind) {
    case 'OPTION':
      return { __typename: 'OptionValue', typed, option: { ...value.option, attributeId: attribute.id } } as const;
    case 'NUMBER':
      return { __typename: 'NumberValue', ...measured(typed, value.measure) } as const;
    case 'RANGE': {
      const end = (measure: Measure | null) => measure && measured(typed, measure);
      return { __typename: 'RangeValue', typed, low: end(value.range.low), high: end(value.range.high) } as const;
    }
    case 'FLAG':
      return { __typename: 'FlagValue', typed, flag: value.flag } as const;
    case 'TEXT':
      return { __typename: 'TextValue', typed } as const;
  }
}
