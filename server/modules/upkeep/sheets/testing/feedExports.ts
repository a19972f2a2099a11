import { toXlsx } from '../../../../spreadsheet/xlsx.ts';
import { byParent, csvOf, type Cells, type ShopProduct } from './shopCatalogue.ts';

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A feed for Google Merchant Center: RSS 2.0 with elements of its own. */
export function googleXml(products: ShopProduct[]): string {
  const items = products.map((product) => {
    const details = Object.entries(product.specs).map(
      ([name, value]) =>
        `<g:product_detail><g:section_name>Genel</g:section_name><g:attribute_name>${xml(name)}</g:attribute_name>` +
        `<g:attribute_value>${xml(value)}</g:attribute_value></g:product_detail>`,
    );
    const [first = '', ...more] = product.pictures;
    return [
      '<item>',
      `<g:id>${xml(product.code)}</g:id><g:title>${xml(product.name)}</g:title>`,
      `<g:description>${xml(product.html)}</g:description>`,
      `<g:link>https://www.eskimagaza.example/urun/${product.slug}?v=${product.id}</g:link>`,
      `<g:image_link>${xml(first)}</g:image_link>`,
      ...more.map((one) => `<g:additional_image_link>${xml(one)}</g:additional_image_link>`),
      `<g:availability>${product.inStock ? 'in_stock' : 'out_of_stock'}</g:availability>`,
      `<g:price>${product.price.toFixed(2)} TRY</g:price><g:brand>${xml(product.brand)}</g:brand><g:gtin>${product.gtin}</g:gtin>`,
      '<g:google_product_category>Hardware &gt; Tools</g:google_product_category><g:condition>new</g:condition>',
      `<g:product_type>${xml(product.path.join(' > '))}</g:product_type>`,
      ...(product.parent ? [`<g:item_group_id>${product.parent.code}</g:item_group_id>`] : []),
      ...details,
      '<g:shipping><g:country>TR</g:country><g:price>0 TRY</g:price></g:shipping>',
      '</item>',
    ].join('');
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    `<title>Eski Mağaza</title><link>https://www.eskimagaza.example</link>${items.join('\n')}</channel></rss>`
  );
}

/** A catalogue for Facebook: CSV. */
export const facebookCsv = (products: ShopProduct[]): string =>
  csvOf(
    (
      'id title description rich_text_description availability condition price link image_link brand additional_image_link gtin ' +
      'item_group_id google_product_category product_type quantity_to_sell_on_facebook status product_detail'
    ).split(' '),
    products.map((product): Cells => ({
      ...{ id: product.code, title: product.name, description: product.name, rich_text_description: product.html },
      ...{ availability: product.inStock ? 'in stock' : 'out of stock', condition: 'new' },
      ...{ price: `${product.price.toFixed(2)} TRY`, link: `https://www.eskimagaza.example/p/${product.id}` },
      ...{ image_link: product.pictures[0] ?? '', additional_image_link: product.pictures.slice(1).join(',') },
      ...{ brand: product.brand, gtin: product.gtin, item_group_id: product.parent?.code ?? '' },
      ...{ product_type: product.path.join(' > '), status: product.status === 'PUBLISHED' ? 'active' : 'staging' },
      product_detail: Object.entries(product.specs)
        .map(([name, value]) => `Genel:${name}:${value}`)
        .join(','),
    })),
  );

const netOf = ({ price, vat }: ShopProduct) => (price / (1 + vat / 100)).toFixed(6);
const odooColumns = [
  'External ID',
  'Name',
  'Internal Reference',
  'Barcode',
  'Sales Price',
  'Customer Taxes',
  'Product Category',
];

const odooCells = (product: ShopProduct): Cells => ({
  'External ID': `__export__.product_${product.id}`,
  'Internal Reference': product.code,
  Barcode: product.gtin,
  'Sales Price': netOf(product),
  'Customer Taxes': `KDV %${product.vat}`,
  'Product Category': `All / ${product.path.join(' / ')}`,
  'Sales Description': product.text,
  'Quantity On Hand': product.inStock ? '12.0' : '0.0',
  'Is Published': product.status === 'PUBLISHED' ? 'True' : 'False',
  'Website URL': `/shop/${product.slug}-${product.id}`,
  Brand: product.brand,
});

/** product.template: the lines of attributes stand in rows below. */
export const odooTemplatesCsv = (products: ShopProduct[]): string =>
  csvOf(
    [
      ...odooColumns,
      ...['Sales Description', 'Quantity On Hand', 'Is Published', 'Website URL', 'Brand'],
      ...['Product Attributes/Attribute', 'Product Attributes/Values'],
    ],
    byParent(products).flatMap(({ parent, variants: [first, ...others] }): Cells[] => {
      if (!first) return [];
      const specs = Object.keys(first.specs).map((name): Cells => ({
        'Product Attributes/Attribute': name,
        'Product Attributes/Values': [
          ...new Set([first, ...others].map((one) => (one.specs[name] ?? '').replace(',', '.'))),
        ].join(','),
      }));
      const own = {
        ...odooCells(first),
        Name: parent?.name ?? first.name,
        ...(parent && { 'Internal Reference': parent.code }),
      };
      return [{ ...own, ...specs[0] }, ...specs.slice(1)];
    }),
  );

/** product.product, as the workbook that Odoo writes. */
export function odooVariantsXlsx(products: ShopProduct[]) {
  const heading = [
    ...odooColumns,
    ...[
      'Sales Description',
      'Quantity On Hand',
      'Is Published',
      'Website URL',
      'Brand',
      'Product Template',
      'Variant Values',
    ],
  ];
  const rows = products.map((product): Cells => ({
    ...odooCells(product),
    Name: product.parent?.name ?? product.name,
    'Product Template': product.parent?.name ?? product.name,
    'Variant Values': Object.entries(product.specs)
      .map(([name, value]) => `${name}: ${value}`)
      .join(','),
  }));
  return toXlsx(
    [heading, ...rows.map((row) => heading.map((name) => row[name] ?? ''))],
    heading.map(() => 20),
  );
}
