import type { Facts } from '../../../parts/JsonLd.tsx';
import { siteLanguage } from '../../../../../common/text/locale.ts';

const identifiers = ['sku', 'mpn', 'gtin'];

/** Describes the page of a product on request (https://schema.org/ItemPage) with those facts that anything may have. */
export function pageOf(
  { name, description, image, subjectOf, ...facts }: Facts,
  language: string = siteLanguage,
): Facts {
  const codes = identifiers.flatMap((propertyID) => {
    const value = facts[propertyID];
    return value === undefined ? [] : [{ '@type': 'PropertyValue', propertyID, value }];
  });
  const identifier = codes.length > 0 ? codes : undefined;
  return {
    name,
    description,
    inLanguage: language,
    about: { '@type': 'Thing', name, description, image, identifier, subjectOf },
  };
}
