import type { SalesUnit } from '../../../../common/measures/salesUnits.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { countryNames } from '../../../../common/text/locale.ts';
import { valueAt, type OrderModel, type Value } from './orderModel.ts';
import type { Template } from './xml.ts';

/** The list of units of UBL-TR has packages under their codes of UN/CEFACT Recommendation 21, without the X before them. */
const unitsOfUblTr: Partial<Record<SalesUnit, string>> = { BOX: 'BX', PACK: 'PK', ROLL: 'RO' };
const codeOfUnit = new Map<Value, string>(
  (Object.keys(salesUnits) as SalesUnit[]).map((unit) => [
    salesUnits[unit].code,
    unitsOfUblTr[unit] ?? salesUnits[unit].code,
  ]),
);

const countries = countryNames();

/** A TCKN asks for first name and surname; the last word is the surname, and a single word stands for both. */
function personIn(name: string) {
  const words = name.trim().split(/\s+/u);
  const familyName = words.at(-1) ?? '';
  return { firstName: words.slice(0, -1).join(' ') || familyName, familyName };
}

/** Returns an order with the values that its document has in another form: `ubl` of the order and of each line. */
export function ublValues(order: OrderModel): OrderModel {
  const text = (path: string) => {
    const value = valueAt(order, path);
    return typeof value === 'string' ? value : '';
  };
  const [scheme, number, country] = [text('invoice.taxScheme'), text('invoice.taxNumber'), text('invoice.country')];
  const isTurkish = scheme === 'VKN' || scheme === 'TCKN';
  const ubl = {
    ...{ scheme, taxNumber: isTurkish ? number : null, vatNumber: isTurkish ? null : number },
    person: scheme === 'TCKN' ? personIn(text('invoice.title')) : null,
    countryName: countries.of(country) ?? country,
  };
  const lines = order.lines.map((line) => ({
    ...line,
    ubl: { unitCode: codeOfUnit.get(line.unitCode ?? '') ?? 'C62' },
  }));
  return { ...order, ubl, lines };
}

const amount = { currencyID: '{currency}' };
const lineAmount = { currencyID: '{order.currency}' };
const kdv: Template = {
  name: 'cac:TaxCategory',
  of: [
    {
      name: 'cac:TaxScheme',
      of: [
        { name: 'cbc:Name', text: 'KDV' },
        { name: 'cbc:TaxTypeCode', text: '0015' },
      ],
    },
  ],
};

const buyer: Template = {
  name: 'cac:Party',
  of: [
    {
      name: 'cac:PartyIdentification',
      when: 'ubl.taxNumber',
      of: [{ name: 'cbc:ID', attributes: { schemeID: '{ubl.scheme}' }, text: '{ubl.taxNumber}' }],
    },
    { name: 'cac:PartyName', of: [{ name: 'cbc:Name', text: '{invoice.title}' }] },
    {
      name: 'cac:PostalAddress',
      of: [
        { name: 'cbc:StreetName', text: '{invoice.street}' },
        { name: 'cbc:BuildingNumber', text: '{invoice.buildingNumber}' },
        { name: 'cbc:CitySubdivisionName', text: '{invoice.district}' },
        { name: 'cbc:CityName', text: '{invoice.city}' },
        { name: 'cbc:PostalZone', text: '{invoice.postalCode}' },
        { name: 'cbc:District', text: '{invoice.neighbourhood}' },
        {
          name: 'cac:Country',
          of: [
            { name: 'cbc:IdentificationCode', text: '{invoice.country}' },
            { name: 'cbc:Name', text: '{ubl.countryName}' },
          ],
        },
      ],
    },
    {
      name: 'cac:PartyTaxScheme',
      when: 'invoice.taxOffice',
      of: [{ name: 'cac:TaxScheme', of: [{ name: 'cbc:Name', text: '{invoice.taxOffice}' }] }],
    },
    {
      name: 'cac:PartyTaxScheme',
      when: 'ubl.vatNumber',
      of: [
        { name: 'cbc:CompanyID', text: '{ubl.vatNumber}' },
        { name: 'cac:TaxScheme', of: [{ name: 'cbc:Name', text: 'VAT' }] },
      ],
    },
    {
      name: 'cac:Contact',
      of: [
        { name: 'cbc:Name', text: '{buyerName}' },
        { name: 'cbc:ElectronicMail', text: '{invoice.email}' },
      ],
    },
    {
      name: 'cac:Person',
      when: 'ubl.person.familyName',
      of: [
        { name: 'cbc:FirstName', text: '{ubl.person.firstName}' },
        { name: 'cbc:FamilyName', text: '{ubl.person.familyName}' },
      ],
    },
  ],
};

/**
 * An order in UBL 2.1 with the code lists of UBL-TR 1.2: VKN and TCKN as schemes of the party, il as CityName, ilçe as
 * CitySubdivisionName, mahalle as District, KDV as 0015, units of UN/CEFACT. A person with a TCKN has first name and surname, a
 * buyer abroad a VAT number instead of a scheme of Turkey, and an order in foreign money its rate. Elements stand in the order of
 * the schema, and what the schema requires is never left out.
 */
