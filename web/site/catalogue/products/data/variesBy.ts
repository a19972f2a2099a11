import type { ProductPageQuery } from '../productPage.generated.ts';
import type { Facts } from '../../../parts/JsonLd.tsx';
import { lowerCase } from '../../../../../common/text/locale.ts';

type Product = NonNullable<ProductPageQuery['product']>;
type Spec = Product['specs'][number];
type Property = 'size' | 'material' | 'color';

/**
 * Finds the property of schema.org in which a spec tells variants apart; of those that search engines read for this, only
 * three can be the specs of a part. Undefined for all other specs.
 */
function propertyOf({ attribute, values }: Spec): Property | undefined {
  const name = lowerCase(attribute.name);
  if (name.includes('malzeme')) return 'material';
  if (name.includes('renk')) return 'color';
  const isLength = values.some((value) => value.__typename === 'NumberValue' && value.unit?.dimension === 'length');
  return isLength || /çap|ölçü|beden|boy/.test(name) ? 'size' : undefined;
}

/** Maps each property by which the family's products differ to the product's own value; a property without one is left out. */
export function differencesOf({ family, specs }: Product): Facts {
  const values = new Map<Property, string[]>();
  for (const { id } of family?.columns ?? []) {
    const spec = specs.find(({ attribute }) => attribute.id === id);
    const property = spec && propertyOf(spec);
    if (property) values.set(property, [...(values.get(property) ?? []), spec.text]);
  }
  return Object.fromEntries([...values].map(([property, texts]) => [property, texts.join(' × ')]));
}
