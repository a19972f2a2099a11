import { fold } from '../../../../common/text/letters.ts';

// The first row of a table names its columns, below titles or not. Cells are folded first, so that letters compare as in the search.

const kinds = {
  code: /^(?:urun|stok|malzeme|parca|siparis|katalog|referans|uretici)? ?(?:kod|kodu|kodlari|no|numarasi)$|^(?:stock |item |part |product )?(?:code|number|no)$|^sku$|^ref(?:erans)?$/,
  quantity:
    /^(?:istenen |siparis |talep |toplam |ihtiyac )?(?:miktar|miktari|adet|adedi|sayi|sayisi|ihtiyac|mik)\b|^(?:quantity|qty|pieces|pcs)\b/,
  unit: /^(?:olcu )?(?:birim|birimi|br|unit|uom)$/,
  name: /^(?:urun|malzeme|parca|stok|hizmet)? ?(?:ad|adi|tanim|tanimi|aciklama|aciklamasi|cins|cinsi|ismi)$|^(?:urun|urunler|malzeme|parca|cinsi|item|part|product|name|description)$|^(?:urun|malzeme|stok|parca|mal)\b.*\b(?:adi|tanimi|aciklamasi|cinsi|hizmet)$/,
  other:
    /^(?:sira|s|sn|#|no|kalem)(?: ?(?:no|nu|numarasi))?$|^(?:marka|markasi|not|notlar|termin|tutar|tutari|toplam|kdv|iskonto|teslim\p{L}*|stok|resim|kategori|grup)\b|fiyat|price|tutar/u,
};

export type Column = keyof typeof kinds;

/** A longer text is a title or a description. */
const longest = 40;

/** Returns what each cell names; undefined for one that names nothing. */
const columnsOf = (cells: string[]): (Column | undefined)[] =>
  cells.map((cell) => {
    const text = fold(cell)
      .replaceAll(/[.:()/]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (text === '' || text.length > longest) return undefined;
    return (Object.keys(kinds) as Column[]).find((kind) => kinds[kind].test(text));
  });

/** Nearly every code has a digit, so a row without one that begins like a heading, or names two columns, is a heading. */
function isHeading(cells: string[], isFirst: boolean) {
  const columns = columnsOf(cells);
  const named = columns.filter((column) => column !== undefined);
  if (cells.some((cell, place) => /\d/.test(cell) && columns[place] !== 'other')) return false;
  if (named.length > 1) return named.some((column) => column !== 'other');
  return isFirst && named.length > 0 && named[0] !== 'other' && columns[cells.findIndex(Boolean)] !== undefined;
}

/** Titles, addresses and dates take a few rows above a heading. */
const mostAbove = 30;

/** Returns the place of the row that names the columns; -1 where none does. */
export function headingIn(table: string[][]): number {
  return table.slice(0, mostAbove).findIndex((cells, row) => isHeading(cells, row === 0));
}

/** Returns the columns that a heading names. */
export function placesIn(heading: string[]) {
  const columns = columnsOf(heading);
  const all = (kind: Column) => columns.flatMap((column, place) => (column === kind ? [place] : []));
  return {
    texts: [...all('code'), ...all('name')],
    quantity: columns.indexOf('quantity'),
    unit: columns.indexOf('unit'),
  };
}

export type Places = ReturnType<typeof placesIn>;
