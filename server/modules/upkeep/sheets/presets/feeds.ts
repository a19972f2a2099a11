import { column, html, inStock, map, noted, onOrder, whyNot, type Preset } from './preset.ts';

/**
 * Feeds of products as support.google.com/merchants/answer/7052112 and developers.facebook.com, "Catalog reference", describe them: TSV,
 * CSV or XML. Both have the same names of fields.
 */
export const productFeed: Preset = {
  key: 'product-feed',
  name: 'Google or Facebook product feed',
  known: [['id'], ['title'], ['link', 'link/@href'], ['image_link'], ['availability'], ['price']],
  also: {
    link: ['link/@href'],
    'product_detail/attribute_name': ['product_detail[].attribute_name'],
  },
  setup: {
    decimalMark: null,
    unknown: 'CREATE',
    prices: 'WITH_VAT',
    columns: [
      column('id', 'stockCode'),
      column('title', 'name', [html]),
      column('Whole description', 'description', [html]),
      column('price', 'price'),
      column('Own category', 'categoryId', [{ kind: 'PATH', at: '|' }]),
      column('brand', 'brand'),
      column('gtin', 'gtin'),
      column('mpn', 'manufacturerCode'),
      column('availability', 'availability', [
        map({
          ...{ 'in stock': inStock, in_stock: inStock, instock: inStock, 'available for order': onOrder },
          ...{ 'out of stock': onOrder, out_of_stock: onOrder, preorder: onOrder, backorder: onOrder },
          discontinued: 'Üretimden kalktı',
        }),
      ]),
      column('status', 'status', [map({ active: 'Published', archived: 'Hidden', staging: 'Draft' })]),
    ],
    fixed: [{ field: 'description', sameAsName: true }],
    shape: {
      group: { by: 'SAME', heading: 'item_group_id' },
      joined: [
        { heading: 'Whole description', of: ['rich_text_description', 'description'], take: 'FIRST' },
        { heading: 'Own category', of: ['product_type', 'google_product_category'], take: 'FIRST' },
      ],
      pairs: [
        { name: 'product_detail/attribute_name', value: 'product_detail/attribute_value', between: '|' },
        { value: 'product_detail', between: ',', sign: ':', place: 2 },
        { as: 'Renk', value: 'color', several: '/' },
        { as: 'Malzeme', value: 'material', several: '/' },
        { as: 'Ölçü', value: 'size' },
        { as: 'Desen', value: 'pattern' },
        { as: 'Ağırlık', value: 'product_weight' },
        { as: 'Uzunluk', value: 'product_length' },
        { as: 'Genişlik', value: 'product_width' },
        { as: 'Yükseklik', value: 'product_height' },
      ],
      family: {},
      pictures: { of: ['image_link', 'additional_image_link'], between: ',' },
      oldAddress: 'link',
      notes: [
        ...noted(whyNot.sale, ['sale_price', 'sale_price_effective_date']),
        ...noted(whyNot.parcel, [
          'shipping_weight',
          'shipping_length',
          'shipping_width',
          'shipping_height',
          'shipping',
        ]),
        ...noted(whyNot.count, ['quantity_to_sell_on_facebook', 'inventory']),
        ...noted('The catalogue has new products only.', ['condition']),
        ...noted(whyNot.tags, [
          'custom_label_0',
          'custom_label_1',
          'custom_label_2',
          'custom_label_3',
          'custom_label_4',
        ]),
      ],
    },
  },
};
