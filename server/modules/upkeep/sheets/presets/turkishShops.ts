import { column, html, map, noted, stock, whyNot, type Preset } from './preset.ts';

const shown = map({
  '1': 'Published',
  '0': 'Hidden',
  true: 'Published',
  false: 'Hidden',
  evet: 'Published',
  hayır: 'Hidden',
});
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => name.replace('#', String(at + 1)));

/**
 * The Excel file of products of Ticimax. Its format is not published; these are the headings of its template in programs that public
 * repositories have.
 */
export const ticimax: Preset = {
  key: 'ticimax',
  name: 'Ticimax',
  known: [['URUNKARTIID'], ['STOKKODU'], ['URUNADI'], ['SATISFIYATI']],
  also: {},
  setup: {
    unknown: 'CREATE',
    prices: 'WITHOUT_VAT',
    columns: [
      column('STOKKODU', 'stockCode'),
      column('URUNADI', 'name', [html]),
      column('Whole description', 'description', [html]),
      column('SATISFIYATI', 'price'),
      column('Own category', 'categoryId', [{ kind: 'PATH', at: ';' }]),
      column('MARKA', 'brand'),
      column('BARKOD', 'gtin'),
      column('URUNAKTIF', 'status', [shown]),
      column('VITRIN', 'featured'),
      column('STOKADEDI', 'availability', [stock]),
      column('SATISBIRIMI', 'salesUnit'),
    ],
    fixed: [{ field: 'description', sameAsName: true }],
    shape: {
      group: { by: 'SAME', heading: 'URUNKARTIID' },
      joined: [
        { heading: 'Whole description', of: ['ONYAZI', 'ACIKLAMA'], between: '<p></p>' },
        { heading: 'Own category', of: ['BREADCRUMBKAT', 'KATEGORILER'], take: 'FIRST' },
      ],
      pairs: [
        { value: 'VARYASYON', between: ',', sign: ';' },
        { value: 'VARYASYON', between: ',', sign: ':' },
        { as: 'Ağırlık (kg)', value: 'URUNAGIRLIGI', without: ['0'] },
      ],
      family: { name: 'URUNADI' },
      pictures: { of: ['RESIM', ...numbered('RESIM#', 16), ...numbered('RESIMURL#', 16)], between: ';' },
      vatRate: 'KDVORANI',
      vatIncluded: 'KDVDAHIL',
      notes: [
        ...noted(whyNot.vat, ['KDVORANI']),
        ...noted(whyNot.sale, ['INDIRIMLIFIYAT', ...numbered('UYETIPIFIYAT#', 5)]),
        ...noted(whyNot.count, ['STOKADEDI']),
        ...noted(whyNot.cost, ['ALISFIYATI']),
        ...noted(whyNot.parcel, [
          'KARGOAGIRLIGI',
          'KARGOAGIRLIGIYURTDISI',
          'URUNGENISLIK',
          'URUNDERINLIK',
          'URUNYUKSEKLIK',
        ]),
        ...noted(whyNot.seo, ['SEO_SAYFABASLIK', 'SEO_ANAHTARKELIME', 'SEO_SAYFAACIKLAMA']),
      ],
    },
  },
};

/** The separate Excel file of Ticimax with the pictures of products that have been imported before. */
export const ticimaxPictures: Preset = {
  key: 'ticimax-pictures',
  name: 'Ticimax, pictures',
  known: [['URUNKARTIID'], ['STOKKODU'], ['RESIMURL'], ['SIRA']],
  also: {},
  setup: {
    findBy: 'STOCK_CODE',
    products: 'EXISTING',
    columns: [column('STOKKODU', 'stockCode')],
    shape: {
      group: { by: 'SAME', heading: 'STOKKODU', products: 'FIRST' },
      gather: [{ heading: 'RESIMURL' }],
      pictures: { of: ['RESIMURL'], between: '|' },
    },
  },
};

/**
 * The Excel file of products of IdeaSoft. Its format is not published; these are the headings that programs in public repositories read
 * and write. Prices are without KDV.
 */
export const ideasoft: Preset = {
  key: 'ideasoft',
  name: 'IdeaSoft',
  known: [['stockCode'], ['label'], ['rootProductStockCode'], ['price1']],
  also: {},
  setup: {
    unknown: 'CREATE',
    prices: 'WITHOUT_VAT',
    columns: [
      column('stockCode', 'stockCode'),
      column('Name of the variant', 'name', [html]),
      column('details', 'description', [html]),
      column('price1', 'price'),
      column('Own category', 'categoryId', [{ kind: 'PATH', at: '' }]),
      column('brand', 'brand'),
      column('barcode', 'gtin'),
      column('status', 'status', [shown]),
      column('stockAmount', 'availability', [stock]),
      column('stockType', 'salesUnit'),
    ],
    fixed: [{ field: 'description', sameAsName: true }],
    shape: {
      group: { by: 'PARENT', heading: 'rootProductStockCode', names: [{ heading: 'stockCode' }], products: 'VARIANTS' },
      inherit: ['details', 'mainCategory', 'category', 'subCategory', 'brand', 'tax', ...numbered('picture#Path', 8)],
      overruled: [{ heading: 'status', unless: '1' }],
      joined: [
        { heading: 'Name of the variant', of: ['^label'] },
        { heading: 'Own category', of: ['mainCategory', 'category', 'subCategory'], between: ' > ' },
      ],
      pairs: [
        { name: 'variantName#', value: 'variantValue#' },
        { as: 'Garanti (ay)', value: 'warranty', without: ['0'] },
      ],
      family: { name: 'label' },
      pictures: { of: numbered('picture#Path', 8), between: '|' },
      vatRate: 'tax',
      notes: [
        ...noted(whyNot.vat, ['tax']),
        ...noted(whyNot.sale, ['rebate', 'rebateType', 'price2', 'price3', 'price4', 'price5']),
        ...noted(whyNot.cost, ['buyingPrice']),
        ...noted(whyNot.count, ['stockAmount']),
        ...noted(whyNot.parcel, ['dm3']),
        ...noted(whyNot.shop, ['brandDistCode', 'mainCategoryDistCode', 'categoryDistCode', 'subCategoryDistCode']),
      ],
    },
  },
};

