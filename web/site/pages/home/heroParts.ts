/** The numbered parts of the drawing, each with the category of a new site that holds it. */
export const heroParts = [
  { name: 'Elektrik motoru', categoryId: 'elektrik-motorları-ve-sürücüler' },
  { name: 'Elastik kaplin', categoryId: 'rulmanlar-ve-güç-aktarım' },
  { name: 'Sabit bilyalı rulman', categoryId: 'rulmanlar-ve-güç-aktarım' },
  { name: 'Yatak flanşı', categoryId: 'rulmanlar-ve-güç-aktarım' },
  { name: 'Düz dişli', categoryId: 'rulmanlar-ve-güç-aktarım' },
];

/** Pointing at a part or at its name lights both; the other parts fade. CSS can compare no numbers by itself. */
const lit = heroParts
  .map((_, at) => `[data-part="${at + 1}"]`)
  .map((part) => `.hero:has(${part}:is(:hover,:focus-within)) ${part}`)
  .join();

export const heroPartsCss = [
  '.hero:has([data-part]:is(:hover,:focus-within)) g[data-part]{opacity:.35}',
  `${lit}{opacity:1!important;font-weight:650}`,
  'g[data-part]{transition:opacity .12s}.hero-parts a{color:inherit;text-underline-offset:4px}',
  '.hero-parts a:not(:hover,:focus-visible){text-decoration:none}',
].join('');
