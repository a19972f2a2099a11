import { column, html, map, noted, whyNot, type Preset } from './preset.ts';

const first = { kind: 'SPLIT' as const, at: '|', part: 1 };
const units = map({
  ...{ C62: 'adet', PCE: 'adet', EA: 'adet', PC: 'adet', MTR: 'm', KGM: 'kg', LTR: 'L', SET: 'takım', PR: 'çift' },
  ...{ BX: 'kutu', PK: 'paket', RO: 'rulo', MTK: 'm²' },
});

/**
 * BMEcat 2005 (and the names of 1.2), whose XSD bmecat.org publishes. A record is a PRODUCT; prices are without KDV. The tree of categories
 * stands in another part of the file, so that the group of the classification is taken.
 */
export const bmecat: Preset = {
  key: 'bmecat',
  name: 'BMEcat',
  known: [
    ['SUPPLIER_PID', 'SUPPLIER_AID'],
    ['PRODUCT_DETAILS/DESCRIPTION_SHORT', 'ARTICLE_DETAILS/DESCRIPTION_SHORT'],
  ],
  also: {
    SUPPLIER_PID: ['SUPPLIER_AID'],
    'PRODUCT_DETAILS/DESCRIPTION_SHORT': ['ARTICLE_DETAILS/DESCRIPTION_SHORT'],
    'PRODUCT_DETAILS/DESCRIPTION_LONG': ['ARTICLE_DETAILS/DESCRIPTION_LONG'],
    'PRODUCT_DETAILS/INTERNATIONAL_PID': ['PRODUCT_DETAILS/EAN', 'ARTICLE_DETAILS/EAN'],
    'PRODUCT_DETAILS/MANUFACTURER_PID': ['ARTICLE_DETAILS/MANUFACTURER_AID'],
    'PRODUCT_DETAILS/MANUFACTURER_NAME': ['ARTICLE_DETAILS/MANUFACTURER_NAME'],
    'PRODUCT_DETAILS/PRODUCT_STATUS/@type': ['ARTICLE_DETAILS/ARTICLE_STATUS/@type'],
    'PRODUCT_FEATURES/REFERENCE_FEATURE_GROUP_NAME': [
      'PRODUCT_FEATURES/REFERENCE_FEATURE_GROUP_ID',
      'ARTICLE_FEATURES/REFERENCE_FEATURE_GROUP_NAME',
      'ARTICLE_FEATURES/REFERENCE_FEATURE_GROUP_ID',
    ],
    'PRODUCT_FEATURES/FEATURE/FNAME': ['ARTICLE_FEATURES/FEATURE/FNAME'],
    'PRODUCT_FEATURES/FEATURE/FVALUE': ['ARTICLE_FEATURES/FEATURE/FVALUE'],
    'PRODUCT_FEATURES/FEATURE/FUNIT': ['ARTICLE_FEATURES/FEATURE/FUNIT'],
    'PRODUCT_ORDER_DETAILS/ORDER_UNIT': ['ARTICLE_ORDER_DETAILS/ORDER_UNIT'],
    'PRODUCT_ORDER_DETAILS/QUANTITY_MIN': ['ARTICLE_ORDER_DETAILS/QUANTITY_MIN'],
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/PRICE_AMOUNT': ['ARTICLE_PRICE_DETAILS/ARTICLE_PRICE/PRICE_AMOUNT'],
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/@price_type': ['ARTICLE_PRICE_DETAILS/ARTICLE_PRICE/@price_type'],
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/PRICE_CURRENCY': ['ARTICLE_PRICE_DETAILS/ARTICLE_PRICE/PRICE_CURRENCY'],
    'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/TAX': [
      'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/TAX_DETAILS/TAX',
      'ARTICLE_PRICE_DETAILS/ARTICLE_PRICE/TAX',
    ],
    'MIME_INFO/MIME/MIME_SOURCE': ['PRODUCT_MIME_INFO/MIME/MIME_SOURCE'],
  },
  setup: {
    format: { aligned: true },
    decimalMark: 'POINT',
    unknown: 'CREATE',
    prices: 'WITHOUT_VAT',
    columns: [
      column('SUPPLIER_PID', 'stockCode'),
      column('PRODUCT_DETAILS/DESCRIPTION_SHORT', 'name', [first, html]),
      column('PRODUCT_DETAILS/DESCRIPTION_LONG', 'description', [first, html]),
      column('PRODUCT_DETAILS/INTERNATIONAL_PID', 'gtin', [first]),
      column('PRODUCT_DETAILS/MANUFACTURER_PID', 'manufacturerCode', [first]),
      column('PRODUCT_DETAILS/MANUFACTURER_NAME', 'brand', [first]),
      column('PRODUCT_FEATURES/REFERENCE_FEATURE_GROUP_NAME', 'categoryId', [first]),
      column('PRODUCT_ORDER_DETAILS/ORDER_UNIT', 'salesUnit', [first, units]),
      column('PRODUCT_ORDER_DETAILS/QUANTITY_MIN', 'minimumQuantity', [first]),
      column('PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/PRICE_AMOUNT', 'price', [first]),
    ],
    fixed: [{ field: 'description', sameAsName: true }],
    shape: {
      pairs: [
        {
          name: 'PRODUCT_FEATURES/FEATURE/FNAME',
          value: 'PRODUCT_FEATURES/FEATURE/FVALUE',
          unit: 'PRODUCT_FEATURES/FEATURE/FUNIT',
          between: '|',
          several: '; ',
        },
      ],
      pictures: { of: ['MIME_INFO/MIME/MIME_SOURCE'], between: '|' },
      // The price of the list is for everybody; what a customer pays, and what it costs, are not.
      chosen: [
        {
          by: 'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/@price_type',
          words: ['net_list', 'gross_list', 'nrp'],
          of: ['PRICE_AMOUNT', 'PRICE_CURRENCY', 'TAX'].map((name) => `PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/${name}`),
        },
      ],
      vatRate: 'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/TAX',
      vatIncluded: 'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/@price_type',
      notes: noted(whyNot.vat, ['PRODUCT_PRICE_DETAILS/PRODUCT_PRICE/TAX']),
    },
  },
};

