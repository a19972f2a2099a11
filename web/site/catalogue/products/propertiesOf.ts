import type { ProductPageQuery } from './productPage.generated.ts';
import type { Facts } from '../../parts/JsonLd.tsx';

export type Spec = NonNullable<ProductPageQuery['product']>['specs'][number];

/**
 * Describes a spec to search engines (https://schema.org/PropertyValue): numbers with the code of their unit, the rest
 * as text.
 */
export function propertiesOf({ attribute: { name }, values, text }: Spec): Facts[] {
  const property = { '@type': 'PropertyValue', name };
  const facts = values.map((value): Facts | undefined => {
    if (value.__typename === 'NumberValue')
      return { value: value.number, unitCode: value.unit?.code, unitText: value.unit?.symbol };
    if (value.__typename !== 'RangeValue') return undefined;
    const { low, high } = value;
    // Both ends share one unit: where they were typed in two, the text says it.
    if (low && high && low.unit?.code !== high.unit?.code) return undefined;
    return { minValue: low?.number, maxValue: high?.number, unitCode: (low ?? high)?.unit?.code };
  });
  const measured = facts.filter((one) => one !== undefined);
  return measured.length === values.length
    ? measured.map((one) => ({ ...property, ...one }))
    : [{ ...property, value: text }];
}
