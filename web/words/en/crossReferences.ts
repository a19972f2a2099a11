export const notTheOne = 'Not the replacement you were looking for?';
export const writeOldCode = 'Tell us the code of the old part and where it is used, and we will find the right one.';
export const otherMakersCodes = 'Codes of other makers';
export const namesIdentify = 'Brand names serve only to identify the part.';
export const checkedOn = (day: string) => `Checked against the makers’ catalogues on ${day}.`;
export const maker = 'Maker';
export const code = 'Code';
export const relation = 'Match';
export const copyCode = (maker: string, code: string) => `Copy the ${maker} code ${code}`;
export const similarTo = 'to {code}';
export const insteadOf = 'replaces {code}';
export const similarUnknown =
  'Similar, compare the dimensions. We do not have the specifications of the part you searched for.';
export const unknownSpecs = 'We do not have the specifications of the part you searched for; compare the dimensions.';
export const hits = 'Matches for the code you searched for';
export const namesIdentifyCheckedOn = (day: string) =>
  `Brand names and codes serve only to identify the part you searched for; the matches were checked against the makers’ catalogues on ${day}.`;
export const namesIdentifySearched = 'Brand names and codes serve only to identify the part you searched for.';
export const otherWithCode = 'Another product with {code} in its code';
export const othersWithCode = 'Other products with {code} in their code';
export const samePart = 'Same part';
export const formFitFunction = 'Same form, fit and function';
export const replaces = 'Supersedes it';
export const similar = 'Similar';
