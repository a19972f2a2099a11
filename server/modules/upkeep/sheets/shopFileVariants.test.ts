// Takes long: sixty-seven variants of exports of other shops are made and read whole.
import { expect, test } from 'vitest';
import { encoded } from '../../../spreadsheet/csv.ts';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { toXlsx } from '../../../spreadsheet/xlsx.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { arrived, importByPreset, storedProducts } from './testing/arrivedFields.ts';
import { facebookCsv, googleXml, odooVariantsXlsx } from './testing/feedExports.ts';
import { bmecatXml, etimJson } from './testing/productDataExports.ts';
import { csvOf, shopCatalogue, type Cells, type ShopProduct } from './testing/shopCatalogue.ts';
import { shopifyExport } from './testing/shopifyExport.ts';
import { ideasoftExport, prapazarExport, ticimaxExport, tsoftExport } from './testing/turkishExports.ts';
import { wooExport } from './testing/wooExport.ts';

type File = string | Uint8Array;
type Table = { heading: string[]; rows: Cells[] };
type Make = (products: ShopProduct[]) => File | Promise<File>;

const makers: Record<string, { make: Make; lacks: string[] }> = {
  woo: { make: wooExport, lacks: [] },
  shopify: { make: shopifyExport, lacks: [] },
  facebook: { make: facebookCsv, lacks: [] },
  'odoo-variants': { make: odooVariantsXlsx, lacks: ['pictures'] },
  ticimax: { make: ticimaxExport, lacks: ['pictures'] },
  ideasoft: { make: ideasoftExport, lacks: [] },
  tsoft: { make: tsoftExport, lacks: [] },
  prapazar: { make: prapazarExport, lacks: ['status'] },
};

/** Reads what a maker has written back into cells. */
async function tableOf(file: File): Promise<Table> {
  const { heading, lines } = await readSheet(Buffer.from(file));
  const rows = lines.map(({ cells }) => Object.fromEntries(heading.map((name, at) => [name, String(cells[at] ?? '')])));
  return { heading, rows };
}

const xlsx = ({ heading, rows }: Table) =>
  toXlsx(
    [heading, ...rows.map((row) => heading.map((name) => row[name] ?? ''))],
    heading.map(() => 20),
  );
const renamed = ({ heading, rows }: Table, by: (name: string) => string): Table => ({
  heading: heading.map(by),
  rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [by(name), cell]))),
});

const reversed = ({ heading, rows }: Table): Table => ({ heading: heading.toReversed(), rows });
const ways: Record<string, (table: Table) => File | Promise<File>> = {
  'semicolons, windows-1254 and the columns the other way round': (table) =>
    encoded(csvOf(reversed(table).heading, table.rows, ';'), 'WINDOWS-1254'),
  'tabs and UTF-16': ({ heading, rows }) => Buffer.from(`\ufeff${csvOf(heading, rows, '\t')}`, 'utf16le'),
  'headings in capitals with blanks': (table) => xlsx(renamed(table, (name) => ` ${name.toLocaleUpperCase('en')} `)),
  'headings in small letters': (table) => xlsx(renamed(table, (name) => name.toLocaleLowerCase('en'))),
  'a title above and columns of its own': ({ heading, rows }) =>
    `Ürün listesi\r\n\r\n${csvOf([...heading, 'Depo notu', 'Raf yeri'], own(rows), ';')}`,
  'only the columns that are filled': ({ heading, rows }) =>
    csvOf(
      heading.filter((name) => rows.some((row) => row[name])),
      rows,
    ),
};
const own = (rows: Cells[]) => rows.map((row) => ({ ...row, 'Depo notu': 'A' }));

