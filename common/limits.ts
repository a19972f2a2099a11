import { z } from 'zod';

// The rules behind `@limit` in schema.graphql. The validators that codegen makes (common/generated/validators.ts) call them,
// and so does whatever else has to hold to the same limits, such as imports and the Content-Security-Policy.

/** Bytes of an uploaded file: 5 MB. */
export const largestUpload = 5 * 1024 * 1024;

/** Bytes of a document's file: 50 MB. */
export const largestDocument = 50 * 1024 * 1024;

/** Bytes of a visitor's file with rows for the quote list: 1 MB. */
export const largestQuoteFile = 1024 * 1024;

/** Letters of a search, as in schema.graphql; an address may hold more, which nobody typed. */
export const longestSearch = 200;

/** MIME types that a picture may be uploaded in. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/** The message for a value outside a limit that has none of its own; undefined leaves it to zod. */
function usualSentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'Must be a number';
  if (issue.code === 'invalid_type' && issue.expected === 'string') return 'Must be text';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'This field is required';
  if (issue.code === 'too_small') return `Must be at least ${issue.minimum}`;
  if (issue.code === 'too_big' && issue.origin === 'string') return `Must be at most ${issue.maximum} characters`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `At most ${issue.maximum} may be chosen`;
  if (issue.code === 'too_big') return `Must be at most ${issue.maximum.toLocaleString('tr-TR')}`;
  return undefined;
}

// Without `jitless`, zod tries whether it may compile its checks by `eval`. The Content-Security-Policy of the site forbids
// that, and Firefox reports each try as a violation.
z.config({ customError: usualSentence, jitless: true });

/** Text as it is stored: trimmed and in Unicode's composed form, so that 'ş' is one character wherever it came from. */
export const text = () => z.string().trim().normalize('NFC');

/** An optional text of blanks counts as none. */
export const blankToNull = <T extends z.ZodType>(rule: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), rule.nullable());

// A value that has failed one limit already, such as its length, is not looked at for its shape.
type Issues = { value: string; issues: unknown[] };
const isRight = ({ issues }: { issues: unknown[] }) => issues.length === 0;
const wrong = (payload: { value: unknown; issues: unknown[] }, message: string) => {
  payload.issues.push({ code: 'custom', message, input: payload.value });
};

/** At most so many digits after the decimal point. */
export const decimals =
  (most: number, message = `At most ${most} decimals`) =>
  (payload: { value: number; issues: unknown[] }) => {
    if (Number(payload.value.toFixed(most)) !== payload.value) wrong(payload, message);
  };

const pattern = (shape: RegExp, usual: string) => (message?: string) => (payload: Issues) => {
  if (isRight(payload) && payload.value !== '' && !shape.test(payload.value)) wrong(payload, message ?? usual);
};

/** Hosts whose maps may stand on the contact page, with the path that their addresses start with. */
export const mapHosts = [
  ['www.google.com', '/maps/'],
  ['maps.google.com', '/maps'],
  ['www.openstreetmap.org', '/export/embed.html'],
  ['yandex.com.tr', '/map-widget/'],
  ['yandex.com', '/map-widget/'],
] as const;

/** Google shows in a frame only what was made for one, and not the page that its address bar names. */
const isMadeForFrames = ({ hostname, pathname, searchParams }: URL) =>
  !hostname.endsWith('google.com') ||
  /^\/maps\/(embed|d\/(u\/\d+\/)?embed)/.test(pathname) ||
  searchParams.get('output') === 'embed';

/** The address of a map that may be embedded, also out of a pasted `<iframe …>`; undefined for any other. */
export function mapAddress(entered: string): string | undefined {
  // In two steps, each of which reads the text once: one pattern for both would try every beginning with every end.
  const attributes = /<iframe(\s[^>]*)/i.exec(entered)?.[1] ?? '';
  const address = /\ssrc=["']([^"']+)["']/i.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? entered;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { protocol, hostname, pathname, port, username } = url;
  const known = mapHosts.some(([host, path]) => host === hostname && pathname.startsWith(path));
  return protocol === 'https:' && known && !port && !username && isMadeForFrames(url) ? address : undefined;
}

