import { readXml } from '../../../../spreadsheet/readXml.ts';

export type Element = { name: string; attributes: Record<string, string>; text: string; of: Element[] };

/** Reads a document into its elements, whose names have no prefixes. */
export function elementsOf(xml: string): Element {
  const top: Element = { name: '', attributes: {}, text: '', of: [] };
  const open = [top];
  readXml(xml, {
    open: (name, attributes) => {
      const element: Element = { name, attributes: attributes(), text: '', of: [] };
      open.at(-1)?.of.push(element);
      open.push(element);
    },
    close: () => void open.pop(),
    text: (piece) => {
      const last = open.at(-1);
      if (last) last.text += piece;
    },
  });
  return top.of[0] ?? top;
}

/** Returns the elements at a path below one. */
export const at = (element: Element | undefined, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ of }) => of.filter((one) => one.name === name)),
      element ? [element] : [],
    );

const list = (text: string) => text.trim().split(/\s+/);

/**
 * The elements that an order may have, in the order of the schema of UBL 2.1 (UBL-Order-2.1.xsd and its aggregate components): `!`
 * must be there, `*` may be there several times, `+` is both. UBL-TR 1.2 uses the same components and asks for some elements more.
 */
const sequences: Record<string, string[]> = {
  Order:
    list(`UBLVersionID CustomizationID ProfileID ID! SalesOrderID CopyIndicator UUID IssueDate! IssueTime OrderTypeCode Note*
    RequestedInvoiceCurrencyCode DocumentCurrencyCode PricingCurrencyCode TaxCurrencyCode CustomerReference AccountingCostCode
    AccountingCost LineCountNumeric ValidityPeriod* QuotationDocumentReference OrderDocumentReference* OriginatorDocumentReference
    CatalogueReference AdditionalDocumentReference* Contract* ProjectReference* Signature* BuyerCustomerParty! SellerSupplierParty!
    OriginatorCustomerParty FreightForwarderParty AccountingCustomerParty Delivery* DeliveryTerms PaymentMeans* PaymentTerms*
    TransactionConditions AllowanceCharge* TaxExchangeRate PricingExchangeRate PaymentExchangeRate DestinationCountry TaxTotal*
    AnticipatedMonetaryTotal OrderLine+`),
  QuotationDocumentReference: list('ID! CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType'),
  BuyerCustomerParty: list(
    'CustomerAssignedAccountID SupplierAssignedAccountID* AdditionalAccountID* Party DeliveryContact',
  ),
  AccountingCustomerParty: list('CustomerAssignedAccountID SupplierAssignedAccountID* AdditionalAccountID* Party'),
  SellerSupplierParty: list(
    'CustomerAssignedAccountID AdditionalAccountID* DataSendingCapability Party DespatchContact',
  ),
  Party: list(`MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode
    PartyIdentification* PartyName* Language PostalAddress PhysicalLocation PartyTaxScheme* PartyLegalEntity* Contact Person*
    AgentParty`),
  PartyIdentification: list('ID!'),
  PartyName: list('Name!'),
  PostalAddress: list(`ID AddressTypeCode AddressFormatCode Postbox Floor Room StreetName AdditionalStreetName BlockName
    BuildingName BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CityName
    PostalZone CountrySubentity CountrySubentityCode Region District TimezoneOffset AddressLine* Country! LocationCoordinate`),
  Country: list('IdentificationCode Name!'),
  PartyTaxScheme: list(`RegistrationName CompanyID TaxLevelCode ExemptionReasonCode ExemptionReason* RegistrationAddress
    TaxScheme!`),
  TaxScheme: list('ID Name TaxTypeCode CurrencyCode JurisdictionRegionAddress*'),
  Contact: list('ID Name Telephone Telefax ElectronicMail Note* OtherCommunication*'),
  Person: list('ID FirstName! FamilyName! Title MiddleName OtherName NameSuffix JobTitle NationalityID'),
  Delivery: list(`ID Quantity MinimumQuantity MaximumQuantity ActualDeliveryDate ActualDeliveryTime LatestDeliveryDate
    LatestDeliveryTime ReleaseID TrackingID DeliveryAddress DeliveryLocation AlternativeDeliveryLocation RequestedDeliveryPeriod`),
  DeliveryLocation: list(
    'ID Description* Conditions* CountrySubentity CountrySubentityCode LocationTypeCode InformationURI Name',
  ),
  DeliveryTerms: list('ID SpecialTerms* LossRiskResponsibilityCode LossRisk* Amount DeliveryLocation AllowanceCharge'),
  PaymentTerms: list('ID PaymentMeansID* PrepaidPaymentReferenceID Note* ReferenceEventCode SettlementDiscountPercent'),
  PricingExchangeRate:
    list(`SourceCurrencyCode! SourceCurrencyBaseRate TargetCurrencyCode! TargetCurrencyBaseRate ExchangeMarketID
    CalculationRate MathematicOperatorCode Date ForeignExchangeContract`),
  TaxTotal: list('TaxAmount! RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator TaxSubtotal*'),
  TaxSubtotal:
    list(`TaxableAmount TaxAmount! CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure
    PerUnitAmount TierRange TierRatePercent TaxCategory!`),
  TaxCategory: list(
    'ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason* TaxScheme!',
  ),
  AnticipatedMonetaryTotal: list(`LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount
    ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount!`),
  OrderLine: list('SubstitutionStatusCode Note* LineItem! SellerProposedSubstituteLineItem*'),
  LineItem: list(`ID! SalesOrderID UUID Note* LineStatusCode Quantity LineExtensionAmount TotalTaxAmount MinimumQuantity
    MaximumQuantity MinimumBackorderQuantity MaximumBackorderQuantity InspectionMethodCode PartialDeliveryIndicator
    BackOrderAllowedIndicator AccountingCostCode AccountingCost WarrantyInformation* Delivery* DeliveryTerms OriginatorParty
    OrderedShipment* PricingReference AllowanceCharge* Price Item! SubLineItem* WarrantyValidityPeriod WarrantyParty TaxTotal*
    ItemPriceExtension LineReference*`),
  AllowanceCharge: list(`ID ChargeIndicator! AllowanceChargeReasonCode AllowanceChargeReason* MultiplierFactorNumeric
    PrepaidIndicator SequenceNumeric Amount! BaseAmount`),
  Price: list('PriceAmount! BaseQuantity PriceChangeReason* PriceTypeCode PriceType OrderableUnitFactorRate'),
  Item: list(`Description* PackQuantity PackSizeNumeric CatalogueIndicator Name! HazardousRiskIndicator AdditionalInformation*
    Keyword* BrandName* ModelName* BuyersItemIdentification SellersItemIdentification ManufacturersItemIdentification*
    StandardItemIdentification`),
  BuyersItemIdentification: list('ID! ExtendedID'),
  SellersItemIdentification: list('ID! ExtendedID'),
  StandardItemIdentification: list('ID! ExtendedID'),
};

