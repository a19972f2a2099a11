// Who is invoiced, on the forms of enquiries and acceptances.

export const title = 'Invoice details';
export const why = 'Your invoice is made out with these details. Nobody who opens this link sees what you type.';
export const known = 'Your invoice details came with your enquiry. Fill these in only if you want to change them.';
export const kind = 'Who is to be invoiced?';
export const kinds = { COMPANY: 'Company', PERSON: 'Individual' };
export const fields = {
  title: 'Company or name on the invoice',
  taxNumber: 'VAT or tax number',
  taxOffice: 'Tax office',
  city: 'City',
  district: 'District',
  neighbourhood: 'Neighbourhood',
  street: 'Street',
  buildingNumber: 'Building and unit no.',
  postalCode: 'Postcode',
  email: 'E-mail for invoices',
};
export const country = 'Country';
/** Countries in which buyers are; others write to the company. */
export const countries = {
  TR: 'Türkiye',
  DZ: 'Algeria',
  AT: 'Austria',
  AZ: 'Azerbaijan',
  BE: 'Belgium',
  BG: 'Bulgaria',
  CN: 'China',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DK: 'Denmark',
  EG: 'Egypt',
  FR: 'France',
  GE: 'Georgia',
  DE: 'Germany',
  GR: 'Greece',
  HU: 'Hungary',
  IQ: 'Iraq',
  IT: 'Italy',
  KZ: 'Kazakhstan',
  LY: 'Libya',
  NL: 'Netherlands',
  PL: 'Poland',
  RO: 'Romania',
  SA: 'Saudi Arabia',
  ES: 'Spain',
  SE: 'Sweden',
  CH: 'Switzerland',
  TM: 'Turkmenistan',
  UA: 'Ukraine',
  AE: 'United Arab Emirates',
  GB: 'United Kingdom',
  US: 'United States',
  UZ: 'Uzbekistan',
};
