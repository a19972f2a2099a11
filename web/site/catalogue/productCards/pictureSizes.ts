// These say how wide pictures are drawn, as the `sizes` of an `img`: the sum of columns, gaps and borders in the style
// sheets, which a browser has not read yet when it chooses a file.

const phonesAndTablets = [
  '(min-width: 900px) calc(33.3vw - 44px)',
  '(min-width: 600px) calc(33.3vw - 31px)',
  'calc(50vw - 28px)',
];

export const sizes = {
  /** A card in a list over the whole width. */
  grid: [
    '(min-width: 1600px) 267px',
    '(min-width: 1280px) 280px',
    '(min-width: 1080px) calc(25vw - 40px)',
    ...phonesAndTablets,
  ].join(', '),
  /** A card beside filters. */
  list: [
    '(min-width: 1600px) 260px',
    '(min-width: 1280px) 285px',
    '(min-width: 1080px) calc(33.3vw - 141px)',
    ...phonesAndTablets,
  ].join(', '),
  /** A card between the filters and the kinds of a category, on the page of all products. */
  overview: [
    '(min-width: 1600px) 267px',
    '(min-width: 1280px) 214px',
    '(min-width: 1080px) calc(33.3vw - 142px)',
    ...phonesAndTablets,
  ].join(', '),
  /** A card beside the head of its group. */
  group: [
    '(min-width: 1600px) 354px',
    '(min-width: 1280px) 286px',
    '(min-width: 1080px) calc(33.3vw - 140px)',
    ...phonesAndTablets,
  ].join(', '),
  /** A category's tile on the home page. */
  tile: [
    '(min-width: 1600px) 251px',
    '(min-width: 1280px) 204px',
    '(min-width: 900px) calc(20vw - 52px)',
    '(min-width: 720px) calc(20vw - 32px)',
    '(min-width: 600px) 88px',
    'calc(50vw - 48px)',
  ].join(', '),
  /** The picture on the product's own page. */
  product: [
    '(min-width: 1600px) 878px',
    '(min-width: 1280px) 702px',
    '(min-width: 1080px) calc(100vw - 578px)',
    '(min-width: 900px) calc(50vw - 54px)',
    '(min-width: 760px) calc(50vw - 44px)',
    '(min-width: 600px) calc(100vw - 58px)',
    'calc(100vw - 42px)',
  ].join(', '),
};

/** The widest card in pixels, on a screen of double or treble density. */
export const widestInCard = 960;
