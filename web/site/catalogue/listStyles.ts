import kindMatrixCss from './categories/KindMatrix.css?inline';
import facetGroupCss from './filters/FacetGroup.css?inline';
import kindTilesCss from './filters/KindTiles.css?inline';
import numberChipsCss from './filters/NumberChips.css?inline';
import kindSectionCss from './productTable/KindSection.css?inline';
import tableMoreCss from './productTable/TableMore.css?inline';

/** The styles of lists with many products, which other pages do not need. */
export const listStyles = [
  kindTilesCss,
  kindMatrixCss,
  facetGroupCss,
  numberChipsCss,
  kindSectionCss,
  tableMoreCss,
].join('');
