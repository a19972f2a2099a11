import { byParent, csvOf, type Cells, type ShopProduct } from './shopCatalogue.ts';

const columns = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...[1, 2, 3].flatMap((number) => ['Name', 'Value', 'Linked To'].map((what) => `Option${number} ${what}`)),
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...['Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping'],
  ...['Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title'],
  ...['SEO Description', 'Malzeme (product.metafields.custom.malzeme)', 'Variant Image', 'Variant Weight Unit'],
  ...['Variant Tax Code', 'Cost per item', 'Status'],
];

/** The export of a shop: the first row of a product has what all of its variants share, and rows of pictures follow. */
export function shopifyExport(products: ShopProduct[]): string {
  const rows = byParent(products).flatMap(({ parent, variants }): Cells[] => {
    const [first] = variants;
    if (!first) return [];
    const handle = parent?.slug ?? first.slug;
    const pictures = [...new Set(variants.flatMap((one) => one.pictures))];
    const option = first.own[0];
    const ofVariants = variants.map((product): Cells => ({
      Handle: handle,
      'Option1 Value': option ? (product.specs[option] ?? '') : 'Default Title',
      'Variant SKU': product.code,
      'Variant Grams': '0.0',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': product.inStock ? '7' : '-2',
      'Variant Inventory Policy': 'deny',
      'Variant Fulfillment Service': 'manual',
      'Variant Price': product.price.toFixed(2),
      'Variant Requires Shipping': 'true',
      'Variant Taxable': 'true',
      'Variant Barcode': `'${product.gtin}`,
      'Variant Image': parent ? (product.pictures[0] ?? '') : '',
    }));
    const shared: Cells = {
      Title: parent?.name ?? first.name,
      'Body (HTML)': first.html,
      Vendor: first.brand,
      'Product Category': 'Hardware > Hardware Accessories',
      Type: first.path.join(' > '),
      Tags: 'sanayi',
      Published: 'true',
      'Option1 Name': option ?? 'Title',
      'Malzeme (product.metafields.custom.malzeme)': first.specs.Malzeme ?? '',
      'Gift Card': 'false',
      Status: first.status === 'PUBLISHED' ? 'active' : 'draft',
    };
    const count = Math.max(ofVariants.length, pictures.length);
    return Array.from({ length: count }, (_, at): Cells => {
      const picture = pictures[at];
      return {
        Handle: handle,
        ...(at === 0 && shared),
        ...ofVariants[at],
        ...(picture && { 'Image Src': picture, 'Image Position': String(at + 1) }),
      };
    });
  });
  return csvOf(columns, rows);
}
