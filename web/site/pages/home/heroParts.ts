import * as words from '../../../words/tr/home.ts';

/** The numbered parts of the drawing, each with the category of a new site that holds it. */
export const heroParts = [
  { name: words.motor, categoryId: 'elektrik-motorları-ve-sürücüler' },
  { name: words.coupling, categoryId: 'rulmanlar-ve-güç-aktarım' },
  { name: words.bearing, categoryId: 'rulmanlar-ve-güç-aktarım' },
  { name: words.flange, categoryId: 'rulmanlar-ve-güç-aktarım' },
  { name: words.gear, categoryId: 'rulmanlar-ve-güç-aktarım' },
];

/**
 * Pointing at a part, its number or its name, or moving to the name by keyboard, lights all three: the other parts fade,
 * and so that this is seen without telling shades apart, its number has a thick ring and line, and its name is bold and
 * underlined. CSS can compare no numbers by itself.
 */
const lit = heroParts
  .map((_, at) => `[data-part="${at + 1}"]`)
  .map((part) => `.hero:has(${part}:is(:hover,:focus-within)) ${part}`)
  .join();

export const heroPartsCss = [
  '.hero:has([data-part]:is(:hover,:focus-within)) g[data-part]{opacity:.35}',
  // Bold letters would be wider, and the list would move under the pointer.
  `${lit}{--ring:5px;--under:underline 2px;--bold:.6px;opacity:1!important}`,
  'g[data-part]{transition:opacity .12s}.hero-balloon :is(path,circle){stroke-width:var(--ring,1.8px)}',
  '.hero-parts li{-webkit-text-stroke:var(--bold,0)}',
  // A visitor in the dark scheme prints on white paper, too.
  '@media print{.hero .hero-drawing{--plate:white;--shade:#ddd;--line:black}}',
  '.hero-parts a{color:inherit;text-decoration:var(--under,none);text-underline-offset:4px}',
].join('');
