import type { ApolloClient } from '@apollo/client';
import { data, redirect, type ActionFunction } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import type { QuoteRowInput } from '../../../graphql/generated/schema.ts';
import {
  AcceptQuoteSuggestionsDocument,
  AddFileToQuoteListDocument,
  AddToQuoteListDocument,
  ChangeQuoteRowDocument,
  PasteIntoQuoteListDocument,
  RemoveQuoteRowDocument,
  ClearQuoteListDocument,
  ChooseQuoteListDocument,
  CreateQuoteListDocument,
  DeleteQuoteListDocument,
  EndQuoteListShareDocument,
  RenameQuoteListDocument,
  RepeatEnquiryDocument,
  RepeatOrderDocument,
  ShareQuoteListDocument,
  TakeSharedQuoteListDocument,
  UndoRepeatedEnquiryDocument,
} from './quotes.generated.ts';
import type { EnquiryInput } from '../../../graphql/generated/schema.ts';
import { SendEnquiryDocument } from './listed.generated.ts';
import { paths } from '../../paths.ts';
import { valuesOf, type Values, checkForm } from '../../parts/forms/checkForm.ts';
import { takeFiles, type Taken } from '../attachments/takeFiles.ts';
import { invoiceIn } from '../invoice/invoiceValues.ts';
import { readAdded } from './QuickAdd.tsx';
import { quantityFault, readQuantity } from './quantity.ts';
import { addTyped } from './quickLine.ts';
import { quoteChanged } from './QuoteLink.tsx';
import type { QuoteReply } from '../kept/quoteReply.ts';
import type { Attached } from '../attachments/attachedFiles.ts';

type ListIntent = (client: ApolloClient, values: Values) => Promise<{ to: string }>;

const to = { list: paths.quote, share: `${paths.quote}?paylas=1#paylas`, repeated: `${paths.quote}?yeniden=1` };

/** The actions of the forms about whole lists. Each leads to a page, with scripts as without. */
const listIntents: Record<string, ListIntent> = {
  async makeList(client) {
    await client.mutate({ mutation: CreateQuoteListDocument });
    return { to: to.list };
  },
  async chooseList(client, { list: id = '' }) {
    await client.mutate({ mutation: ChooseQuoteListDocument, variables: { id } });
    return { to: to.list };
  },
  async renameList(client, { list: id = '', name = '' }) {
    await client.mutate({ mutation: RenameQuoteListDocument, variables: { id, name } });
    return { to: to.list };
  },
  async deleteList(client, { list: id = '' }) {
    await client.mutate({ mutation: DeleteQuoteListDocument, variables: { id } });
    return { to: to.list };
  },
  async clear(client, { list: id = null }) {
    await client.mutate({ mutation: ClearQuoteListDocument, variables: { id } });
    return { to: to.list };
  },
  async shareList(client, { list: id = '' }) {
    await client.mutate({ mutation: ShareQuoteListDocument, variables: { id } });
    return { to: to.share };
  },
  async endShare(client, { list: id = '' }) {
    await client.mutate({ mutation: EndQuoteListShareDocument, variables: { id } });
    return { to: to.list };
  },
  async takeShared(client, { code = '', as }) {
    await client.mutate({ mutation: TakeSharedQuoteListDocument, variables: { code, asNewList: as === 'new' } });
    return { to: to.list };
  },
  async repeat(client, { number = '', token = '' }) {
    await client.mutate({ mutation: RepeatEnquiryDocument, variables: { number, token } });
    return { to: to.repeated };
  },
  async repeatOrder(client, { number = '', token = '' }) {
    await client.mutate({ mutation: RepeatOrderDocument, variables: { number, token } });
    return { to: to.repeated };
  },
  async undoRepeat(client) {
    await client.mutate({ mutation: UndoRepeatedEnquiryDocument });
    return { to: to.list };
  },
};

/** Loads the script of the page that follows a list that was sent. */
export type LoadNext = () => Promise<unknown>;
type Done = { to?: string } & Partial<QuoteReply>;
type Sent = { file: File | undefined; files: Taken; loadNext: LoadNext };
type Intent = (client: ApolloClient, values: Values, sent: Sent) => Promise<Done>;

/** A field of the form is wrong; the server was not asked. */
class Wrong extends Error {
  readonly errors: Record<string, string>;

  constructor(errors: Record<string, string>) {
    super();
    this.errors = errors;
  }
}

function quantityOf({ quantity: typed = '' }: Values) {
  const fault = quantityFault(typed);
  if (fault) throw new Wrong({ quantity: fault });
  return readQuantity(typed);
}

/** A form that adds one row has its fields alone: the server's `rows.0.quantity` is its `quantity`. */
const ofOneRow = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [field.replace(/^rows\.0\./, ''), said]));

const pasteText = async (client: ApolloClient, text: string) =>
  (await client.mutate({ mutation: PasteIntoQuoteListDocument, variables: { text } })).data?.pasteIntoQuoteList;

/** Only the server calls this: the browser sends a file with the whole form, as it does without scripts. */
const pasteFile = async (client: ApolloClient, file: File) =>
  (await client.mutate({ mutation: AddFileToQuoteListDocument, variables: { file } })).data?.addFileToQuoteList;

async function changeRow(client: ApolloClient, id = '', input: QuoteRowInput) {
  await client.mutate({ mutation: ChangeQuoteRowDocument, variables: { id, input } });
  return {};
}

