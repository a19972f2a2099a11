// Who is invoiced, on the forms of enquiries and acceptances.

export const title = 'Rechnungsangaben';
export const why = 'Ihre Rechnung wird auf diese Angaben ausgestellt. Wer diesen Link öffnet, sieht sie nicht.';
export const known = 'Ihre Rechnungsangaben liegen mit der Anfrage vor. Füllen Sie nur aus, was Sie ändern möchten.';
export const kind = 'Wer erhält die Rechnung?';
export const kinds = { COMPANY: 'Firma', PERSON: 'Privatperson' };
export const fields = {
  title: 'Firma oder Name auf der Rechnung',
  taxNumber: 'USt-IdNr. oder Steuernummer',
  taxOffice: 'Finanzamt',
  city: 'Ort',
  district: 'Bezirk',
  neighbourhood: 'Ortsteil',
  street: 'Straße',
  buildingNumber: 'Haus- und Wohnungsnr.',
  postalCode: 'Postleitzahl',
  email: 'E-Mail für Rechnungen',
};
export const country = 'Land';
/** Countries in which buyers are; others write to the company. */
export const countries = {
  TR: 'Türkei',
  EG: 'Ägypten',
  DZ: 'Algerien',
  AZ: 'Aserbaidschan',
  BE: 'Belgien',
  BG: 'Bulgarien',
  CN: 'China',
  DK: 'Dänemark',
  DE: 'Deutschland',
  FR: 'Frankreich',
  GE: 'Georgien',
  GR: 'Griechenland',
  IQ: 'Irak',
  IT: 'Italien',
  KZ: 'Kasachstan',
  LY: 'Libyen',
  NL: 'Niederlande',
  AT: 'Österreich',
  PL: 'Polen',
  RO: 'Rumänien',
  SA: 'Saudi-Arabien',
  SE: 'Schweden',
  CH: 'Schweiz',
  ES: 'Spanien',
  CZ: 'Tschechien',
  TM: 'Turkmenistan',
  UA: 'Ukraine',
  HU: 'Ungarn',
  UZ: 'Usbekistan',
  AE: 'Vereinigte Arabische Emirate',
  US: 'Vereinigte Staaten',
  GB: 'Vereinigtes Königreich',
  CY: 'Zypern',
};
