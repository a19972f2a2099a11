import { readLira } from '../../../../../common/fields/readers.ts';
import { anyOf, fold } from '../../../../../common/text/letters.ts';
import { upperCase } from '../../../../../common/text/locale.ts';
import { badInput } from '../../../../core/errors.ts';
import type { ReadSheet } from '../../../../spreadsheet/readSheet.ts';
import type { ColumnName } from './columns.ts';
import type { Correction, HiddenRows, Line } from './line.ts';

// Price lists have headings of sections, sums and notes between their products. A row with a code and a price of its own is always a
// product, whatever it is called.

/** A sum has one of these words, folded, and no others than those below. */
const sums = new Set(
  (
    'toplam toplami toplamlar yekun tutar tutari total totals subtotal summe gesamt matrah matrahi gesamtsumme zwischensumme endsumme ' +
    'gesamtbetrag nettobetrag bruttobetrag rechnungsbetrag zwischentotal yekunu sum nettosumme bruttosumme endbetrag ' +
    'totale totaal totaux suma razem celkem subtotaal subtotale итого всего'
  ).split(' '),
);
const taxes = new Set(
  'kdv vat iskonto indirim otv mwst ust mehrwertsteuer umsatzsteuer tax discount rabatt tevkifat stopaj yuvarlama'.split(
    ' ',
  ),
);
const beside = new Set(
  (
    'genel ara alt sayfa liste mal hizmet hizmetler fatura odenecek net brut grup grubu grand sub dahil haric tl try usd eur euro dolar nakli ' +
    'yekun devir devreden g miktar adet kalem urun urunler siparis teklif bolum kategori vergi vergiler orani oran hesaplanan bedeli bedel amount sum ' +
    'of the price fiyat ve and zzgl inkl exkl von der invoice order dip satir sayisi netto brutto general generale sous montant ' +
    'excl incl ht ttc satirlar'
  ).split(' '),
);

const wordsOf = (text: string) => fold(text).match(/\p{L}+/gu) ?? [];

/** Each sum and tax has one of these. */
const mayBeSum =
  /top|raz|celk|итог|всег|endb|mont|yek|tut|tot|sum|ges|mat|kdv|vat|mwst|ust|steuer|tax|disc|raba|tevk|stop|yuv|betrag|[iıİ]sk|[iİ]nd|[oö]tv/iu;

/** Titles have their letters apart: 'T O P L A M'. */
const together = (text: string) =>
  text[1] !== ' ' ? text : text.replace(/^(?:\p{L} ){3,}\p{L}(?=\P{L}|$)/u, (apart) => apart.replaceAll(' ', ''));

/** Tells whether a text says that it is a sum, and nothing else: 'Ara Toplam:', 'GENEL TOPLAM (KDV Dahil)', 'KDV %20'. */
function isSum(text: string): boolean {
  if (/^\s*yaln/i.test(text) && inWords.test(fold(text).trim())) return true;
  if (!mayBeSum.test(together(text))) return false;
  const words = wordsOf(together(text));
  if (
    words.length === 0 ||
    words.length > 6 ||
    /\d{3,}|\d\p{L}|\p{L}\d/u.test(fold(text).replaceAll(/(?<![\d.,])[\d.,]+\s*(?:tl|₺)/g, ''))
  )
    return false;
  // A ball is called 'Top', too.
  const isSumWord = (word: string) => sums.has(word) || (word === 'top' && (words.length > 1 || /top\./i.test(text)));
  const isAbout = words.some((word) => isSumWord(word) || taxes.has(word));
  return isAbout && words.every((word) => isSumWord(word) || taxes.has(word) || beside.has(word));
}

/** 'Rulmanlar Toplamı' names what it sums up. */
const endsAsSum = (text: string) =>
  /toplam|total/i.test(text) &&
  (/(?:^|\P{L})(?:toplami|ara toplam|genel toplam|sub ?total|grand total)\P{L}*$/u.test(fold(text)) ||
    /^(?:ara|genel) toplam\P{L}/u.test(fold(text)));

