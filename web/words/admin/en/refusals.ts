/** The words of what the API says: in English as it came. */

/** Says a sentence of the API. */
export const inOffice = (sentence: string): string => sentence;

/** Says why the API refused; the code is for languages that lack words for the sentence. */
export const refusal = (sentence: string, _code: string): string => sentence;