/** Whether it is the address of a map site's page, as the browser's bar shows it: for people, and not for a frame. */
export const isMapPage = (entered: string) =>
  URL.canParse(entered) &&
  mapAddress(entered) === undefined &&
  /^(www\.|maps\.)?(google\.|openstreetmap\.org$|yandex\.)|^maps\.app\.goo\.gl$|^goo\.gl$/.test(
    new URL(entered).hostname,
  );

const ofTheBar =
  'This is the address of the map’s page, which cannot be shown here. On that page choose Share, then “Embed a map”, and paste what it gives you';

/** Letters that end an attribute or a style, or that some programs read as a slash. */
const misread = /[\s"'`<>\\]/;

/** Whether it is a path of a picture on this site or an absolute https address. */
export function isPicture(address: string) {
  if (misread.test(address)) return false;
  if (/^\/(uploads|images)\//.test(address)) return isOwnPicture(address.split(/[?#]/, 1)[0] ?? '');
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Whether a path still names one file when its escapes are read: no slash comes out of them, no dots and no quotes. */
function isOwnPicture(path: string) {
  const names = path.split('/').slice(1).map(readEscapes);
  return names.every((name) => name !== undefined && /^[^./][^/]*$/.test(name) && !/["'`<>\\\p{C}]/u.test(name));
}

function readEscapes(text: string) {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Whether the last digit is what GS1 makes of the others: these weigh 3 and 1 in turns, from the right. */
export function hasCheckDigit(digits: string) {
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

const gtinLengths = [8, 12, 13, 14];

/** '2026-02-30' is none, although `Date` would take it for the second of March. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The shapes of `enum TextFormat` in schema.graphql. */
export const formats = {
  EMAIL: pattern(
    /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\].]+(\.[^\s@<>"(),:;\\[\].]+)+$/u,
    'Enter a valid e-mail address',
  ),
  PHONE: pattern(/^\+?[\d\s().-]{6,40}$/, 'Enter a valid telephone number'),
  SHA256: pattern(/^[\da-f]{64}$/i, 'Must be 64 hexadecimal digits'),
  DAY:
    (message = 'Enter a day such as 2026-10-12') =>
    (payload: Issues) => {
      if (isRight(payload) && payload.value !== '' && !isDay(payload.value)) wrong(payload, message);
    },
  CURSOR: pattern(/^[\w-]+$/, 'Not a cursor of this list'),
  CODE:
    (message = 'Must be a code in one line, with a letter or a digit') =>
    (payload: Issues) => {
      // Signs that nobody sees come along when a code is copied.
      payload.value = payload.value
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      if (isRight(payload) && payload.value !== '' && !/^(?=.*[\p{L}\p{N}])\P{C}+$/u.test(payload.value))
        wrong(payload, message);
    },
  GTIN: (message?: string) => (payload: Issues) => {
    const digits = payload.value.replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '');
    if (!isRight(payload) || payload.value === '') return;
    if (!/^\d+$/.test(digits) || !gtinLengths.includes(digits.length))
      wrong(payload, message ?? 'Must have 8, 12, 13 or 14 digits');
    else if (!hasCheckDigit(digits))
      wrong(payload, message ?? 'One digit is wrong: the last one does not check the others');
    else payload.value = digits;
  },
  IMAGE:
    (message = 'Must be an uploaded picture or an https address') =>
    (payload: Issues) => {
      if (isRight(payload) && payload.value !== '' && !isPicture(payload.value)) wrong(payload, message);
    },
  MAP_EMBED:
    (message = 'Paste the embed address (or the iframe) of a Google, OpenStreetMap or Yandex map') =>
    (payload: Issues) => {
      if (!isRight(payload)) return;
      const address = mapAddress(payload.value);
      if (address !== undefined) payload.value = address;
      else if (payload.value !== '') wrong(payload, isMapPage(payload.value) ? ofTheBar : message);
    },
};