/** Imports a file by the preset that is offered for it, and says of how many products each core field has arrived. */
async function share(file: File, lacks: string[], products: ShopProduct[]) {
  const site = await serveTestSite();
  const { done } = await importByPreset(site, file);
  const stored = await storedProducts(site);
  for (const one of stored.values()) if (one.status === 'HIDDEN') one.status = 'DRAFT';
  const { fields } = arrived(products, stored, lacks);
  const missing = Object.entries(fields).filter(([, count]) => count < products.length);
  return { added: done.added, refused: (done.wrong ?? 0) + (done.unclear ?? 0), missing };
}
const whole = { added: 10, refused: 0, missing: [] };

const tables = Object.entries(makers).flatMap(([shop, maker]) =>
  Object.keys(ways).map((way) => ({ shop, way, ...maker })),
);

test.each(tables)('of an export of $shop with $way every core field arrives', async ({ shop, way, make, lacks }) => {
  // Shopify writes the names of its own fields into the headings.
  const without = shop === 'shopify' && way.startsWith('headings') ? [...lacks, 'specs'] : lacks;
  const products = shopCatalogue(2);
  const file = (await ways[way]?.(await tableOf(await make(products)))) ?? '';
  expect(await share(file, without, products)).toEqual(whole);
});

type Change = { row?: (row: Cells) => Cells; names?: Record<string, string> };
/** An export whose rows and headings are changed, as CSV with semicolons. */
const changed =
  (make: Make, { row: change = (row) => row, names = {} }: Change): Make =>
  async (products) => {
    const { heading, rows } = await tableOf(await make(products));
    const table = renamed({ heading, rows: rows.map(change) }, (name) => names[name] ?? name);
    return csvOf(table.heading, table.rows, ';');
  };
const cells =
  (by: Record<string, (cell: string, row: Cells) => string>) =>
  (row: Cells): Cells => ({
    ...row,
    ...Object.fromEntries(Object.entries(by).map(([name, change]) => [name, change(row[name] ?? '', row)])),
  });
const comma = (cell: string) => cell.replace('.', ',');
const rateOf = ({ 'Customer Taxes': tax = '' }: Cells) => (tax.includes('20') ? 20 : 10);
const document =
  (make: (products: ShopProduct[]) => string, by: (text: string) => File): Make =>
  (products) =>
    by(make(products));
const ofJson = (by: (product: Record<string, Record<string, unknown>[]>) => void) =>
  document(etimJson, (text) => {
    const read = JSON.parse(text) as { Supplier: { Product: Record<string, Record<string, unknown>[]>[] }[] };
    for (const { Product } of read.Supplier) for (const product of Product) by(product);
    return JSON.stringify(read);
  });
const inEnglishToo = (text: string) =>
  text
    .replaceAll(/<(DESCRIPTION_\w+) lang="tur">/g, '<$1 lang="eng">English | text</$1><$1 lang="tur">')
    .replaceAll(/<FNAME>([^<]*)<\/FNAME>/g, '<FNAME lang="eng">Size</FNAME><FNAME lang="tur">$1</FNAME>');
const nrp = '<PRODUCT_PRICE price_type="nrp"><PRICE_AMOUNT>1.00</PRICE_AMOUNT><TAX>0.2</TAX></PRODUCT_PRICE>';
const list = '<PRODUCT_PRICE price_type="net_list">';

