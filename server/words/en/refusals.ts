import { countText } from '../../../common/text/locale.ts';
import { dayText, momentText } from './dates.ts';

// A visitor reads these when the server does not accept something. Each has a stable code beside it (docs/api.md).

/** Sizes of files are stated in megabytes. */
const megabytes = (bytes: number) => bytes / 2 ** 20;

export const enquiry = {
  empty: 'Add at least one product that you would like an offer for.',
  tooMany: (most: number) => `An enquiry can have at most ${most} lines.`,
  noProduct: 'The product was not found; write what you are looking for.',
  alreadySent: (number: string) =>
    `We received this enquiry under the number ${number}. Your later changes are not part of it: write to us with this number from the contact page.`,
  /** Keeps a quantity that could not be read, in the note of its row. */
  writtenQuantity: (text: string) => `Quantity as written: ${text}`,
};

/** Who is invoiced, by what is wrong with a field. */
export const invoice = {
  MISSING: 'This field is needed for the invoice.',
  LENGTH: 'A Turkish tax number has 10 digits, an identity number 11.',
  CHECK: 'This number is not valid: one of its digits may be mistyped.',
  LETTERS: 'Write the number in digits only; outside Türkiye it may have letters.',
  PERSON: 'For an individual, write the Turkish identity number with 11 digits.',
  COUNTRY: 'The code of a country has two letters: TR, DE, NL.',
  POSTCODE: 'A Turkish postcode has five digits.',
};

export const attachment = {
  tooLarge: (most: number) => `A file can be at most ${megabytes(most)} MB.`,
  noRoom: 'We cannot take files at the moment. Send your enquiry without the file, and we will ask for it by e-mail.',
  empty: 'This file is empty.',
  wrongType: 'The content of this file is no PDF, JPG, PNG, STEP or DXF.',
  cutShort: 'This file is incomplete. Save it again and choose it then.',
  gone: 'This file is no longer on the server. Remove it and choose it again.',
};

const notSent = {
  ACCEPTANCE: 'Your acceptance was not sent.',
  CHANGE: 'Your request for changes was not sent.',
  DECLINE: 'Your decision was not sent.',
  RENEWAL: 'Your request was not sent.',
};

type Replaced = { revision: number; last: number; since: number; answering: keyof typeof notSent };

export const offer = {
  replaced: ({ revision, last, since, answering }: Replaced) =>
    `This offer was replaced by offer ${last}. ` +
    `Offer ${revision}, which you see, has been invalid since ${momentText(since)}. ${notSent[answering]}`,
  declined: 'This offer was declined; only a new offer opens it again.',
  closed: 'This enquiry is closed. Write to us for a new offer.',
  expired: (validUntil: string) => `It was valid until ${dayText(validUntil)}. This offer can no longer be accepted.`,
  accepted: ({ at, by, number }: { at: number; by: string; number: string }) =>
    by
      ? `This offer was accepted. ${momentText(at)}: ${by}. Order number ${number}.`
      : `This offer was accepted. ${momentText(at)}. Order number ${number}.`,
  stillValid: 'This offer is still valid; it needs no renewal.',
  noSuchLine: 'This line is not in the offer.',
  dayIsOver: 'The delivery date is in the past.',
  nothingAsked: 'What should change? Write it in a line or in the note.',
  lineTwice: 'A line is written twice.',
  notRead: 'Tick that you have read the offer and its terms.',
  wrongChoice: 'The line that you chose is not in this offer.',
};

export const ownOrder = {
  tooLarge: (most: number) => `Your purchase order can be at most ${megabytes(most)} MB.`,
  notWhole: 'The purchase order has to be a complete PDF.',
};

const choose = 'Choose an Excel file (.xlsx) or a CSV file.';
const eachLine = 'Write a code and a quantity in each line: 6204-2RS; 4';
const longer = 'Send longer lists to us by e-mail.';

export const quoteList = {
  noLines: eachLine,
  noProducts: `No product was found in what you wrote. ${eachLine}`,
  tooLong: {
    pasted: (most: number, count: number) =>
      `The list can have at most ${most} lines; the pasted text has ${countText(count, 'en')}. ${longer}`,
    file: (most: number, count: number) =>
      `The list can have at most ${most} lines; the file has ${countText(count, 'en')}. ${longer}`,
  },
  full: (most: number) => `The quote list can have at most ${most} lines.`,
  tooMuch: (product: string, most: number) => `The quantity of “${product}” can be at most ${countText(most, 'en')}.`,
  unlisted: 'This product is no longer listed.',
  listsFull: 'All five lists are in use.',
  emptyShared: 'An empty list cannot be shared.',
  /** The names of lists that got none from their owner. */
  name: (place: number) => `List ${place}`,
  nameless: 'List',
};

/** About a file of codes and quantities, by what it is instead of a table. */
export const quoteFile = {
  tooLarge: (most: number) =>
    `The file can be at most ${megabytes(most)} MB. Copy the columns of codes and quantities and paste them.`,
  tooSlow: 'Reading this file takes too long. Copy the columns of codes and quantities and paste them.',
  tooWide:
    'This sheet has filled cells very far out, beyond row 20,000 or column 200. Copy the columns of codes and quantities into a new file.',
  empty: 'This file is empty.',
  unreadable: `This file could not be read. ${choose}`,
  kinds: {
    oldWorkbook: 'This is an Excel file of the old kind (.xls). Save it in Excel as .xlsx and choose it again.',
    locked: 'This file has a password. Remove it in Excel and choose the file again.',
    webArchive: 'This is a web archive (.mht). Save it in Excel as .xlsx and choose it again.',
    symbolicLink: 'This is a table of an old kind (.slk). Save it in Excel as .xlsx and choose it again.',
    interchange: 'This is a table of an old kind (.dif). Save it in Excel as .xlsx and choose it again.',
    database: 'This is a database. Export the table as .xlsx from its program and choose that.',
    packedOtherwise: 'This file is packed in a way that is not read here. Unpack it and choose the table in it.',
    link: 'This file is only a link to a table. Open the table, download it as .xlsx, and choose that file.',
    packed: 'This is a RAR or 7-Zip archive. Unpack it and choose the table in it.',
    binaryWorkbook: 'This is a binary Excel file (.xlsb). Save it in Excel as .xlsx and choose it again.',
    numbers: 'This is an Apple Numbers file. Export it as an Excel file (.xlsx) and choose that.',
    document: `This is a text document or a presentation. ${choose}`,
    picture: `This is a picture. ${choose}`,
    pdf: `This is a PDF. ${choose}`,
    webPage: `This is a web page. ${choose}`,
    other: `This file is no table. ${choose}`,
  },
};
