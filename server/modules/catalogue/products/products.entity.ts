import { productDocuments } from '../../../db/documentTables.ts';
import { outliers, outsideLinks } from '../../../db/healthTables.ts';
import { specValues } from '../../../db/specTables.ts';
import { productPairs } from '../../../db/pairTables.ts';
import { productPictures, products } from '../../../db/tables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { anyIndex } from '../../../search/searchIndex.ts';
import { productContent } from './products.content.ts';
import { productRecord } from './products.record.ts';
import { productPictureUses } from './products.pictures.ts';
import { productIndex } from './products.rows.ts';
import { findProduct } from './products.store.ts';

export const productEntity: Entity = {
  name: 'product',
  tables: [products, productPictures, productDocuments, productPairs, specValues, outliers, outsideLinks],
  ...ofCatalogue,
  record: productRecord,
  content: productContent,
  search: anyIndex(productIndex),
  pictures: productPictureUses,
  files: 'Its pictures and documents are entities of their own.',
  publishes: {
    find: findProduct,
    waitsApart: true,
    page: (_, id) => `/products/${encodeURIComponent(id)}`,
  },
  announces: {
    words: ['PRODUCT', 'PRICE', 'STOCK'],
    urlOf: (id, { isPublic }) => (isPublic ? `/products/${id}` : null),
    parts: [
      { event: 'PRICE_CHANGED', fields: ['price', 'priceQuantity', 'priceBreaks'] },
      { event: 'STOCK_CHANGED', fields: ['availability', 'leadDays'] },
    ],
    onceOnSite: 'PRODUCT_PUBLISHED',
  },
};
