import { z } from 'zod';
import { isPicture, isWebAddress } from './addresses.ts';
import { mostItems } from './generated/mostItems.ts';
import { isMapPage, mapAddress } from './mapAddresses.ts';
import { codeText } from './text/letters.ts';
import { countText } from './text/locale.ts';

// These rules implement `@limit` of schema.graphql. The generated validators (common/generated/validators.ts) call them, and
// so does other code that keeps to the same limits, such as imports and the Content-Security-Policy.

/** An uploaded picture may have 5 MB, in bytes. */
export const largestUpload = 5 * 1024 * 1024;

/** The file of a document may have 50 MB, in bytes. */
export const largestDocument = 50 * 1024 * 1024;

/** A file with rows for the quote list, which a visitor sends, may have 1 MB, in bytes. */
export const largestQuoteFile = 1024 * 1024;

/** A search may have this many characters, as in schema.graphql. An address may hold more, but nobody typed that. */
export const longestSearch = 200;

/** These are the MIME types of pictures that may be uploaded. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/** Returns the message for a limit that has none of its own; undefined leaves the message to zod. */
function defaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'Must be a number';
  if (issue.code === 'invalid_type' && issue.expected === 'string') return 'Must be text';
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.input === '' || issue.minimum === 1
      ? 'This field is required'
      : `Must be at least ${issue.minimum} characters`;
  if (issue.code === 'too_small') return `Must be at least ${issue.minimum}`;
  if (issue.code === 'too_big' && issue.origin === 'string') return `Must be at most ${issue.maximum} characters`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `At most ${issue.maximum} may be chosen`;
  if (issue.code === 'too_big') return `Must be at most ${countText(issue.maximum)}`;
  return undefined;
}

// Without `jitless`, zod tests whether `eval` is allowed. The Content-Security-Policy of the site forbids it, and Firefox
// reports each attempt as a violation.
z.config({ customError: defaultMessage, jitless: true });

/** Text is stored trimmed and in Unicode's composed form (NFC), so that 'ş' is always one character. */
export const text = () => z.string().trim().normalize('NFC');

/** An optional text that holds only white space counts as none. */
export const blankToNull = <T extends z.ZodType>(rule: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), rule.nullable());

// A value that has already failed one limit, such as its length, is not checked for its format.
type Issues = { value: string; issues: unknown[] };
const isRight = ({ issues }: { issues: unknown[] }) => issues.length === 0;
const wrong = (payload: { value: unknown; issues: unknown[] }, message: string) => {
  payload.issues.push({ code: 'custom', message, input: payload.value });
};

/** Programs that calculate in doubles send 0.30000000000000004 for 0.3; what is left over beyond thirteen digits is no decimal. */
export const withoutResidue = (number: number) => Number(number.toPrecision(13));

export const decimals =
  (most: number, message = `At most ${most} decimals`) =>
  (payload: { value: number; issues: unknown[] }) => {
    const meant = withoutResidue(payload.value);
    if (Number(meant.toFixed(most)) !== meant) wrong(payload, message);
  };

const pattern = (shape: RegExp, usual: string) => (message?: string) => (payload: Issues) => {
  if (isRight(payload) && payload.value !== '' && !shape.test(payload.value)) wrong(payload, message ?? usual);
};

const ordinaryMapPage =
  'This is the address of the map’s page, which cannot be shown here. On that page choose Share, then “Embed a map”, and paste what it gives you';

