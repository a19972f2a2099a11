import { isDeepStrictEqual } from 'node:util';
import { isPicture } from '../../../../common/addresses.ts';
import { labels } from '../../../../common/labels.ts';
import type { FurtherPicture } from '../../../db/tables.ts';
import { isEmbedded } from '../../../fields/document.ts';
import { ofProduct } from '../../../fields/kinds.ts';
import { UnreadableCell } from '../../../fields/sheet.ts';

const { product } = labels;
const separator = ' | ';

/** Accepts a list in which a content document holds pictures themselves; the other entries are checked as in the API. */
const isEmbeddedList = (value: unknown) =>
  Array.isArray(value) &&
  value.some((one) => isEmbedded((one as { url?: unknown } | null)?.url)) &&
  value.every(isEntry);

function isEntry(entry: unknown) {
  if (typeof entry !== 'object' || entry === null || !('url' in entry)) return false;
  const { url, alt = null } = entry as { url: unknown; alt?: unknown };
  const isAddress = isEmbedded(url) || (typeof url === 'string' && isPicture(url));
  return isAddress && (alt === null || (typeof alt === 'string' && alt.length <= 200));
}

const withAlt = ({ url, alt }: FurtherPicture) => ({ url, alt: alt || null });

/** The further pictures of a product, and the alternative text of the first one. */
export const pictureFields = {
  imageAlt: ofProduct.optionalText({
    label: product.imageAlt,
    key: 'imageAlt',
    sheet: { width: 24, headings: ['Alternatif metin', 'Resim alternatif metni'], example: '', isExtra: true },
    search: null,
  }),
  morePictures: {
    label: product.morePictures,
    blank: [] as FurtherPicture[],
    document: {
      key: 'pictures',
      optional: true,
      write: (pictures: FurtherPicture[]) => (pictures.length > 0 ? pictures : undefined),
      accepts: isEmbeddedList,
    },
    stored: {
      write: (pictures: FurtherPicture[]) => pictures.map(withAlt),
      read: (pictures: FurtherPicture[]) => pictures,
    },
    // A cell holds addresses, each with its alternative text after a blank: '/uploads/products/1-a.png Ölçü resmi | https://…'.
    sheet: {
      width: 40,
      headings: ['Diğer resimler', 'Ek resimler', 'Diğer görseller'],
      example: '',
      isExtra: true,
      write: (pictures: FurtherPicture[]) =>
        pictures.map(({ url, alt }) => [url, alt].filter(Boolean).join(' ')).join(separator),
      read: (cell: string | number): FurtherPicture[] =>
        String(cell)
          .split('|')
          .map((part) => part.trim().normalize('NFC'))
          .filter((part) => part !== '')
          .map((part) => {
            const [, url = '', alt = ''] = /^(\S+)(?:\s+(.*))?$/.exec(part) ?? [];
            if (!isPicture(url)) throw new UnreadableCell(`'${url}' is not the address of a picture.`);
            return { url, alt: alt || null };
          }),
    },
    search: null,
  },
};

/** Tells whether two values of a product's field are equal, including lists. */
export const isSameValue = (one: unknown, other: unknown) => one === other || isDeepStrictEqual(one, other);
