import { fold } from '../../common/text/letters.ts';

/** This stands where a workbook holds a formula without its result, as programs write it that reckon nothing. */
export const noResult = '#FORMULA!';

/** Errors without a sign at their end, in several languages: #N/A is #YOK in Turkish Excel and #NV in German. */
const bareWords = new Set(
  (
    '#n/a #na #n/d #nd #n/b #i/t #н/д #yok #nv #hianyzik #neni_k_dispozici #getting_data #veri_aliniyor ' +
    // A sheet of Google is exported while it still reckons.
    'loading... loading… yukleniyor... yukleniyor…'
  ).split(' '),
);
/** #DEĞER!, #BAŞV!, #AD?, #SAYI/0!, #WERT!, #¡REF!; LibreOffice has Err:502, and ##### is a number in a narrow column. */
const shapes = /^(#[¡¿]?\p{L}[\p{L}\d_/]*[!?]|(err|hata|fehler|error|erreur|errore):\d{3}|#{3,})$/u;

/** Tells whether a cell holds an error of a spreadsheet program instead of a value. It is unreadable, and never blank. */
export function isCellError(cell: string | number | null | undefined): boolean {
  if (typeof cell !== 'string' || !/^\s*(#|\p{L}{3,6}:\d|loading|yükleniyor)/iu.test(cell)) return false;
  const text = fold(cell).trim();
  return bareWords.has(text) || shapes.test(text);
}

/** Says what is wrong with such a cell, and what helps. */
export const cellErrorText = (cell: string | number) =>
  String(cell).trim() === noResult
    ? 'The file holds a formula here, without its result. Open it in Excel, save it, and choose it again.'
    : `${String(cell).trim().slice(0, 40)} is an error of the spreadsheet, no value. Correct it there, or here.`;

export const isBlank = (cell: string | number | null | undefined) => String(cell ?? '').trim() === '';

/** A row of blanks and errors names no product: formulas are often drawn down further than the list. */
export const isNothing = (cell: string | number | null | undefined) => isBlank(cell) || isCellError(cell);