export const ublTrOrder: Template = {
  name: 'Order',
  attributes: {
    xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Order-2',
    'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
    'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  },
  of: [
    { name: 'cbc:UBLVersionID', text: '2.1' },
    { name: 'cbc:CustomizationID', text: 'TR1.2' },
    { name: 'cbc:ID', text: '{number}' },
    { name: 'cbc:UUID', text: '{id}' },
    { name: 'cbc:IssueDate', text: '{day}' },
    { name: 'cbc:Note', text: '{notes}' },
    { name: 'cbc:DocumentCurrencyCode', text: '{currency}' },
    { name: 'cbc:CustomerReference', text: '{ownNumber}' },
    { name: 'cac:QuotationDocumentReference', of: [{ name: 'cbc:ID', text: '{offerNumber}' }] },
    { name: 'cac:BuyerCustomerParty', of: [buyer] },
    {
      name: 'cac:SellerSupplierParty',
      of: [
        {
          name: 'cac:Party',
          of: [
            { name: 'cac:PartyName', of: [{ name: 'cbc:Name', text: '{seller.name}' }] },
            {
              name: 'cac:Contact',
              of: [
                { name: 'cbc:Telephone', text: '{seller.phone}' },
                { name: 'cbc:ElectronicMail', text: '{seller.email}' },
              ],
            },
          ],
        },
      ],
    },
    { name: 'cac:AccountingCustomerParty', of: [buyer] },
    {
      name: 'cac:Delivery',
      when: 'deliveryPlace',
      of: [{ name: 'cac:DeliveryLocation', of: [{ name: 'cbc:Description', text: '{deliveryPlace}' }] }],
    },
    {
      name: 'cac:DeliveryTerms',
      when: 'deliveryTerms',
      of: [{ name: 'cbc:SpecialTerms', text: '{deliveryTerms}' }],
    },
    { name: 'cac:PaymentTerms', when: 'paymentTerms', of: [{ name: 'cbc:Note', text: '{paymentTerms}' }] },
    {
      name: 'cac:PricingExchangeRate',
      when: 'rate',
      of: [
        { name: 'cbc:SourceCurrencyCode', text: '{currency}' },
        { name: 'cbc:TargetCurrencyCode', text: 'TRY' },
        { name: 'cbc:CalculationRate', text: '{rate}' },
        { name: 'cbc:Date', text: '{rateDay}' },
      ],
    },
    {
      name: 'cac:TaxTotal',
      of: [
        { name: 'cbc:TaxAmount', attributes: amount, text: '{vat}' },
        {
          name: 'cac:TaxSubtotal',
          each: 'vatByRate',
          of: [
            { name: 'cbc:TaxableAmount', attributes: lineAmount, text: '{net}' },
            { name: 'cbc:TaxAmount', attributes: lineAmount, text: '{vat}' },
            { name: 'cbc:Percent', text: '{rate}' },
            kdv,
          ],
        },
      ],
    },
    {
      name: 'cac:AnticipatedMonetaryTotal',
      of: [
        { name: 'cbc:LineExtensionAmount', attributes: amount, text: '{net}' },
        { name: 'cbc:TaxExclusiveAmount', attributes: amount, text: '{net}' },
        { name: 'cbc:TaxInclusiveAmount', attributes: amount, text: '{total}' },
        { name: 'cbc:PayableAmount', attributes: amount, text: '{total}' },
      ],
    },
    {
      name: 'cac:OrderLine',
      each: 'lines',
      of: [
        { name: 'cbc:Note', text: '{note}' },
        {
          name: 'cac:LineItem',
          of: [
            { name: 'cbc:ID', text: '{position}' },
            { name: 'cbc:Quantity', attributes: { unitCode: '{ubl.unitCode}' }, text: '{quantity}' },
            { name: 'cbc:LineExtensionAmount', attributes: lineAmount, text: '{net}' },
            {
              name: 'cac:AllowanceCharge',
              when: 'discountAmount',
              of: [
                { name: 'cbc:ChargeIndicator', text: 'false' },
                { name: 'cbc:Amount', attributes: lineAmount, text: '{discountAmount}' },
                { name: 'cbc:BaseAmount', attributes: lineAmount, text: '{gross}' },
              ],
            },
            {
              name: 'cac:Price',
              of: [
                { name: 'cbc:PriceAmount', attributes: lineAmount, text: '{price}' },
                { name: 'cbc:BaseQuantity', attributes: { unitCode: '{ubl.unitCode}' }, text: '{priceQuantity}' },
              ],
            },
            {
              name: 'cac:Item',
              of: [
                { name: 'cbc:Name', text: '{name}' },
                { name: 'cac:BuyersItemIdentification', of: [{ name: 'cbc:ID', text: '{customerCode}' }] },
                { name: 'cac:SellersItemIdentification', of: [{ name: 'cbc:ID', text: '{code}' }] },
                {
                  name: 'cac:StandardItemIdentification',
                  of: [{ name: 'cbc:ID', attributes: { schemeID: 'GTIN' }, text: '{gtin}' }],
                },
              ],
            },
            {
              name: 'cac:TaxTotal',
              of: [
                { name: 'cbc:TaxAmount', attributes: lineAmount, text: '{vat}' },
                {
                  name: 'cac:TaxSubtotal',
                  of: [
                    { name: 'cbc:TaxableAmount', attributes: lineAmount, text: '{net}' },
                    { name: 'cbc:TaxAmount', attributes: lineAmount, text: '{vat}' },
                    { name: 'cbc:Percent', text: '{vatRate}' },
                    kdv,
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