const ofBmecat = ['status', 'stock state', 'family'];
const ofEtim = [...ofBmecat, 'category', 'specs'];
const variants: Record<string, { make: Make; lacks: string[] }> = {
  'Odoo with taxes that are included': {
    make: changed(odooVariantsXlsx, {
      row: cells({
        'Customer Taxes': (tax) => `${tax} Dahil`,
        'Sales Price': (price, row) => (Number(price) * (1 + rateOf(row) / 100)).toFixed(2),
      }),
    }),
    lacks: ['pictures'],
  },
  'Odoo by the names of its database': {
    make: changed(odooVariantsXlsx, {
      names: {
        ...{ 'External ID': 'id', Name: 'name', 'Internal Reference': 'default_code', Barcode: 'barcode' },
        ...{ 'Sales Price': 'lst_price', 'Customer Taxes': 'taxes_id/name', 'Sales Description': 'description_sale' },
        ...{ 'Product Category': 'categ_id/complete_name', 'Quantity On Hand': 'qty_available' },
        ...{ 'Is Published': 'is_published', 'Website URL': 'website_url', Brand: 'product_brand_id/display_name' },
        ...{ 'Product Template': 'product_tmpl_id/display_name' },
        'Variant Values': 'product_template_variant_value_ids/display_name',
      },
    }),
    lacks: ['pictures'],
  },
  'Odoo in Turkish': {
    make: changed(odooVariantsXlsx, {
      row: cells({
        'Is Published': (cell) => (cell === 'True' ? 'Doğru' : 'Yanlış'),
        'Sales Price': comma,
        'Quantity On Hand': comma,
      }),
      names: {
        ...{ 'External ID': 'Harici Kimlik', Name: 'Ürün Adı', 'Internal Reference': 'Dahili Referans' },
        ...{ Barcode: 'Barkod', 'Sales Price': 'Satış Fiyatı', 'Customer Taxes': 'Müşteri Vergileri', Brand: 'Marka' },
        ...{ 'Product Category': 'Ürün Kategorisi', 'Sales Description': 'Satış Açıklaması' },
        ...{ 'Quantity On Hand': 'Eldeki Miktar', 'Is Published': 'Yayınlandı', 'Product Template': 'Ürün Şablonu' },
        'Variant Values': 'Varyant Değerleri',
      },
    }),
    lacks: ['pictures'],
  },
  'Ticimax with words for yes, and commas': {
    make: changed(ticimaxExport, {
      row: cells({
        SATISFIYATI: comma,
        KDVDAHIL: (cell) => (cell === '1' ? 'True' : 'False'),
        KDVORANI: (cell) => `%${cell}`,
        URUNAKTIF: (cell) => (cell === '1' ? 'Evet' : 'Hayır'),
        VARYASYON: (cell) => cell.replaceAll(';', ':'),
        BREADCRUMBKAT: (cell) => cell.replaceAll('>', ' » '),
      }),
    }),
    lacks: ['pictures'],
  },
  'Ticimax with headings of several words': {
    make: changed(ticimaxExport, {
      names: {
        ...{ URUNKARTIID: 'ÜRÜN KARTI ID', STOKKODU: 'STOK KODU', URUNADI: 'Ürün Adı', SATISFIYATI: 'SATIŞ FİYATI' },
        ...{ KDVORANI: 'KDV ORANI', KDVDAHIL: 'KDV Dahil', URUNAKTIF: 'ÜRÜN AKTİF', STOKADEDI: 'STOK ADEDİ' },
        ACIKLAMA: 'AÇIKLAMA',
      },
    }),
    lacks: ['pictures'],
  },
  'IdeaSoft with commas and another currency code': {
    make: changed(ideasoftExport, {
      row: cells({ price1: comma, currencyAbbr: () => 'TRY', tax: (cell) => cell && `${cell}.00` }),
    }),
    lacks: [],
  },
  'IdeaSoft whose variants leave names blank': {
    make: changed(ideasoftExport, { row: cells({ variantName2: () => '', variantValue2: () => '' }) }),
    lacks: ['specs'],
  },
  'T-Soft with a price with KDV beside it': {
    make: changed(tsoftExport, {
      row: cells({
        SellingPrice: comma,
        IsActive: (cell) => (cell === '1' ? 'true' : 'false'),
        BuyingPrice: () => '1',
        DiscountedSellingPrice: () => '2',
      }),
    }),
    lacks: [],
  },
  'PraPazar with a picture in each line': {
    make: changed(prapazarExport, {
      row: cells({
        Resimler: (cell) => cell.replaceAll(';', '\n'),
        Fiyat: (cell) => `${cell} TL`,
        Varyantlar: (cell) => cell.replaceAll(':', ' : ').replaceAll('; ', ';'),
        Kategori: (cell) => cell.replaceAll('>', ' > '),
      }),
    }),
    lacks: ['status'],
  },
  'a feed of windows-1254 with sale prices': {
    make: document(googleXml, (text) => {
      const sale = '<g:sale_price>1.00 TRY</g:sale_price><g:brand>';
      return encoded(text.replace('UTF-8', 'windows-1254').replaceAll('<g:brand>', sale), 'WINDOWS-1254');
    }),
    lacks: ['status'],
  },
  'an Atom feed': {
    make: document(googleXml, (text) =>
      text
        .replaceAll(/<(\/?)item>/g, '<$1entry>')
        .replace(/<rss[^>]*><channel>/, '<feed xmlns:g="http://base.google.com/ns/1.0">')
        .replace('</channel></rss>', '</feed>'),
    ),
    lacks: ['status'],
  },
  'BMEcat in two languages, the other one first': { make: document(bmecatXml, inEnglishToo), lacks: ofBmecat },
  'BMEcat in two languages, Turkish first': {
    make: document(bmecatXml, (text) =>
      text.replaceAll(/<\/(DESCRIPTION_\w+)>/g, '</$1><$1 lang="ger">Deutsch</$1>').replaceAll('"tur"', '"tr-TR"'),
    ),
    lacks: ofBmecat,
  },
  'BMEcat with several prices': {
    make: document(bmecatXml, (text) => text.replaceAll(list, nrp + list)),
    lacks: ofBmecat,
  },
  'BMEcat with prices with KDV': {
    make: (products) => {
      const prices = products.map(({ price }) => price.toFixed(2));
      return bmecatXml(products)
        .replaceAll('net_list', 'gross_list')
        .replaceAll(/(?<=<PRICE_AMOUNT>)[^<]*/g, () => prices.shift() ?? '');
    },
    lacks: ofBmecat,
  },
  'BMEcat 1.2 of ISO-8859-9 with prefixes': {
    make: document(bmecatXml, (text) => {
      const old = text
        .replaceAll('SUPPLIER_PID', 'SUPPLIER_AID')
        .replaceAll(/<(\/?)PRODUCT(?=[_ >])/g, '<$1ARTICLE')
        .replaceAll(/<INTERNATIONAL_PID[^>]*>([^<]*)<\/INTERNATIONAL_PID>/g, '<EAN>$1</EAN>')
        .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1bme:');
      return encoded(old.replace('UTF-8', 'ISO-8859-9').replace('xmlns=', 'xmlns:bme='), 'ISO-8859-9');
    }),
    lacks: ofBmecat,
  },
  'BMEcat with units before values, rates in percent and indents': {
    make: document(bmecatXml, (text) =>
      text
        .replaceAll(/(<FVALUE>[^<]*<\/FVALUE>)(<FUNIT>[^<]*<\/FUNIT>)/g, '$2$1')
        .replaceAll(/<TAX>0\.(\d)<\/TAX>/g, '<TAX>$10</TAX>')
        .replaceAll('><', '>\n  <'),
    ),
    lacks: ofBmecat,
  },
  'ETIM xChange in two languages': {
    make: ofJson(({ ProductDescription }) =>
      ProductDescription?.unshift({ DescriptionLanguage: 'en-GB', MinimalProductDescription: 'English' }),
    ),
    lacks: ofEtim,
  },
  'ETIM xChange with steps of price in UTF-16': {
    make: document(etimJson, (text) => {
      const more = text.replaceAll(
        /"Pricing": \[([^\]]*)\]/g,
        '"Pricing": [$1, { "GrossListPrice": 1, "PriceQuantity": 100 }]',
      );
      return Buffer.from(`\ufeff${more}`, 'utf16le');
    }),
    lacks: ofEtim,
  },
};

test.each(Object.entries(variants))('of %s every core field arrives', async (_, { make, lacks }) => {
  const products = shopCatalogue(2);
  expect(await share(await make(products), lacks, products)).toEqual(whole);
});
