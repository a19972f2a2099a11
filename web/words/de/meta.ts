export const shareImage =
  'Explosionsdarstellung eines Antriebs: Elektromotor, Kupplung, Wälzlager, Flansch und Zahnrad';

/** Ends the titles of all pages; one that is too long goes without it. */
export const companyPart = ' | {şirket}';
