/** The numbered parts of the drawing, each with the category of a new site that holds it. */
export const heroParts = [
  { name: 'Elektrik motoru', categoryId: 'elektrik-motorları-ve-sürücüler' },
  { name: 'Elastik kaplin', categoryId: 'rulmanlar-ve-güç-aktarım' },
  { name: 'Sabit bilyalı rulman', categoryId: 'rulmanlar-ve-güç-aktarım' },
  { name: 'Yatak flanşı', categoryId: 'rulmanlar-ve-güç-aktarım' },
  { name: 'Düz dişli', categoryId: 'rulmanlar-ve-güç-aktarım' },
];

/** Pointing at a part or at its name lights both; the other parts fade. CSS can compare no numbers by itself. */
export const heroPartsCss = heroParts
  .map((_, at) => {
    const part = `[data-part="${at + 1}"]`;
    const lit = `.hero:has(${part}:is(:hover,:focus-within))`;
    return `${lit} g[data-part]:not(${part}){opacity:.35}${lit} li${part}{color:var(--mui-palette-text-primary);font-weight:650}`;
  })
  .join('')
  .concat('g[data-part]{transition:opacity .12s}.hero-parts a{color:inherit;text-underline-offset:4px}')
  .concat('.hero-parts a:not(:hover,:focus-visible){text-decoration:none}');
