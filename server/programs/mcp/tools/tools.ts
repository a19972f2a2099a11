import { compareProducts } from './compareProducts.ts';
import { draftQuoteList } from './draftQuoteList.ts';
import { findByCodes } from './findByCodes.ts';
import { findByMeasures } from './findByMeasures.ts';
import { getProduct } from './getProduct.ts';
import { listCategories } from './listCategories.ts';
import { listDocuments } from './listDocuments.ts';
import { listFilters } from './listFilters.ts';
import { proposeChanges } from './proposeChanges.ts';
import { searchProducts } from './searchProducts.ts';
import { textsToTranslate } from './textsToTranslate.ts';
import { translateTexts } from './translateTexts.ts';
import { undoStep, upsertProducts } from './upsertProducts.ts';

/** The tools in the order in which programs read of them. */
export const tools = [
  searchProducts,
  getProduct,
  findByCodes,
  findByMeasures,
  compareProducts,
  listDocuments,
  listCategories,
  listFilters,
  draftQuoteList,
  proposeChanges,
  upsertProducts,
  undoStep,
  textsToTranslate,
  translateTexts,
];
