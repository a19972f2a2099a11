import { isPicture } from '../../common/addresses.ts';
import type { Behaviour } from './behaviour.ts';
import { isEmbedded } from './document.ts';
import { optionalText, UnreadableCell } from './sheet.ts';

/** A picture after the first one, with its alternative text. */
type FurtherPicture = { url: string; alt: string | null };

const separator = ' | ';

/** Returns 'vana.png' for '/uploads/products/1738669741160-vana.png'. */
export const fileName = (url: string | null) => url?.replace(/^.*\//, '').replace(/^\d{12,}-/, '') ?? '';

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

function readPicture(part: string): FurtherPicture {
  const [, url = '', alt = ''] = /^(\S+)(?:\s+(\S.*)?)?$/.exec(part) ?? [];
  if (!isPicture(url)) throw new UnreadableCell(`'${url}' is not the address of a picture.`);
  return { url, alt: alt || null };
}

/** The address of a picture that may be missing. A content document may hold the picture itself instead. */
export const picture: Behaviour<string | null> = {
  blank: null,
  document: { accepts: isEmbedded },
  stored: { write: (text) => text || null, read: (text) => text },
  cell: optionalText,
  history: fileName,
  isPicture: true,
};

/** A cell holds addresses, each with its alternative text after a blank: '/uploads/products/1-a.png Ölçü resmi | https://…'. */
export const pictures: Behaviour<FurtherPicture[]> = {
  blank: [],
  document: { write: (all) => (all.length > 0 ? all : undefined), accepts: isEmbeddedList },
  stored: { write: (all) => all.map(withAlt), read: (all) => all },
  cell: {
    write: (all) => all.map(({ url, alt }) => [url, alt].filter(Boolean).join(' ')).join(separator),
    read: (cell) =>
      String(cell)
        .split('|')
        .map((part) => part.trim().normalize('NFC'))
        .filter((part) => part !== '')
        .map(readPicture),
  },
};
