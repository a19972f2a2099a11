import type { ShopProduct } from './shopCatalogue.ts';

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const netOf = ({ price, vat }: ShopProduct) => (price / (1 + vat / 100)).toFixed(6);

/** Splits `7,5 mm` into the number and its unit, as formats of product data keep them. */
function measureOf(value: string) {
  const [, number, unit] = /^([\d,]+) (\S+)$/.exec(value) ?? [];
  return number === undefined ? { value, unit: '' } : { value: number.replace(',', '.'), unit: unit ?? '' };
}

/** BMEcat 2005: the features of a product stand in no order, and some have no unit. */
export function bmecatXml(products: ShopProduct[]): string {
  const records = products.map((product) => {
    const features = Object.entries(product.specs)
      .toReversed()
      .map(([name, text]) => {
        const { value, unit } = measureOf(text);
        const ofUnit = unit ? `<FUNIT>${xml(unit)}</FUNIT>` : '';
        return `<FEATURE><FNAME>${xml(name)}</FNAME><FVALUE>${xml(value)}</FVALUE>${ofUnit}</FEATURE>`;
      });
    const mimes = product.pictures.map(
      (address) => `<MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>${xml(address)}</MIME_SOURCE></MIME>`,
    );
    return (
      `<PRODUCT mode="new"><SUPPLIER_PID type="supplier_specific">${xml(product.code)}</SUPPLIER_PID><PRODUCT_DETAILS>` +
      `<DESCRIPTION_SHORT lang="tur">${xml(product.name)}</DESCRIPTION_SHORT>` +
      `<DESCRIPTION_LONG lang="tur">${xml(product.html)}</DESCRIPTION_LONG>` +
      `<INTERNATIONAL_PID type="gtin">${product.gtin}</INTERNATIONAL_PID>` +
      `<MANUFACTURER_NAME>${xml(product.brand)}</MANUFACTURER_NAME></PRODUCT_DETAILS>` +
      '<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME>' +
      `<REFERENCE_FEATURE_GROUP_NAME>${xml(product.path.at(-1) ?? '')}</REFERENCE_FEATURE_GROUP_NAME>${features.join('')}</PRODUCT_FEATURES>` +
      '<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT></PRODUCT_ORDER_DETAILS>' +
      `<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${netOf(product)}</PRICE_AMOUNT>` +
      `<PRICE_CURRENCY>TRY</PRICE_CURRENCY><TAX>${product.vat / 100}</TAX></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>` +
      `<MIME_INFO>${mimes.join('')}</MIME_INFO></PRODUCT>`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?><BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005"><HEADER><CATALOG>' +
    '<LANGUAGE>tur</LANGUAGE><CATALOG_ID>1</CATALOG_ID><CATALOG_VERSION>1.0</CATALOG_VERSION></CATALOG></HEADER>' +
    `<T_NEW_CATALOG>${records.join('\n')}</T_NEW_CATALOG></BMECAT>`
  );
}

/** ETIM xChange: one JSON document, on several lines. */
export function etimJson(products: ShopProduct[]): string {
  const Product = products.map((product) => ({
    ProductIdentification: {
      ManufacturerProductNumber: product.code,
      ProductGTIN: [product.gtin],
      BrandName: product.brand,
    },
    ProductDescription: [
      {
        DescriptionLanguage: 'tr-TR',
        MinimalProductDescription: product.name,
        FullProductDescription: product.text,
      },
    ],
    EtimClassification: [
      {
        EtimReleaseVersion: '9.0',
        EtimClassCode: 'EC011309',
        EtimFeatures: Object.entries(product.specs).map(([name, text]) => {
          const { value, unit } = measureOf(text);
          const EtimFeatureCode = name === 'Malzeme' ? 'EF000007' : 'EF000015';
          return unit
            ? { EtimFeatureCode, EtimValueNumeric: Number(value) }
            : { EtimFeatureCode, EtimValueCode: 'EV000226' };
        }),
      },
    ],
    ProductAttachments: [
      {
        AttachmentType: 'ATX015',
        AttachmentDetails: product.pictures.map((AttachmentUri) => ({ AttachmentLanguage: ['tr-TR'], AttachmentUri })),
      },
    ],
    TradeItem: [
      {
        ItemIdentification: { SupplierItemNumber: product.code },
        Pricing: [{ PriceUnit: 'C62', GrossListPrice: Number(netOf(product)), Vat: product.vat }],
      },
    ],
  }));
  const document = {
    CatalogueId: '1',
    Language: ['tr-TR'],
    Currency: 'TRY',
    Supplier: [{ SupplierName: 'İğne A.Ş.', Product }],
  };
  return JSON.stringify(document, null, 1);
}