const note = anyOf(
  [
    /^(?:\*|not\p{L}{0,3}\s*:|dipnot|aciklama\p{L}*\s*:|onemli\s*:)/u,
    /fiyat.*(?:gecerli|degis|dahil|haric|arttir|onceden)/u,
    /kdv\p{L}*\s+(?:dahil|haric)\p{L}*\s*\.?$/u,
    /hakki\p{L}* sakli/u,
    /^sayfa\W*\d|^page\W*\d|^yalniz\b.*(?:tl|lira|kurus)|^\(?\d+ (?:rows?|satir|kayit)\b/u,
    /^(?:vade|iban|tel|telefon|faks|fax|gsm|e-?posta|e-?mail|mail|web|adres|siparis hatti)\s*[:.]/u,
    /^(?:hazirlayan|onaylayan|rapor tarihi|tarih|toplam kayit|kayit sayisi)\s*[:.]/u,
    /^(?:https?:\/\/|www\.)\S+$|^[\w.+-]+@[\w.-]+$|^\d{1,2}[./]\d{1,2}[./]\d{4}(?:\s+\d{1,2}:\d\d(?::\d\d)?)?$/u,
    /iyi calismalar|saygilarimizla|tesekkur eder/u,
    /haber ver|baski hata|peyderpey|teslim sur|stoklarla sinirli/u,
    // The ends of lists, their pages and conditions, in Turkish, English and German.
    /^\W*(?:liste sonu|son|end of list|end|ende)\W*$|^(?:seite|sayfa|page)\W{0,3}\d+ ?(?:von|of|\/) ?\d+|^\d{1,4} ?\/ ?\d{1,4}$/u,
    /^(?:devami? |devam ediyor|dip ?not|banka bilgi|genel mudurluk|sube\b|(?:tel|gsm|fax|faks)\W+[\d(+])/u,
    /^(?:basim|baski|yazdirma|guncelleme|gecerlilik|teslim\p{L}*|odeme\p{L}*|opsiyon|listelenen kayit|not ?\d{0,3}) ?[:.]/u,
    /(?<!\d)\d+ kayit listelendi|aliciya aittir|saticiya aittir|siparis uzerine$|^\*+ ?\p{L}/u,
    /^(?:all |our )?prices? (?:are|exclud|includ|valid|subject)|subject to change|without notice|excluding vat/u,
    /^e\.? ?& ?o\.? ?e\.?$|terms of (?:payment|delivery)/u,
    /^(?:alle )?preise? .*(?:zzgl|inkl|exkl|mwst|netto|gultig)|anderungen vorbehalten|irrtumer? |zahlbar|gultig bis/u,
  ],
  'u',
);
/** A sum in words stands below the others, with its number or without: 'Yalnız otuz altı TL'. */
const inWords = /^yaln[iı]z\b.*\b(?:tl|lira\w*|kurus\w*|euro|avro|dolar\w*)\b\W*$/;

const isNote = (text: string) =>
  note.test(fold(text).trim()) || (wordsOf(text).length > 4 && /[.!]$/.test(text.trim()));

const isCapitals = (text: string) => /\p{L}/u.test(text) && text === upperCase(text);
/** A heading without a code may stand in the column of codes, such as '1. RULMANLAR'; a code is one word or two with a digit. */
const isCode = (text: string) => /\d/.test(text) && !/^(?:\d{1,3}|\p{L})[.)]\s/u.test(text) && !/\s\S*\s/.test(text);

/** So many letters of a text tell what a row is: some of the patterns above take their square. */
const longest = 300;

const codeColumns = ['stockCode', 'manufacturerCode', 'gtin', 'id'] as const;

/** 'Kategori' before 'Yaylar' says what that is. */
const label =
  /^(?:(?:ana |alt |urun )?(?:kategori|grup|grubu)|bolum|marka|seri|sinif|category|group|section|brand|kategorie|gruppe)\s*:?$/;
const isLabel = (text: string) => label.test(fold(text).trim());

function shapeOf(line: Line, cells: (string | number)[]) {
  const textIn = (field: ColumnName) =>
    String(line.cells.get(field) ?? '')
      .slice(0, longest)
      .trim();
  const codeColumn = codeColumns.find((field) => textIn(field) !== '');
  const [code, name, price] = [codeColumn ? textIn(codeColumn) : '', textIn('name'), textIn('price')];
  const filled = cells.map((cell) => String(cell).slice(0, longest).trim()).filter(Boolean);
  // A number alone may count the rows, and a word may say what the other one is.
  const texts = filled.filter((text) => !/^[\d.,]{1,6}$/.test(text) && !isLabel(text));
  const words = [name, code, ...texts].find((text) => /\p{L}/u.test(text)) ?? '';
  const input: ColumnName = name !== '' ? 'name' : (codeColumn ?? 'name');
  const isAlone = price === '' && texts.length === 1 && filled.length < 3;
  // Cells that are joined over the columns have the title in each.
  const isCopied = price === '' && texts.length > 1 && texts.length === filled.length && new Set(texts).size === 1;
  return {
    line,
    code,
    name,
    price,
    words,
    input,
    isAlone,
    isCopied,
    filled: filled.length,
    hasText: code !== '' || name !== '',
  };
}
type Shape = ReturnType<typeof shapeOf>;

const plain = (text: string | number) => wordsOf(String(text)).join(' ');

/** Lists of several pages repeat the heading of their columns. */
const isHeading = (titles: string[], cells: (string | number)[]) => {
  const filled = cells.map(plain).flatMap((text, place) => (text === '' ? [] : [text === titles[place]]));
  return filled.length > 1 && filled.every(Boolean);
};

/** A row below the heading may number the columns. */
const isNumbering = (cells: (string | number)[]) =>
  cells.length > 2 &&
  cells.every((cell, place) => String(cell).trim() === '' || Number(cell) === place + 1) &&
  String(cells[2]).trim() !== '';
/** Programs that print a table draw a line under its heading. */
const isLine = (cells: (string | number)[]) => {
  const filled = cells.map((cell) => String(cell).trim()).filter(Boolean);
  return filled.length > 0 && filled.every((cell) => /^:?[-=_*+|.]{2,}:?$/.test(cell));
};

const lira = (text: string) => readLira(text, { strict: false }) ?? NaN;

/** A correction of this field says of the whole row whether it is a product. */
export const ofRow = 'row';

/** Marks the rows that are no products: sums, headings of sections and notes. A row that a person has corrected is one. */
export function markNoProducts(
  { heading, lines: rows }: Pick<ReadSheet, 'heading' | 'lines'>,
  lines: Line[],
  corrections: Correction[],
) {
  const cells = new Map(rows.map((row) => [row.line, row.cells]));
  const corrected = new Set(corrections.map(({ line }) => line));
  const no = new Set(corrections.flatMap(({ line, field, value }) => (saysNo(field, value) ? [line] : [])));
  const shapes = lines.map((line) => shapeOf(line, cells.get(line.line) ?? []));
  const mark = ({ line, input }: Shape, message: string) => {
    if (!corrected.has(line.line)) line.noProduct = { input, message };
  };
  for (const { line, input } of shapes)
    if (no.has(line.line)) line.noProduct = { input, message: 'You have said that it is no product.', isSure: true };
  const others: Shape[] = [];
  const titles = heading.map(plain);
  // A sum has no code where products have one, whatever language it is called in.
  const priced = shapes.filter(({ price }) => price !== '');
  const areCoded = priced.filter(({ code }) => code !== '').length >= Math.max(priced.length * mostCoded, 2);
  // These sums are of the rows since the last sum, and of all.
  let [since, all, count] = [0, 0, 0];
  for (const shape of shapes) {
    if (isHeading(titles, cells.get(shape.line.line) ?? [])) {
      mark(shape, 'The heading of the columns once more: it is no product.');
      continue;
    }
    const own = cells.get(shape.line.line) ?? [];
    if (isNumbering(own) || isLine(own)) {
      mark(shape, 'A part of the heading: it is no product.');
      continue;
    }
    const price = lira(shape.price);
    const isCoded = shape.code !== '' && !isSum(shape.code) && !endsAsSum(shape.code);
    const isOwn = isCoded && (shape.price !== '' || (isCode(shape.code) && /\p{L}|.{4}/u.test(shape.code)));
    const adds = count > 1 && [since, all].some((sum) => sum > 0 && Math.abs(sum - price) < 0.05);
    const isNamed = isSum(shape.words) || (endsAsSum(shape.words) && (adds || shape.price === ''));
    if (!isOwn && (isNamed || (adds && (!shape.hasText || (areCoded && shape.code === ''))))) {
      mark(shape, `A sum${shape.words ? `, “${shape.words.slice(0, 60)}”` : ' of the rows above'}: it is no product.`);
      since = 0;
      continue;
    }
    others.push(shape);
    if (!Number.isNaN(price)) [since, all, count] = [since + price, all + price, count + 1];
  }
  for (const shape of titlesAmong(others))
    mark(
      shape,
      isNote(shape.words)
        ? 'A note: it has neither code nor price, so that it is no product.'
        : 'A heading: it has neither code nor price, which the rows below it have, so that it is no product.',
    );
}

/** Throws `BAD_USER_INPUT` for another word. */
function saysNo(field: string, value: string | null | undefined): boolean {
  if (field !== ofRow) return false;
  if (value !== 'PRODUCT' && value !== 'NO_PRODUCT') throw badInput('corrections', 'A row is PRODUCT or NO_PRODUCT.');
  return value === 'NO_PRODUCT';
}

type Hidden = { corrections: Correction[]; hiddenRows: HiddenRows | undefined };

/** Marks the rows that the workbook hides, unless they are taken as the others are, or a person has corrected them. */
export function markHidden(
  { lines: rows }: Pick<ReadSheet, 'lines'>,
  lines: Line[],
  { corrections, hiddenRows }: Hidden,
) {
  const hidden = new Set(rows.flatMap(({ line, isHidden }) => (isHidden ? [line] : [])));
  const corrected = new Set(corrections.map(({ line }) => line));
  if (hiddenRows === 'TAKE') return;
  for (const line of lines) {
    if (!hidden.has(line.line) || line.noProduct || corrected.has(line.line)) continue;
    if (hiddenRows === 'LEAVE_OUT')
      line.noProduct = { input: 'name', message: 'It is hidden in the workbook: it is left out.', isSure: true };
    else line.isHidden = true;
  }
}

/** Returns the rows of one text, where the other rows have a code or a price. */
function titlesAmong(shapes: Shape[]): Shape[] {
  // Products may be called by their codes.
  const areCopied = shapes.some(({ code, name, price }) => price !== '' && code !== '' && code === name);
  const isOneText = ({ isAlone, isCopied }: Shape) => isAlone || (isCopied && !areCopied);
  // Sections are numbered where codes have letters.
  const coded = shapes.filter(({ code, price }) => code !== '' && price !== '');
  const haveLetters = coded.length > 1 && coded.every(({ code }) => /\p{L}/u.test(code));
  const isNumbered = (code: string) => haveLetters && /^\d{1,3}(?:\.\d{1,3}){0,3}[.)]?$/.test(code);
  const alone = shapes.filter(
    (shape) => isOneText(shape) && (!isCode(shape.code) || isNumbered(shape.code) || isSaid(shape)),
  );
  const among = new Set(alone);
  const full = shapes.filter((shape) => !among.has(shape));
  const share = (fits: (shape: Shape) => boolean) => full.filter(fits).length / Math.max(full.length, 1);
  const areWhole = share(({ code, price }) => code !== '' && price !== '') >= most;
  // Where each product has both a code and a price, short lists have more headings and notes than products.
  if (full.length === 0 || alone.length > Math.max(full.length * (areWhole && full.length > 1 ? 5 : 1.5), 4))
    return alone.length > 0 && full.length > 0 ? alone.filter(isSaid) : [];
  // In a list without codes, the others have a unit or a description at least.
  if (share(({ code }) => code !== '') >= mostCoded || share(({ filled }) => filled > 2) >= most) return alone;
  // Without codes, a product with a price on request is a row of one text, too.
  const arePriced = share(({ price }) => price !== '') >= most;
  const areSmall = share(({ name }) => !isCapitals(name)) > 0.5;
  const isTitle = ({ words }: Shape) => !/\d/.test(words) && (words.endsWith(':') || (areSmall && isCapitals(words)));
  return arePriced ? alone.filter((shape) => isSaid(shape) || isTitle(shape)) : alone.filter(isSaid);
}

const isSaid = ({ words }: Shape) => note.test(fold(words).trim());
/** So large a part of the rows shows what a row of the file has. */
const most = 0.8;
const mostCoded = 0.7;
