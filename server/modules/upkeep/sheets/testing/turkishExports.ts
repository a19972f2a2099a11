import { toXlsx } from '../../../../spreadsheet/xlsx.ts';
import { byParent, csvOf, type Cells, type ShopProduct } from './shopCatalogue.ts';

const xlsxOf = (heading: string[], rows: Cells[]) =>
  toXlsx(
    [heading, ...rows.map((row) => heading.map((name) => row[name] ?? ''))],
    heading.map(() => 20),
  );

/** A price without KDV that becomes the price of the product again. */
const netOf = ({ price, vat }: ShopProduct) => (price / (1 + vat / 100)).toFixed(6);

const ticimaxColumns =
  'URUNKARTIID URUNID STOKKODU VARYASYONKODU BARKOD URUNADI ONYAZI ACIKLAMA PUANDEGER PUANYUZDE MARKA TEDARIKCI MAKSTAKSITSAYISI ' +
  'BREADCRUMBKAT KATEGORILER SATISBIRIMI VITRIN YENIURUN FIRSATURUNU FBSTOREGOSTER SEO_SAYFABASLIK SEO_ANAHTARKELIME SEO_SAYFAACIKLAMA ' +
  'UCRETSIZKARGO STOKADEDI ALISFIYATI SATISFIYATI INDIRIMLIFIYAT UYETIPIFIYAT1 KDVORANI KDVDAHIL PARABIRIMI KUR KARGOAGIRLIGI ' +
  'URUNGENISLIK URUNDERINLIK URUNYUKSEKLIK URUNAGIRLIGI URUNAKTIF VARYASYON OZELALAN1';

/** The workbook of Ticimax: a row for each variant, with the name of their card; half of the prices are without KDV. */
export const ticimaxExport = (products: ShopProduct[]) =>
  xlsxOf(
    ticimaxColumns.split(' '),
    products.map((product, at): Cells => ({
      URUNKARTIID: String(product.parent?.id ?? product.id),
      URUNID: String(product.id),
      STOKKODU: product.code,
      BARKOD: product.gtin,
      URUNADI: product.parent?.name ?? product.name,
      ACIKLAMA: product.html,
      MARKA: product.brand,
      BREADCRUMBKAT: product.path.join('>'),
      SATISBIRIMI: 'Adet',
      VITRIN: '0',
      STOKADEDI: product.inStock ? '5' : '0',
      SATISFIYATI: at % 2 === 0 ? netOf(product).slice(0, -2) : String(product.price),
      KDVORANI: String(product.vat),
      KDVDAHIL: at % 2 === 0 ? '0' : '1',
      PARABIRIMI: 'TL',
      URUNAKTIF: product.status === 'PUBLISHED' ? '1' : '0',
      VARYASYON: Object.entries(product.specs)
        .map(([name, value]) => `${name};${value}`)
        .join(','),
    })),
  );

/** The separate workbook of Ticimax with a row for each picture. */
export const ticimaxPicturesExport = (products: ShopProduct[]) =>
  xlsxOf(
    ['URUNKARTIID', 'URUNID', 'BARKOD', 'STOKKODU', 'RESIMURL', 'SIRA'],
    products.flatMap(({ id, parent, code, gtin, pictures }) =>
      pictures.map((address, at): Cells => ({
        ...{ URUNKARTIID: String(parent?.id ?? id), URUNID: String(id), BARKOD: gtin, STOKKODU: code },
        ...{ RESIMURL: address, SIRA: String(at + 1) },
      })),
    ),
  );

const ideasoftColumns =
  'stockCode label status brand brandDistCode barcode mainCategory mainCategoryDistCode category categoryDistCode subCategory ' +
  'subCategoryDistCode rootProductStockCode buyingPrice price1 price2 price3 price4 price5 tax currencyAbbr stockAmount stockType warranty ' +
  'picture1Path picture2Path picture3Path picture4Path dm3 details rebate rebateType variantName1 variantValue1 variantName2 variantValue2';