/**
 * Products of T-Soft by the names of its REST API (developer.tsoft.com.tr), as programs write them into tables. A format of its Excel file
 * is neither published nor found in public files.
 */
export const tsoft: Preset = {
  key: 'tsoft',
  name: 'T-Soft',
  known: [
    ['ProductCode'],
    ['ProductName'],
    ['SellingPrice'],
    ['Vat'],
    ['SubproductCode', 'DefaultCategoryPath', 'DefaultCategoryName'],
  ],
  also: { DefaultCategoryPath: ['CategoryPath', 'DefaultCategoryName', 'CategoryName'] },
  setup: {
    unknown: 'CREATE',
    prices: 'WITHOUT_VAT',
    columns: [
      column('Own code', 'stockCode'),
      column('ProductName', 'name', [html]),
      column('Whole description', 'description', [html]),
      column('SellingPrice', 'price'),
      column('DefaultCategoryPath', 'categoryId', [{ kind: 'PATH', at: '' }]),
      column('Brand', 'brand'),
      column('Barcode', 'gtin'),
      column('IsActive', 'status', [shown]),
      column('Stock', 'availability', [stock]),
      column('StockUnit', 'salesUnit'),
    ],
    fixed: [{ field: 'description', sameAsName: true }],
    shape: {
      group: { by: 'SAME', heading: 'ProductCode' },
      joined: [
        { heading: 'Own code', of: ['SubproductCode', 'ProductCode'], take: 'FIRST' },
        { heading: 'Whole description', of: ['ShortDescription', 'Details'], between: '<p></p>' },
      ],
      pairs: [{ name: 'Property#Name', value: 'Property#' }],
      family: { name: 'ProductName' },
      pictures: { of: ['ImageUrl', ...numbered('ImageUrl#', 12)], between: '|' },
      oldAddress: 'SeoLink',
      vatRate: 'Vat',
      notes: [
        ...noted(whyNot.vat, ['Vat']),
        ...noted(whyNot.sale, ['DiscountedSellingPrice']),
        ...noted(whyNot.cost, ['BuyingPrice']),
        ...noted(whyNot.count, ['Stock']),
        ...noted(whyNot.seo, ['SeoTitle', 'SeoDescription', 'SeoKeywords']),
      ],
    },
  },
};

/** The Excel file of PraPazar, which prapazar.com publishes under "Excel ürün ekleme ve güncelleme". Prices are with KDV. */
export const prapazar: Preset = {
  key: 'prapazar',
  name: 'PraPazar',
  known: [['Ana Ürün Kodu'], ['Stok Kodu'], ['Ürün Adı'], ['Varyantlar'], ['Fiyat']],
  also: {},
  setup: {
    unknown: 'CREATE',
    prices: 'WITH_VAT',
    columns: [
      column('Stok Kodu', 'stockCode'),
      column('Ürün Adı', 'name', [html]),
      column('Açıklama', 'description', [html]),
      column('Fiyat', 'price'),
      column('Kategori', 'categoryId', [{ kind: 'PATH', at: ';' }]),
      column('Marka', 'brand'),
      column('GTIN', 'gtin'),
      column('MPN', 'manufacturerCode'),
      column('Stok', 'availability', [stock]),
    ],
    fixed: [{ field: 'description', sameAsName: true }],
    shape: {
      group: { by: 'SAME', heading: 'Ana Ürün Kodu' },
      pairs: [
        { value: 'Varyantlar', between: ';', sign: ':' },
        { as: 'Garanti (ay)', value: 'Garanti(Ay)', without: ['0'] },
      ],
      family: {},
      pictures: { of: ['Resimler'], between: ';' },
      notes: [
        ...noted(whyNot.vat, ['KDV Oranı']),
        ...noted(whyNot.count, ['Stok']),
        ...noted(whyNot.parcel, ['En', 'Boy', 'Yükseklik', 'Ağırlık', 'Desi']),
        ...noted(whyNot.tags, ['Etiketler']),
        ...noted(whyNot.shop, ['Raf', 'Faturada Kullanılacak İsim', 'Alt Başlık']),
      ],
    },
  },
};