/** The actions of the list's forms, by the value of their field `intent`. */
const intents: Record<string, Intent> = {
  ...listIntents,
  async add(client, sent) {
    const values = sent.added ? readAdded(sent.added) : sent;
    const { product, text, note } = values;
    const named = { ...(product && { productId: product }), ...(text && { text }) };
    const row = { ...named, quantity: quantityOf(values), note: note || null };
    await client.mutate({ mutation: AddToQuoteListDocument, variables: { rows: [row] } });
    return {};
  },
  async change(client, values) {
    return changeRow(client, values.row, { quantity: quantityOf(values), note: values.note ?? '' });
  },
  /** A product's page does not show the row's note, which stays as it is. */
  async update(client, values) {
    return changeRow(client, values.row, { quantity: quantityOf(values) });
  },
  choose: (client, { row, product = '' }) => changeRow(client, row, { productId: product }),
  correct: (client, { row, text = '' }) => changeRow(client, row, { text }),
  asWritten: (client, { row }) => changeRow(client, row, { asWritten: true }),
  async accept(client) {
    await client.mutate({ mutation: AcceptQuoteSuggestionsDocument });
    return {};
  },
  async remove(client, { row = '' }) {
    await client.mutate({ mutation: RemoveQuoteRowDocument, variables: { id: row } });
    return {};
  },
  async paste(client, { text = '' }, { file }) {
    const added = await (file ? pasteFile(client, file) : pasteText(client, text));
    const { found = 0, open = 0, unread = 0, leftOut: lines = [] } = added ?? {};
    // An address is kept in logs, where the words of a signature have no place.
    const counts = `eklenen=${found}&acik=${open}&okunmayan=${unread}&alinmayan=${lines.length}`;
    return { to: `${paths.quote}?${counts}#yapistir`, pasted: { found, open, unread, leftOut: lines.length, lines } };
  },
  async quick(client, values) {
    const added = await addTyped(client, values);
    if ('errors' in added) throw new Wrong(added.errors);
    return added;
  },
  async send(client, values, { files, loadNext }) {
    const { input, errors } = await checkEnquiry(values, files.attached);
    if (!input) throw new Wrong(errors);
    // Once it is sent there is no way back to the form, and the next page would be missing.
    await loadNext();
    const { data: answer } = await client.mutate({ mutation: SendEnquiryDocument, variables: { input } });
    return { to: paths.quoteSent(answer?.sendEnquiry.statusPath ?? '') };
  },
};

/**
 * In the browser the page stays and shows the new list; without scripts a redirect leads to it, so that a reload
 * repeats nothing.
 */
const inBrowser = typeof document !== 'undefined';

/**
 * The browser makes one change after the other: the first of a new visitor brings the cookie of the list, and a second that
 * did not wait for it would go to a list of its own.
 */
let before: Promise<unknown> = Promise.resolve();
function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const done = before.then(change);
  // Its caller gets the error; the next change is made anyway.
  before = Promise.allSettled([done]);
  return done;
}

/**
 * Handles all forms of the quote list, also those of other pages. It runs in the browser, and on the server for a form
 * sent without scripts.
 */
export const quoteAction =
  (client: ApolloClient, loadNext: LoadNext): ActionFunction =>
  async ({ request }) => {
    const form = await request.formData();
    const { intent = '', ...values } = valuesOf(form);
    const file = form.get('file');
    const chosen = typeof file === 'string' || !file?.size ? undefined : file;
    const files = await takeFiles(client, form);
    const reply: QuoteReply = { intent, row: values.row, errors: {}, values, files };
    // Only the files were to be kept, or taken off. Where one was refused, the buyer learns of it before the enquiry is sent.
    if (values.attach || values.detach) return reply;
    if (files.refused.length > 0) return data(reply, { status: 422 });
    try {
      const change = async () => intents[intent]?.(client, values, { file: chosen, files, loadNext });
      const { to = paths.quote, ...done } = (await (inBrowser ? inTurn(change) : change())) ?? {};
      if (inBrowser) quoteChanged();
      if (!inBrowser || intent === 'send' || intent in listIntents) return redirect(to, 303);
      return { ...reply, ...done, values: {} };
    } catch (error) {
      if (error instanceof Wrong) return data({ ...reply, errors: error.errors }, { status: 422 });
      const { fields, general } = fieldErrors(error);
      // Too many requests from one address, or a row that another tab has removed, are to be expected.
      const expected = ['RATE_LIMITED', 'NOT_FOUND'];
      const isOfFile = chosen && general && ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'].includes(general.code);
      if (isOfFile) return data({ ...reply, errors: { file: general.message } }, { status: 422 });
      // The list was sent before with other contents. The form keeps the typed text, and the sentence says where to
      // send it.
      if (intent === 'send' && general?.code === 'CONFLICT') {
        if (inBrowser) quoteChanged();
        return data({ ...reply, errors: { rows: general.message }, wasSent: true }, { status: 409 });
      }
      if (general && !expected.includes(general.code)) logError(error);
      if (inBrowser && general?.code === 'NOT_FOUND') quoteChanged();
      return data(
        { ...reply, errors: intent === 'add' ? ofOneRow(fields) : fields, failed: Boolean(general) },
        { status: general ? 503 : 422 },
      );
    }
  };

/** The fields that a buyer fills in, in the form's order. */
export const enquiryFields = ['name', 'email', 'company', 'phone', 'deliveryPlace', 'message'];

/** Checks what the buyer typed; the rows stay on the server. */
function checkEnquiry(values: Values, attached: Attached[]) {
  const { key = '', name = '', email = '', noticeVersion = '', leaveEmpty = '' } = values;
  const { company = '', phone = '', deliveryPlace = '', message = '' } = values;
  const typed = { key, name, email, company, phone, deliveryPlace, message, noticeVersion, leaveEmpty };
  const given: EnquiryInput = { ...typed, invoice: invoiceIn(values), attachments: attached.map(({ id }) => id) };
  return checkForm(given, (validators) => validators.EnquiryInput);
}