/** The workbook of IdeaSoft: the root product, whose code its variants name. */
export function ideasoftExport(products: ShopProduct[]) {
  const rows = byParent(products).flatMap(({ parent, variants }): Cells[] => {
    const rowOf = (product: ShopProduct, root: string): Cells => ({
      ...{
        stockCode: product.code,
        label: root === '0' ? product.name : product.own[0] ? (product.specs[product.own[0]] ?? '') : '',
      },
      ...{ status: root === '0' && product.status !== 'PUBLISHED' ? '0' : '1', barcode: product.gtin },
      ...{ rootProductStockCode: root, price1: netOf(product), tax: String(product.vat), currencyAbbr: 'TL' },
      ...{ stockAmount: product.inStock ? '4' : '0', stockType: 'Adet' },
      ...{ picture1Path: product.pictures[0] ?? '', picture2Path: product.pictures[1] ?? '' },
      ...Object.fromEntries(
        Object.entries(product.specs).flatMap(([name, value], at) => [
          [`variantName${at + 1}`, name],
          [`variantValue${at + 1}`, value],
        ]),
      ),
    });
    const shared = (product: ShopProduct): Cells => ({
      brand: product.brand,
      ...{ mainCategory: product.path[0] ?? '', category: product.path[1] ?? '', subCategory: product.path[2] ?? '' },
      ...{ details: product.html, status: product.status === 'PUBLISHED' ? '1' : '0' },
    });
    const [first] = variants;
    if (!first) return [];
    if (!parent) return [{ ...rowOf(first, '0'), ...shared(first) }];
    const root: Cells = {
      ...rowOf(first, '0'),
      ...shared(first),
      stockCode: parent.code,
      label: parent.name,
      barcode: '',
    };
    return [root, ...variants.map((product) => rowOf(product, parent.code))];
  });
  return xlsxOf(ideasoftColumns.split(' '), rows);
}

/** A table of products of T-Soft by the names of its API. */
export const tsoftExport = (products: ShopProduct[]) =>
  csvOf(
    (
      'ProductCode SubproductCode ProductName Barcode Brand DefaultCategoryPath SellingPrice Vat Currency Stock IsActive Details SeoLink ' +
      'ImageUrl1 ImageUrl2 Property1Name Property1 Property2Name Property2'
    ).split(' '),
    products.map((product): Cells => ({
      ProductCode: product.parent?.code ?? product.code,
      SubproductCode: product.parent ? product.code : '',
      ProductName: product.parent?.name ?? product.name,
      Barcode: product.gtin,
      Brand: product.brand,
      DefaultCategoryPath: product.path.join(' > '),
      SellingPrice: netOf(product),
      Vat: String(product.vat),
      Currency: 'TL',
      Stock: product.inStock ? '3' : '0',
      IsActive: product.status === 'PUBLISHED' ? '1' : '0',
      Details: product.html,
      SeoLink: product.slug,
      ImageUrl1: product.pictures[0] ?? '',
      ImageUrl2: product.pictures[1] ?? '',
      ...Object.fromEntries(
        Object.entries(product.specs).flatMap(([name, value], at) => [
          [`Property${at + 1}Name`, name],
          [`Property${at + 1}`, value],
        ]),
      ),
    })),
    ';',
  );

/** The workbook of PraPazar, as its page of help describes it. */
export const prapazarExport = (products: ShopProduct[]) =>
  xlsxOf(
    [
      ...['Ana Ürün Kodu', 'Stok Kodu', 'Ürün Adı', 'Faturada Kullanılacak İsim', 'Alt Başlık', 'Stok', 'Para Birimi'],
      ...['KDV Oranı', 'Fiyat', 'MPN', 'GTIN', 'En', 'Boy', 'Yükseklik', 'Ağırlık', 'Desi', 'Marka', 'Varyantlar'],
      ...['Açıklama', 'Resimler', 'Kategori', 'Garanti(Ay)', 'Raf', 'Etiketler'],
    ],
    products.map((product): Cells => ({
      'Ana Ürün Kodu': product.parent?.code ?? product.code,
      'Stok Kodu': product.code,
      'Ürün Adı': product.parent?.name ?? product.name,
      Stok: product.inStock ? '9' : '0',
      'Para Birimi': 'TL',
      'KDV Oranı': String(product.vat),
      Fiyat: String(product.price).replace('.', ','),
      GTIN: product.gtin,
      Boy: '30',
      Desi: '2',
      Marka: product.brand,
      Varyantlar: Object.entries(product.specs)
        .map(([name, value]) => `${name}:${value}`)
        .join('; '),
      Açıklama: product.html,
      Resimler: product.pictures.join(';'),
      Kategori: product.path.join('>'),
    })),
  );