/** Tells whether the last digit is the check digit of GS1: from the right, the other digits have the weights 3 and 1 in turn. */
export function hasCheckDigit(digits: string) {
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** Control characters but for tab and line break, and those that turn the direction of text and so hide what it says. */
const hidden = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;
/** Marks of a direction turn nothing in Latin text, so that they are left out. */
const marks = /[\u061c\u200e\u200f]/g;
const lineBreak = /[\t\n\r\u2028\u2029]/;

/** Copied text often has invisible characters at its ends, which are cut off; those that hide something are refused elsewhere. */
const visible = (refused: RegExp[], usual: string) => (message?: string) => (payload: Issues) => {
  const shown = payload.value.replaceAll(marks, '').replaceAll(/^\p{Cf}+|(?<!\p{Cf})\p{Cf}+$/gu, '');
  payload.value = shown.trim() || payload.value;
  if (isRight(payload) && refused.some((characters) => characters.test(payload.value)))
    wrong(payload, message ?? usual);
};

/** The name of a host in parts of at most 63 letters that neither begin nor end with a hyphen, and the last of which is no number. */
const mailHost =
  /^(?!-)[^\s\p{C}@<>"(),:;\\[\].]{1,63}(?<!-)(\.(?!-)[^\s\p{C}@<>"(),:;\\[\].]{1,63}(?<!-))*\.(?!-)(?!\d+$)[^\s\p{C}@<>"(),:;\\[\].]{1,63}(?<!-)$/u;
/** Dots are between other letters, since no mail server takes '.ad@…', 'ad..soyad@…' or 'ad.@…', which are slips. */
const mailBox = /^(?=.{1,64}$)[^\s\p{C}@<>"(),:;\\[\].]+(\.[^\s\p{C}@<>"(),:;\\[\].]+)*$/u;
const isMailAddress = (text: string) => {
  const at = text.indexOf('@');
  return mailBox.test(text.slice(0, Math.max(at, 0))) && mailHost.test(text.slice(at + 1)) && text.length <= 254;
};

/**
 * Returns an address of e-mail without signs that nobody sees, which copied text brings along and no mail server takes. 'İ' in
 * a domain comes from a Turkish keyboard with capitals on: lower-cased elsewhere, it would leave a dot that makes another domain.
 */
function addressOf(typed: string) {
  const seen = typed.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
  const domain = seen.lastIndexOf('@') + 1;
  return seen.slice(0, domain) + seen.slice(domain).replaceAll('İ', 'i');
}

const gtinLengths = [8, 12, 13, 14];

/** Refuses '2026-02-30', which `Date` would read as the second of March. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Checks each value of `enum TextFormat` in schema.graphql. */
export const formats = {
  LINE: visible([hidden, lineBreak], 'Must be one line without control or direction characters'),
  LINES: visible([hidden], 'Must have no control or direction characters'),
  EMAIL:
    (message = 'Enter a valid e-mail address') =>
    (payload: Issues) => {
      const typed = payload.value;
      payload.value = addressOf(typed);
      if (isRight(payload) && typed !== '' && !isMailAddress(payload.value)) wrong(payload, message);
    },
  MAILBOX: pattern(/^[^\P{ASCII}@]*@/u, 'Hardly any mail server takes letters such as ı and ş before the @'),
  PHONE:
    (message = 'Enter a valid telephone number') =>
    (payload: Issues) => {
      // Numbers copied from a list of contacts stand between direction characters.
      payload.value = payload.value.replaceAll(/\p{Cf}/gu, '').trim();
      if (isRight(payload) && payload.value !== '' && !/^\+?[\d\s().-]{6,40}$/.test(payload.value))
        wrong(payload, message);
    },
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
      // A copied code often brings invisible characters along.
      payload.value = codeText(payload.value);
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
  WEB:
    (message = 'Enter a whole address that begins with https://') =>
    (payload: Issues) => {
      if (isRight(payload) && payload.value !== '' && !isWebAddress(payload.value)) wrong(payload, message);
    },
  MAP_EMBED:
    (message = 'Paste the embed address (or the iframe) of a Google, OpenStreetMap or Yandex map') =>
    (payload: Issues) => {
      if (!isRight(payload)) return;
      const address = mapAddress(payload.value);
      if (address !== undefined) payload.value = address;
      else if (payload.value !== '') wrong(payload, isMapPage(payload.value) ? ordinaryMapPage : message);
    },
};

/** A product names at most so many others as bought together with it; pages show no more either. */
export const mostTogether = mostItems.ProductInput.togetherIds;

/** A product card has room for this many key values of a kind. */
export const mostKeyValues = 4;

/** The files of a batch of pictures and documents may have 2 GB together, in bytes. */
export const largestBatch = 2 * 1024 ** 3;
