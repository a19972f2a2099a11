// How wide pictures are drawn, as the `sizes` of an `img`: what the style sheets make of columns, gaps and borders. A
// browser chooses a file by it before it has read them.

const phonesAndTablets = [
  '(min-width: 900px) calc(33.3vw - 44px)',
  '(min-width: 600px) calc(33.3vw - 31px)',
  'calc(50vw - 28px)',
];

export const sizes = {
  /** In a list over the whole width. */
  grid: [
    '(min-width: 1600px) 267px',
    '(min-width: 1280px) 280px',
    '(min-width: 1080px) calc(25vw - 40px)',
    ...phonesAndTablets,
  ].join(', '),
  /** Beside filters. */
  list: [
    '(min-width: 1600px) 260px',
    '(min-width: 1280px) 285px',
    '(min-width: 1080px) calc(33.3vw - 141px)',
    '(min-width: 900px) calc(50vw - 200px)',
    ...phonesAndTablets.slice(1),
  ].join(', '),
  /** Beside the head of a category on the page of all products. */
  group: [
    '(min-width: 1600px) 354px',
    '(min-width: 1280px) 286px',
    '(min-width: 1080px) calc(33.3vw - 140px)',
    ...phonesAndTablets,
  ].join(', '),
  /** Of a category, on the home page. */
  tile: [
    '(min-width: 1600px) 251px',
    '(min-width: 1280px) 204px',
    '(min-width: 900px) calc(20vw - 52px)',
    '(min-width: 600px) calc(20vw - 32px)',
    'calc(50vw - 48px)',
  ].join(', '),
  /** On the product's own page. */
  product: [
    '(min-width: 1600px) 854px',
    '(min-width: 1280px) 678px',
    '(min-width: 1080px) calc(100vw - 602px)',
    '(min-width: 900px) calc(50vw - 62px)',
    '(min-width: 600px) calc(100vw - 58px)',
    'calc(100vw - 42px)',
  ].join(', '),
};

/** In pixels: the widest card, on a screen of double or treble density. */
export const widestInCard = 960;
