// All limits for strangers are here. docs/api.md states them for clients and operators, and docs/decisions/027 gives the
// reasons. Times are in milliseconds, sizes in bytes.

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Limits of one operation of the API. */
export const perOperation = {
  tokens: 2000,
  /** Levels of brackets, in the document and in its variables, since parsers are recursive. */
  nesting: 100,
  /** Values in a visitor's variables: graphql-js quotes all for each wrong one. Sixty rows of an enquiry have 300. */
  values: 2000,
  depth: 10,
  aliases: 30,
  cost: 20_000,
  /** The additional cost of each search: a mistyped one takes some 80 ms of processor. */
  searchCost: 1000,
  /** Cost of a document that does not fit the schema: validation takes up to a tenth of a second of processor. */
  misfitCost: 1000,
  /** The least cost of a cached response. */
  keptCost: 1,
  /** Bytes of a request or a response for one unit of cost: about the size of a value in a response. */
  bytesPerCost: 256,
  /** Errors in one response. */
  errors: 5,
  errorLetters: 200,
  /** Limits queries only, since mutations are never broken off halfway. */
  time: 10 * second,
  /** The size of the answer. An admin's imports report on thousands of rows. */
  bytes: { visitor: 4 * megabyte, admin: 64 * megabyte },
};

/** The cost of so many bytes. */
export const costOfBytes = (bytes: number) => Math.ceil(bytes / perOperation.bytesPerCost);

/** Limits of one connection, and of one request on it. */
export const perConnection = {
  /** The time within which the headers of a request have to arrive. */
  headersTime: 10 * second,
  /** The time within which the whole request has to arrive: enough for 5 MB over the slow line of a workshop. */
  requestTime: 2 * minute,
  /** The interval at which the two times above are checked. */
  checkedEvery: second,
  /** The size of a JSON body: a visitor sends forms, an admin whole content documents with their pictures. */
  bodyBytes: { visitor: 256 * kilobyte, admin: 64 * megabyte },
  /** The size of one message on a socket. */
  messageBytes: 64 * kilobyte,
  /** Operations at a time on one socket. */
  subscriptions: 20,
};

/** Limits of one address, which may be a whole company or a mobile carrier; an IPv6 /64 counts as one address. */
export const perAddress = {
  connections: 400,
  sockets: 100,
  /**
   * Milliseconds of processor that work of any kind may take: pages that have to be rendered, queries, lists, PDFs. What is
   * answered from memory costs nothing.
   */
  processor: { most: 10 * second, within: minute },
  /** Renderings, searches and PDFs at a time. The others wait, as many as a browser with several tabs may ask for. */
  heavyAtOnce: 2,
  heavyWaiting: 20,
  /** After heavy work an address rests for so many times the work's own time. */
  restTimes: 3,
  /** The total cost of operations. */
  cost: { most: 300_000, within: minute },
  failedSignIns: { most: 20, within: 15 * minute },
  messages: { most: 10, within: 60 * minute },
  enquiries: { most: 10, within: 60 * minute },
  /** Answers to offers, of which a buyer sends a few. */
  offerAnswers: { most: 30, within: 60 * minute },
  /** Changes of quote lists: a list of sixty rows, gone through by hand several times. */
  quoteChanges: { most: 600, within: 60 * minute },
  /** Pasted lists and files with rows that are being looked up: each of their lines may be a search. */
  listsAtOnce: 1,
  /** Files with rows for a quote list: each is read by a process of its own. */
  quoteFiles: { most: 30, within: 60 * minute },
  /** Files that are attached to enquiries, of which each has five at most. */
  attachments: { most: 60, within: 60 * minute },
  /** Bytes of attached files that no enquiry has claimed: an eighth of the room for all, or twelve of the largest files. */
  unclaimed: { most: 128 * megabyte, within: day },
  /** Forms with a file that are being received: each is held in memory. */
  formsAtOnce: 3,
  /** Requests for an enquiry by a wrong link. */
  wrongLinks: { most: 20, within: 15 * minute },
  /** Wrong keys of programs. */
  wrongKeys: { most: 20, within: 15 * minute },
  /** Browsers' reports about the content policy: each is a line of the log. */
  policyReports: { most: 20, within: minute },
};

/** Limits of one account, for sign-ins from all addresses together. */
export const perAccount = {
  /** Failures within `perAddress.failedSignIns` that cost nothing; each further one doubles the wait. */
  freeFailures: 5,
  firstWait: second / 2,
  longestWait: 4 * second,
  triesAtOnce: 10,
  /** Wrong recovery codes, and wrong codes while an app is set up; both come after the right password. */
  wrongCodes: { most: 10, within: 15 * minute },
  /**
   * Wrong codes of an app: `most` without a pause, then one after each pause, which doubles. Three of a million codes are
   * right at any time: the 78 guesses possible in 30 days succeed with a chance of one in 4,000.
   */
  wrongAppCodes: { most: 10, within: 14 * day, firstPause: 15 * minute, longestPause: day },
  /** The person gets a mail after this many wrong codes of an app, and each time that the number has doubled. */
  wrongCodesTold: 5,
};

/** Passwords of all visitors are checked one after the other; a moment without any follows each. */
export const passwordsInTurn = { waiting: 60, restTimes: 1 };

/** Limits of one e-mail address that strangers enter as theirs, all of them together. */
export const perMailbox = {
  /** Confirmations of enquiries on one day, by the company's clock. */
  confirmationsADay: 3,
};

/** A session ends this long after it was last used, in milliseconds. */
export const idleLimitMs = day;
/** A session ends this long after it was opened, in milliseconds; its cookie goes with it. */
export const absoluteLimitMs = 14 * day;
