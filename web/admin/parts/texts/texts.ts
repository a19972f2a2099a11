import * as shared from '../../../words/admin/en/shared.ts';

/** Shared texts for the folders that do not name the catalogue of words yet. */
export const texts = {
  load: { failed: shared.loadFailed },
  products: {
    saved: shared.productsSaved,
    updateFailed: shared.productsUpdateFailed,
    undoFailed: shared.productsUndoFailed,
  },
} as const;
