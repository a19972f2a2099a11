import { limits, labels, look, measures, pictures, starter, taxOffices, words, node } from './patterns.js';

/** Below the pages, for both sides: parts -> components -> graphql, theme, and the words and limits that the server shares. */
const below = ['^web/(parts|components|graphql|theme)/', words, limits, labels, measures];
/** Below the components: parts are made of them. */
const belowParts = ['^web/(components|graphql|theme)/', words, limits, labels, measures];
/** Operations lie beside the screen that asks. Parts that show its rows name their types, so these belong to no folder. */
const operationsOf = (half) => `^web/${half}/.*[.]generated[.]ts$`;
/** Below each folder of the site. */
const belowSite = ['^web/site/paths[.]ts$', operationsOf('site'), ...below, pictures, taxOffices];

/** A folder of the admin, which imports itself and the folders that stand `lower`. */
const adminFolder = (folder, lower, instead) => ({
  name: `admin's ${folder}`,
  from: `^web/admin/${folder}/`,
  may: [`^web/admin/(${[folder, ...lower].join('|')})/(?!(|.*/)testing/)`, operationsOf('admin'), ...below],
  never: node,
  instead,
});

/**
 * entry.* -> routes -> site | admin -> components -> graphql, theme; site and admin never meet. The folders of the site
 * stand on each other, too: layout and pages -> catalogue -> sales -> parts -> paths.ts.
 */
export const webLayers = [
  {
    name: 'web tests',
    from: '^web/(.*[.]test[.]tsx?$|(|.*/)testing/)',
    // The list of public pages, to compare it with the routes.
    may: ['^web/', '^e2e/testing/publicPages[.]ts$', starter, limits, labels, measures, pictures, look],
    instead: 'Tests of the interface know the server by schema.graphql alone; whole journeys stand in e2e/.',
  },
  {
    name: 'web',
    from: '^web/[^/]+[.]tsx?$',
    may: ['^web/(?!(|.*/)testing/)', limits, labels, measures],
    never: node,
    instead: 'The interface meets the server at schema.graphql: ask the API instead.',
  },
  {
    name: 'page',
    from: '^web/page/',
    may: ['^web/(page|fonts)/', ...below],
    never: node,
    instead:
      'web/page holds what is around every page and knows none of them: entry.*, start.tsx and routes.tsx join the two.',
  },
  {
    name: 'web words',
    from: words,
    may: [words, limits, labels, measures],
    never: node,
    instead: 'The catalogue of words stands below all that shows them: hand in the values that a sentence has.',
  },
  {
    name: 'playground',
    from: '^web/playground/',
    // Its pages say when they rest as all others do.
    may: ['^web/playground/', '^web/fonts/', '^web/(page/settled|graphql/underWay|words/admin/en/playground)[.]ts$'],
    never: node,
    instead: 'The playground is a program like any other: it knows the API alone, and no page of ours knows it.',
  },
  {
    name: 'site paths',
    from: '^web/site/paths[.]ts$',
    may: ['^web/components/texts[.]ts$', '^common/text/languagePath[.]ts$'],
    never: node,
    instead:
      'paths.ts makes addresses from what it is given and from the names of things in a language, and every page imports it.',
  },
  {
    name: 'site parts',
    from: '^web/site/parts/',
    may: ['^web/site/parts/', ...belowSite],
    never: node,
    instead: 'A part serves every page and knows none: hand it props, or move it to the subject that it belongs to.',
  },
  {
    name: 'site sales',
    from: '^web/site/sales/',
    may: ['^web/site/(parts|sales)/', ...belowSite],
    never: node,
    instead:
      'Sales stand below the catalogue, whose products carry their buttons: move what both need into web/site/parts.',
  },
  {
    name: 'site lists',
    from: '^web/site/catalogue/(switches|specs|productList|productCards)/',
    may: ['^web/site/catalogue/(switches|specs|productList|productCards)/', '^web/site/(parts|sales)/', ...belowSite],
    never: node,
    instead: 'Every list of products is made of these: hand in what a page knows, or move it down here.',
  },
  {
    name: 'site catalogue',
    from: '^web/site/catalogue/',
    may: ['^web/site/(parts|sales|catalogue)/', ...belowSite],
    never: node,
    instead: 'The catalogue stands below pages and layout: move what both need into web/site/parts.',
  },
  {
    name: 'site pages',
    from: '^web/site/pages/',
    may: ['^web/site/(parts|sales|catalogue|pages)/', ...belowSite],
    never: node,
    instead: 'A page is shown inside the layout and knows nothing of it: move what both need into web/site/parts.',
  },
  {
    name: 'site layout',
    from: '^web/site/layout/',
    may: ['^web/site/(parts|sales|layout)/', ...belowSite],
    never: node,
    instead: 'The layout is around every page and knows none of them: move what both need into web/site/parts.',
  },
  adminFolder('session', [], 'The session stands below every screen and part: hand in what it shows.'),
  adminFolder(
    'parts',
    ['session'],
    'A part knows no subject: hand it props, or move it into the subject that it knows.',
  ),
  adminFolder(
    'kinds',
    ['parts', 'session'],
    'A kind of field knows no subject: what one field has of its own stands beside its form.',
  ),
  adminFolder(
    'catalogue',
    ['kinds', 'parts', 'session'],
    'What the catalogue shares with other subjects belongs into parts/.',
  ),
  adminFolder('people', ['parts', 'session'], 'What people share with other subjects belongs into parts/.'),
  ...['pages', 'sales', 'upkeep'].map((subject) =>
    adminFolder(
      subject,
      ['catalogue', 'kinds', 'parts', 'session'],
      'Of the other subjects it knows the catalogue alone: what two of them need belongs into parts/.',
    ),
  ),
  adminFolder(
    'frame',
    ['people', 'sales', 'parts', 'session'],
    'The frame stands around the screens and gets their table from the context: see session/screens.ts.',
  ),
  {
    name: 'admin',
    from: '^web/admin/',
    may: ['^web/admin/(?!(|.*/)testing/)', ...below],
    never: node,
    instead: 'The site and the admin never meet: what both need belongs into web/components.',
  },
  {
    name: 'web parts',
    from: '^web/parts/',
    may: below,
    never: node,
    instead:
      'A part holds what pages and screens are made of and knows neither: hand it props, or move it to its side.',
  },
  {
    name: 'components',
    from: '^web/components/',
    may: [...belowParts, pictures],
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
    from: '^web/theme/',
    may: ['^web/theme/', look],
    never: node,
    instead: 'The theme makes styles of common/look.ts, and imports nothing else of ours.',
  },
];
