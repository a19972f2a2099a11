import { column, html, map, noted, stock, whyNot, type Preset } from './preset.ts';

const shownStates = map({
  ...{ true: 'Published', '1': 'Published', doğru: 'Published', evet: 'Published' },
  ...{ false: 'Draft', '0': 'Draft', yanlış: 'Draft', hayır: 'Draft' },
});
const vatNote = [
  ...noted(whyNot.vat, ['Customer Taxes']),
  ...noted('A picture inside a file is not read: send pictures by their names.', ['Image']),
  ...noted(whyNot.cost, ['Cost']),
  ...noted(whyNot.count, ['Quantity On Hand', 'Forecasted Quantity']),
];

const also = {
  'External ID': ['id', 'Harici ID', 'Harici Kimlik', 'Dış Kimlik'],
  Name: ['name', 'Adı', 'Ad', 'Ürün Adı', 'İsim'],
  'Internal Reference': ['default_code', 'İç Referans', 'Dahili Referans'],
  Barcode: ['barcode', 'Barkod'],
  'Sales Price': ['list_price', 'lst_price', 'Satış Fiyatı'],
  'Product Category': ['categ_id', 'categ_id/name', 'Ürün Kategorisi', 'Product Category/Display Name'],
  'Sales Description': ['description_sale', 'Satış Açıklaması'],
  'eCommerce Description': ['description_ecommerce', 'website_description'],
  'Customer Taxes': ['taxes_id', 'Müşteri Vergileri', 'Satış Vergileri', 'Sales Taxes'],
  'Quantity On Hand': ['qty_available', 'Eldeki Miktar', 'Eldeki'],
  'Is Published': [
    'is_published',
    'website_published',
    'Yayında',
    'Yayınlandı',
    'Yayımlandı',
    'Yayınlanmış',
    'Yayımlanmış',
  ],
  'Website URL': ['website_url', "Web Sitesi URL'si"],
  Brand: ['product_brand_id', 'brand_id', 'Marka'],
  Cost: ['standard_price', 'Maliyet'],
  Image: ['image_1920', 'Görsel'],
  Weight: ['weight', 'Ağırlık'],
  'Product Attributes/Attribute': [
    'attribute_line_ids/attribute_id',
    'attribute_line_ids/attribute_id/name',
    'Attribute Lines/Attribute',
    'Ürün Nitelikleri/Nitelik',
  ],
  'Product Attributes/Values': [
    'attribute_line_ids/value_ids',
    'attribute_line_ids/value_ids/name',
    'Attribute Lines/Values',
    'Ürün Nitelikleri/Değerler',
  ],
  'Product Template': ['product_tmpl_id', 'product_tmpl_id/name', 'product_tmpl_id/id', 'Ürün Şablonu'],
  'Variant Values': [
    'product_template_variant_value_ids',
    'product_template_attribute_value_ids',
    'Attribute Values',
    'Varyant Değerleri',
    'Nitelik Değerleri',
  ],
};

const columns = [
  column('Internal Reference', 'stockCode'),
  column('Name', 'name'),
  column('Whole description', 'description', [html]),
  column('Sales Price', 'price'),
  column('Product Category', 'categoryId', [{ kind: 'PATH', at: '', level: '/' }]),
  column('Brand', 'brand'),
  column('Barcode', 'gtin'),
  column('Is Published', 'status', [shownStates]),
  column('Quantity On Hand', 'availability', [stock]),
];
const description = {
  heading: 'Whole description',
  of: ['eCommerce Description', 'Sales Description'],
  take: 'FIRST' as const,
};

/**
 * An export of product.template, as odoo.com/documentation, "Export and import data", describes it. The lines of attributes stand in rows
 * of their own, below the template to which they belong. Prices are without KDV, unless a company has chosen otherwise.
 */
export const odooTemplates: Preset = {
  key: 'odoo-templates',
  name: 'Odoo, products',
  known: [
    ['Name', ...also.Name],
    ['Internal Reference', ...also['Internal Reference']],
    ['Product Category', ...also['Product Category']],
    also['Product Attributes/Attribute'].concat('Product Attributes/Attribute'),
  ],
  also,
  setup: {
    unknown: 'CREATE',
    prices: 'WITHOUT_VAT',
    columns,
    fixed: [{ field: 'description', sameAsName: true }],
    shape: {
      group: { by: 'ABOVE', heading: 'Name', products: 'FIRST' },
      gather: [
        { heading: 'Product Attributes/Attribute', between: ' | ' },
        { heading: 'Product Attributes/Values', between: ' | ' },
      ],
      joined: [description],
      pairs: [
        {
          name: 'Product Attributes/Attribute',
          value: 'Product Attributes/Values',
          between: '|',
          several: ',',
        },
        { as: 'Ağırlık (kg)', value: 'Weight', without: ['0', '0.0', '0,0'] },
      ],
      oldAddress: 'Website URL',
      vatRate: 'Customer Taxes',
      notes: vatNote,
    },
  },
};

/** An export of product.product: a row for each variant, with its template and its values, such as `Renk: Mavi,Boy: 20 mm`. */
export const odooVariants: Preset = {
  key: 'odoo-variants',
  name: 'Odoo, variants',
  known: [
    ['Name', ...also.Name],
    ['Internal Reference', ...also['Internal Reference']],
    [...also['Variant Values'], 'Variant Values'],
  ],
  also,
  setup: {
    unknown: 'CREATE',
    prices: 'WITHOUT_VAT',
    columns,
    fixed: [{ field: 'description', sameAsName: true }],
    shape: {
      group: { by: 'SAME', heading: 'Product Template' },
      joined: [description],
      pairs: [
        { value: 'Variant Values', between: ',', sign: ': ' },
        { as: 'Ağırlık (kg)', value: 'Weight', without: ['0', '0.0', '0,0'] },
      ],
      family: { name: 'Product Template' },
      oldAddress: 'Website URL',
      vatRate: 'Customer Taxes',
      notes: vatNote,
    },
  },
};