/**
 * ETIM xChange 2, whose JSON schema etim-international.com publishes. A record is a Product with its TradeItem; features have their codes,
 * such as EF000007, since the names stand in the classification and not in the file.
 */
export const etimXchange: Preset = {
  key: 'etim-xchange',
  name: 'ETIM xChange',
  known: [
    ['ProductIdentification/ManufacturerProductNumber'],
    ['EtimClassification/EtimClassCode', 'ProductDescription/MinimalProductDescription'],
  ],
  also: {},
  setup: {
    format: { aligned: true },
    decimalMark: 'POINT',
    unknown: 'CREATE',
    prices: 'WITHOUT_VAT',
    columns: [
      column('Own code', 'stockCode', [first]),
      column('ProductIdentification/ManufacturerProductNumber', 'manufacturerCode'),
      column('ProductIdentification/BrandName', 'brand'),
      column('ProductIdentification/ProductGTIN', 'gtin', [first]),
      column('ProductDescription/MinimalProductDescription', 'name', [first]),
      column('Whole description', 'description', [first, html]),
      column('EtimClassification/EtimClassCode', 'categoryId', [first]),
      column('TradeItem/Pricing/GrossListPrice', 'price', [first]),
      column('TradeItem/Ordering/OrderUnit', 'salesUnit', [first, units]),
      column('TradeItem/Ordering/MinimumOrderQuantity', 'minimumQuantity', [first]),
    ],
    fixed: [{ field: 'description', sameAsName: true }],
    shape: {
      joined: [
        {
          heading: 'Own code',
          of: ['TradeItem/ItemIdentification/SupplierItemNumber', 'ProductIdentification/ManufacturerProductNumber'],
          take: 'FIRST',
        },
        {
          heading: 'Whole description',
          of: ['ProductDescription/FullProductDescription', 'ProductDescription/ProductMarketingText'],
          take: 'FIRST',
        },
      ],
      pairs: ['EtimValueCode', 'EtimValueNumeric', 'EtimValueLogical', 'EtimValueDetails'].map((value) => ({
        name: 'EtimClassification/EtimFeatures/EtimFeatureCode',
        value: `EtimClassification/EtimFeatures/${value}`,
        between: '|',
      })),
      pictures: { of: ['ProductAttachments/AttachmentDetails/AttachmentUri'], between: '|' },
      vatRate: 'TradeItem/Pricing/Vat',
      notes: [...noted(whyNot.vat, ['TradeItem/Pricing/Vat']), ...noted(whyNot.cost, ['TradeItem/Pricing/NetPrice'])],
    },
  },
};
