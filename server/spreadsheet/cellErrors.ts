import { fold } from '../../common/text/letters.ts';

/** This stands where a workbook holds a formula without its result, as programs write it that reckon nothing. */
export const noResult = '#FORMULA!';

/** Errors without a sign at their end, in several languages: #N/A is #YOK in Turkish Excel and #NV in German. */
const bareWords = new Set(
  (
    '#n/a #na #n/d #nd #n/b #i/t #н/д #yok #nv #hianyzik #neni_k_dispozici #getting_data #veri_aliniyor ' +
    // Without their last sign, as some programs cut them off.
    '#value #ref #div/0 #name #num #null #deger #basv #ad #sayi #sayi/0 #bol/0 #bos #s/0 #wert #bezug #zahl #имя #знач #ссылка #число #osszahat ' +
    // Programs write these for what they do not have.
    'nan undefined null (null) <null> <na> \\n [object_object] -nan 1.#qnan -1.#ind ' +
    // A sheet of Google is exported while it still reckons.
    'loading... loading… yukleniyor... yukleniyor…'
  ).split(' '),
);
/** #DEĞER!, #BAŞV!, #AD?, #SAYI/0!, #WERT!, #¡REF!; LibreOffice has Err:502, and ##### is a number in a narrow column. */
const shapes = /^(#[¡¿]?\p{L}[\p{L}\d_/]*[!?]|(err|hata|fehler|error|erreur|errore)(:\d{3}| 20\d\d)|#{3,})$/u;

const mayBeError =
  /^[\s'=]*(?:#|\p{L}{3,6}(?::| 20)\d|loading|yükleniyor|-?nan|undefined|[(<]?n(?:ull|a)|\\n|\[object|-?1\.#)/iu;

/** Tells whether a cell holds an error of a spreadsheet program instead of a value. It is unreadable, and never blank. */
export function isCellError(cell: string | number | null | undefined): boolean {
  if (typeof cell !== 'string' || cell.length > 60 || !mayBeError.test(cell)) return false;
  const text = fold(cell)
    .trim()
    .replace(/^['=]+(?=#)/, '');
  // An error may stand twice, or beside what it is about: '#N/A N/A', '#N/A (kod)'.
  const [first = ''] = text.split(' ');
  return (
    bareWords.has(text.replaceAll(' ', '_')) ||
    shapes.test(text) ||
    (first.length > 3 && bareWords.has(first) && /^#n\/[adb] /.test(text))
  );
}

/** Says what is wrong with such a cell, and what helps. */
export const cellErrorText = (cell: string | number) =>
  String(cell).trim() === noResult
    ? 'The file holds a formula here, without its result. Open it in Excel, save it, and choose it again.'
    : `${String(cell).trim().slice(0, 40)} is an error of the spreadsheet, no value. Correct it there, or here.`;

export const isBlank = (cell: string | number | null | undefined) => String(cell ?? '').trim() === '';

/** A row of blanks and errors names no product: formulas are often drawn down further than the list. */
export const isNothing = (cell: string | number | null | undefined) => isBlank(cell) || isCellError(cell);
