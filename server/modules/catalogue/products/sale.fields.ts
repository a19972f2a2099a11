import { labels } from '../../../../common/labels.ts';
import { availabilityTexts, unitWords } from '../../../../common/product/saleWords.ts';
import { ofProduct } from '../../../fields/kinds.ts';
import { breaksField } from './breaks.field.ts';

const { product } = labels;
/** Most catalogues use only some of these columns, so a sheet leaves out those without a value. */
const column = (width: number, headings: string[]) => ({ width, headings, example: '', isExtra: true });

/** The fields for a product's codes and for the terms of its sale. */
export const saleFields = {
  stockCode: ofProduct.code({
    label: product.stockCode,
    key: 'stockCode',
    sheet: column(20, ['Stok kodu', 'Ürün kodu', 'Malzeme kodu', 'Stok no', 'SKU']),
    search: 'code',
  }),
  manufacturerCode: ofProduct.code({
    label: product.manufacturerCode,
    key: 'manufacturerCode',
    sheet: column(20, ['Üretici kodu', 'Üretici ürün kodu', 'Üretici parça no', 'MPN']),
    search: 'code',
  }),
  brand: ofProduct.optionalText({
    label: product.brand,
    key: 'brand',
    sheet: column(16, ['Marka', 'Markası']),
    search: 'body',
  }),
  gtin: ofProduct.gtin({
    label: product.gtin,
    key: 'gtin',
    sheet: column(18, ['Barkod', 'Barkod no', 'EAN', 'EAN kodu', 'UPC']),
    search: 'code',
  }),
  salesUnit: ofProduct.choice({
    label: product.salesUnit,
    key: 'salesUnit',
    words: unitWords,
    sheet: column(12, ['Birim', 'Birimi', 'Satış birimi', 'Unit']),
    search: null,
  }),
  priceQuantity: ofProduct.count({
    label: product.priceQuantity,
    key: 'priceQuantity',
    sheet: column(14, ['Fiyat miktarı', 'Fiyat adedi', 'Kaç birim için']),
    search: null,
  }),
  minimumQuantity: ofProduct.count({
    label: product.minimumQuantity,
    key: 'minimumQuantity',
    sheet: column(16, ['En az sipariş', 'Asgari sipariş', 'Minimum sipariş', 'Min. sipariş', 'MOQ']),
    search: null,
  }),
  priceBreaks: breaksField,
  availability: ofProduct.choice({
    label: product.availability,
    key: 'availability',
    words: availabilityTexts,
    sheet: column(16, ['Stok durumu', 'Durum', 'Temin durumu']),
    search: null,
  }),
  leadDays: ofProduct.count({
    label: product.leadDays,
    key: 'leadDays',
    sheet: column(14, ['Termin', 'Termin (gün)', 'Teslim süresi', 'Teslim süresi (gün)', 'Temin süresi (gün)']),
    search: null,
  }),
  successorId: ofProduct.code({
    label: product.successorId,
    key: 'successor',
    sheet: column(18, ['Yerine geçen', 'Yerine geçen ürün', 'Halefi']),
    search: null,
  }),
};