/** The codes of units that UBL-TR knows, as far as anything is sold in them. */
const units = new Set(list('C62 NIU PR SET BX PK RO CT MTR MTK MTQ KGM GRM TNE LTR'));

/** Returns what the schema does not allow in an element and below it. */
function wrongIn(element: Element, path: string): string[] {
  const rule = sequences[element.name];
  if (!rule) return element.of.length > 0 ? [`${path} is unknown`] : element.text === '' ? [`${path} is empty`] : [];
  const names = rule.map((one) => one.replace(/[!*+]$/, ''));
  const places = element.of.map(({ name }) => names.indexOf(name));
  const count = (name: string) => element.of.filter((one) => one.name === name).length;
  return [
    ...element.of.flatMap(({ name }, n) => (places[n] === -1 ? [`${path} has no ${name}`] : [])),
    ...places.flatMap((place, n) =>
      place < (places[n - 1] ?? -1) ? [`${path}/${element.of[n]?.name} stands too late`] : [],
    ),
    ...rule.flatMap((one, n) =>
      /[!+]$/.test(one) && count(names[n] ?? '') === 0 ? [`${path} lacks ${names[n]}`] : [],
    ),
    ...rule.flatMap((one, n) => (!/[*+]$/.test(one) && count(names[n] ?? '') > 1 ? [`${path}: ${one} twice`] : [])),
    ...element.of.flatMap((one) => wrongIn(one, `${path}/${one.name}`)),
  ];
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns all that is wrong with an order: against the schema of UBL 2.1, and against what UBL-TR 1.2 asks for beside it. */
export function wrongInOrder(xml: string): string[] {
  const order = elementsOf(xml);
  const wrong = wrongIn(order, order.name);
  const say = (isRight: boolean, text: string) => void (isRight || wrong.push(text));
  say(at(order, 'UBLVersionID')[0]?.text === '2.1', 'version');
  say(at(order, 'CustomizationID')[0]?.text === 'TR1.2', 'customization');
  say(uuid.test(at(order, 'UUID')[0]?.text ?? ''), 'UUID');
  for (const party of [...at(order, 'BuyerCustomerParty/Party'), ...at(order, 'AccountingCustomerParty/Party')])
    for (const { attributes, text } of at(party, 'PartyIdentification/ID')) {
      say(['VKN', 'TCKN'].includes(attributes.schemeID ?? ''), `scheme ${attributes.schemeID}`);
      say(text.length === (attributes.schemeID === 'VKN' ? 10 : 11), `${attributes.schemeID} ${text}`);
      say(at(party, attributes.schemeID === 'VKN' ? 'PartyName' : 'Person').length === 1, 'name of the party');
    }
  const walk = ({ attributes, of, text, name }: Element) => {
    if ('unitCode' in attributes) say(units.has(attributes.unitCode ?? ''), `unit ${attributes.unitCode}`);
    if (name.endsWith('Amount') && name !== 'PriceAmount')
      say(/^\d{1,15}\.\d\d$/.test(text) && 'currencyID' in attributes, `${name} ${text}`);
    of.forEach(walk);
  };
  walk(order);
  return wrong;
}
