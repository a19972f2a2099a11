import { byParent, csvOf, type Cells, type ShopProduct } from './shopCatalogue.ts';

/** The columns of WooCommerce 10 in their order, in English and as a Turkish shop writes them. */
const columns = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class'],
  ...[
    'In stock?',
    'Stock',
    'Low stock amount',
    'Backorders allowed?',
    'Sold individually?',
    'Weight (kg)',
    'Length (cm)',
  ],
  ...[
    'Width (cm)',
    'Height (cm)',
    'Allow customer reviews?',
    'Purchase note',
    'Sale price',
    'Regular price',
    'Categories',
  ],
  ...[
    'Tags',
    'Shipping class',
    'Images',
    'Download limit',
    'Download expiry days',
    'Parent',
    'Grouped products',
    'Upsells',
  ],
  ...['Cross-sells', 'External URL', 'Button text', 'Position', 'Brands'],
];
const attributes = [1, 2].flatMap((number) =>
  ['name', 'value(s)', 'visible', 'global', 'default'].map((what) => `Attribute ${number} ${what}`),
);
const turkish: Record<string, string> = {
  ...{ ID: 'Kimlik', Type: 'Tür', SKU: 'Stok kodu (SKU)', 'GTIN, UPC, EAN, or ISBN': 'GTIN, UPC, EAN veya ISBN' },
  ...{ Name: 'İsim', Published: 'Yayımlanmış', 'Is featured?': 'Öne çıkan?' },
  ...{ 'Visibility in catalog': 'Katalogda görünürlük', 'Short description': 'Kısa açıklama', Description: 'Açıklama' },
  ...{ 'Tax status': 'Vergi durumu', 'Tax class': 'Vergi sınıfı', 'In stock?': 'Stokta?', Stock: 'Stok' },
  ...{ 'Sale price': 'İndirimli satış fiyatı', 'Regular price': 'Normal fiyat', Categories: 'Kategoriler' },
  ...{ Tags: 'Etiketler', Images: 'Görseller', Parent: 'Ebeveyn', Brands: 'Markalar' },
};
const inTurkish = (name: string) =>
  turkish[name] ??
  name
    .replace(/^Attribute (\d) name$/, 'Nitelik $1 ismi')
    .replace(/^Attribute (\d) value\(s\)$/, 'Nitelik $1 değer(ler)i')
    .replace(/^Attribute (\d) visible$/, 'Nitelik $1 görünür');

const categoriesOf = ({ path }: ShopProduct) => path.map((_, at) => path.slice(0, at + 1).join(' > ')).join(', ');

/** The export of a shop: a variable product before its variations, which leave out what they share. */
export function wooExport(products: ShopProduct[], { isTurkish = false } = {}): string {
  const rows = byParent(products).flatMap(({ parent, variants }): Cells[] => {
    const [first] = variants;
    if (!first) return [];
    const shared = {
      Published: first.status === 'PUBLISHED' ? '1' : '-1',
      'Is featured?': '0',
      'Visibility in catalog': 'visible',
      'Short description': '',
      Description: first.html.replaceAll('\n', String.raw`\n`),
      'Tax status': 'taxable',
      'Tax class': first.vat === 10 ? 'reduced-rate' : '',
      Categories: categoriesOf(first),
      Tags: 'sanayi, yeni',
      Brands: first.brand,
      'Attribute 1 name': 'Malzeme',
      'Attribute 1 value(s)': first.specs.Malzeme ?? '',
      'Attribute 1 visible': '1',
    };
    const own = (product: ShopProduct): Cells => ({
      ID: String(product.id),
      SKU: product.code,
      'GTIN, UPC, EAN, or ISBN': product.gtin,
      Name: product.name,
      Published: '1',
      'Regular price': String(product.price).replace('.', isTurkish ? ',' : '.'),
      'In stock?': product.inStock ? '1' : '0',
      Stock: product.inStock ? '5' : '0',
      Images: product.pictures.join(', '),
    });
    if (!parent) return [{ ...own(first), ...shared, Type: 'simple' }];
    const spec = first.own[0] ?? '';
    const whole: Cells = {
      ...shared,
      ...{ ID: String(parent.id), Type: 'variable', SKU: parent.code, Name: parent.name, 'In stock?': '1' },
      Images: first.pictures.join(', '),
      'Attribute 2 name': spec,
      'Attribute 2 value(s)': variants.map((one) => (one.specs[spec] ?? '').replace(',', String.raw`\,`)).join(', '),
      'Attribute 2 visible': '1',
    };
    const variations = variants.map((product): Cells => ({
      ...own(product),
      Type: 'variation',
      Parent: parent.code,
      'Tax class': 'parent',
      'Attribute 1 name': spec,
      'Attribute 1 value(s)': product.specs[spec] ?? '',
      'Attribute 1 global': '0',
    }));
    return [whole, ...variations];
  });
  const heading = [...columns, ...attributes];
  if (!isTurkish) return `\uFEFF${csvOf(heading, rows)}`;
  const translated = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [inTurkish(name), cell])),
  );
  return `\uFEFF${csvOf(heading.map(inTurkish), translated)}`;
}
