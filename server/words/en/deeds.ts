import { namesIn } from '../../../common/labels.ts';
import { someOf } from './sentences.ts';

// A change is put into words here: a line of the page of changes and of the audit log.

const namesOf = namesIn('en');

/** Returns '30 products'. */
export function counted(entity: string, count: number): string {
  const [one, several] = namesOf(entity) ?? ['thing', 'things'];
  return `${count} ${count === 1 ? one : several}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const nounOf = (entity: string) => namesOf(entity)?.[0] ?? 'thing';

type Thing = {
  entity: string;
  action: 'created' | 'changed' | 'deleted';
  count: number;
  names: string[];
  labels: string[];
};

/** A change as it is put into words; amounts of a rule are in kuruş, and per cents in hundredths. */
export type Said = {
  kind: string;
  cause: string;
  source: string | null;
  things: Thing[];
  rule?: { percent?: number; amount?: number; step: number; ending?: number } | undefined;
  undid?: string | undefined;
};

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value) / 100}`;

function ruleText({ percent, amount, step, ending }: NonNullable<Said['rule']>) {
  const by = percent === undefined ? `${signed(amount ?? 0)} ₺` : `${signed(percent)} %`;
  const rounding = ending !== undefined ? `, ending with ,${ending}` : step > 1 ? `, rounded to ${step / 100} ₺` : '';
  return `Prices ${by}${rounding}`;
}

/** The deeds of sales, by the mutation that does them. */
const ofSales: Record<string, string> = {
  sendEnquiry: 'The buyer sent an enquiry',
  takeEnquiry: 'Wrote an enquiry down',
  answerEnquiry: 'Answered an enquiry',
  setEnquiryState: 'Set the state of an enquiry',
  assignEnquiry: 'Assigned an enquiry',
  addEnquiryNote: 'Wrote a note to an enquiry',
  remindBuyer: 'Reminded a buyer',
  makeOffer: 'Made an offer',
  sendOffer: 'Sent an offer',
  acceptOffer: 'The buyer accepted an offer',
  declineOffer: 'The buyer declined an offer',
  requestOfferChange: 'The buyer asked for changes of an offer',
  requestOfferRenewal: 'The buyer asked for a new offer',
  recordAcceptance: 'Took an order down',
  askQuestion: 'The buyer asked about',
  settleEnquiryRow: 'Said which product a line means in',
  setEnquirySuspectedSpam: 'Said whether it is spam of',
  addEnquiryAttachment: 'The buyer added a file to',
  setOrderState: 'Set the state of an order',
  setOrderPapers: 'Noted papers of an order',
  addShipment: 'Sent a part of an order',
  cancelOrderRow: 'Cancelled what is open in an order',
  deleteShipment: 'Deleted a delivery of an order',
  deleteEnquiry: 'Deleted an enquiry',
  sendMessage: 'A new customer wrote',
  updateCustomer: 'Noted what is known of a customer',
  joinCustomer: 'Said to which customer one belongs',
  moveCustomerAddress: 'Said of which customer an address is',
};

/** Names an import by its file. */
export const importText = (fileName: string) => `Import of ${fileName}`;

/** An offer is named before its enquiry, of which it has the number. */
function saleText(cause: string, main: Thing) {
  if (cause === 'program' && main.action === 'created')
    return [capital(nounOf(main.entity)), main.names[0], 'arrived'].filter(Boolean).join(' ');
  const said = ofSales[cause];
  return said ? `${said} ${main.count > 1 ? `(${main.count})` : (main.names[0] ?? '')}`.trim() : plainThing(main);
}

const mostLabels = 3;
const labelsText = (labels: string[]) => (labels.length > mostLabels ? `${labels.length} fields` : labels.join(', '));

/** Returns 'Vana DN50', or '30 products'. */
function subject({ entity, count, names }: Thing) {
  if (count > 1) return counted(entity, count);
  const name = names.find((one) => one !== '');
  return name === undefined ? nounOf(entity) : `“${name}”`;
}

const verbs = { created: 'Added', changed: 'Changed', deleted: 'Deleted' };
const plainThing = (thing: Thing) => {
  if (thing.action !== 'changed' || thing.labels.length === 0) return `${verbs[thing.action]} ${subject(thing)}`;
  const said = labelsText(thing.labels);
  return thing.count === 1 ? `${capital(subject(thing))}: ${said}` : `${said}: ${subject(thing)}`;
};

/** Sums what was done to many: '298 products changed, 3 products added'. */
const participles = { created: 'added', changed: 'changed', deleted: 'deleted' };
const sums = (things: Thing[]) =>
  things.map(({ entity, action, count }) => `${counted(entity, count)} ${participles[action]}`).join(', ');

/** The thing that a change is mainly about: products before what was changed with them, and an offer before its enquiry. */
const mainOf = (things: Thing[]) =>
  ['product', 'order', 'offer', 'enquiry'].flatMap((name) => things.find(({ entity }) => entity === name) ?? [])[0] ??
  things[0];

/** Puts a change into one line. */
export function deedText({ kind, cause, source, things, rule, undid }: Said): string {
  const main = mainOf(things);
  if (!main) return capital(cause.replaceAll(/([A-Z])/g, ' $1').toLowerCase());
  const amount = counted(main.entity, main.count);
  const of = (name: string, kept: Thing['action']) =>
    things.find(({ action, entity }) => action === kept && entity === name);
  switch (kind) {
    case 'PRICES':
      return rule ? `${ruleText(rule)}: ${amount}` : `Prices: ${amount}`;
    case 'IMPORT':
      return `${source ? importText(source) : 'Import'}: ${sums(things)}`;
    case 'GRID':
      return `Grid, ${labelsText(main.labels)}: ${subject(main)}`;
    case 'PLAN':
      return `Plan “${source ?? ''}”: ${subject(main)}`;
    case 'PROPOSAL':
      return `Proposal confirmed: ${subject(main)}`;
    case 'RATE': {
      const rate = of('exchange_rate', 'created') ?? of('exchange_rate', 'changed');
      const priced = of('product', 'changed');
      const what = rate ? `Rate of exchange ${someOf(rate.names, rate.count)}` : 'Settings for money';
      return priced ? `${what}: prices of ${counted('product', priced.count)}` : what;
    }
    case 'MERGE': {
      const [kept, gone] = [of('product', 'changed'), of('product', 'deleted')];
      return gone
        ? `Merged ${subject(gone)} into ${kept ? `“${kept.names[0] ?? ''}”` : 'another product'}`
        : plainThing(main);
    }
    case 'UNDO':
      return undid ? `Undid “${undid}”: ${subject(main)}` : `Undid a change: ${subject(main)}`;
    case 'RESTORE':
      return main.action === 'changed' && cause === 'restoreRevision'
        ? `Restored an earlier state of ${subject(main)}`
        : `Restored ${subject(main)} from the bin`;
    case 'SALES':
      return saleText(cause, main);
    default:
      return plainThing(main);
  }
}

/** Why a change cannot be undone from the page of changes. */
export const noUndo = {
  SALES: 'What was sent to a buyer, or noted of one, is not taken back.',
  ADDED: 'What was added is deleted, not undone.',
  GONE: 'It is no longer in the bin.',
  IMPORT: 'An import can be undone for 30 days.',
  DONE: 'It was undone already.',
  RIGHTS: 'Your role does not change all of it.',
};
