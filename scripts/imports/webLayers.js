import { limits, labels, measures, pictures, starter, texts, node } from './patterns.js';

/** entry.* -> routes -> site | admin -> components -> graphql, theme; site and admin never meet */
export const webLayers = [
  {
    name: 'web tests',
    from: '^web/(.*[.]test[.]tsx?$|(|.*/)testing/)',
    // The list of public pages, to compare it with the routes.
    may: ['^web/', '^e2e/testing/publicPages[.]ts$', starter, limits, labels, measures, pictures],
    instead: 'Tests of the interface know the server by schema.graphql alone; whole journeys stand in e2e/.',
  },
  {
    name: 'web',
    from: '^web/[^/]+[.]tsx?$(?<!^web/theme[.]ts)',
    may: ['^web/(?!(|.*/)testing/)', limits, labels, measures],
    never: node,
    instead: 'The interface meets the server at schema.graphql: ask the API instead.',
  },
  {
    name: 'site texts',
    from: '^web/site/texts[.]ts$',
    may: [texts],
    never: node,
    instead: 'texts.ts only reads the texts in web/site/texts.json.',
  },
  {
    name: 'playground',
    from: '^web/playground/',
    may: ['^web/playground/', '^web/fonts[.]css$'],
    never: node,
    instead: 'The playground is a program like any other: it knows the API alone, and no page of ours knows it.',
  },
  {
    name: 'site',
    from: '^web/site/',
    may: [
      '^web/site/(?!texts[.]json|(|.*/)testing/)',
      '^web/(components|graphql|theme)/',
      '^web/theme[.]ts$',
      limits,
      labels,
      measures,
      pictures,
    ],
    never: node,
    instead:
      'The site and the admin never meet: what both need belongs into web/components. Texts come from web/site/texts.ts.',
  },
  {
    name: 'admin',
    from: '^web/admin/',
    may: [
      '^web/admin/(?!(|.*/)testing/)',
      '^web/(components|graphql|theme)/',
      '^web/theme[.]ts$',
      limits,
      labels,
      measures,
    ],
    never: node,
    instead: 'The site and the admin never meet: what both need belongs into web/components.',
  },
  {
    name: 'components',
    from: '^web/components/',
    may: ['^web/(components|graphql|theme)/', '^web/theme[.]ts$', limits, labels, measures, pictures],
    never: node,
    instead: 'A component serves both sides and knows neither: hand it props, or move it to its side.',
  },
  {
    name: 'web GraphQL',
    from: '^web/graphql/',
    may: ['^web/graphql/', limits],
    never: node,
    instead: 'web/graphql stands below every page: hand in what it needs.',
  },
  {
    name: 'theme',
    from: '^web/theme([.]ts$|/)',
    may: ['^web/theme([.]ts$|/)'],
    never: node,
    instead: 'The theme holds values and imports nothing of ours.',
  },
];
