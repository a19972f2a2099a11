import type { ApolloClient } from '@apollo/client';
import { data, redirect, type ActionFunction } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import type { AcceptanceInput, OfferDeclineReason } from '../../../graphql/generated/schema.ts';
import {
  AcceptOfferDocument,
  AskQuestionDocument,
  DeclineOfferDocument,
  RequestOfferChangeDocument,
  RequestOfferRenewalDocument,
} from '../enquiries/offerAnswers.generated.ts';
import { AddEnquiryAttachmentDocument } from '../quotes/quotes.generated.ts';
import { checkForm, type Values } from '../../parts/forms/checkForm.ts';
import { invoiceIn } from '../invoice/invoiceValues.ts';
import { linkIn } from '../kept/enquiryLink.ts';
import { readQuantity } from '../quotes/quantity.ts';
import { choiceIn, type OfferReply } from './offerReply.ts';
import * as words from '../../../words/tr/offers.ts';
import { addressOf } from '../../paths.ts';

type Link = { number: string; token: string };
type Done = { errors: Values } | undefined;
type Intent = (client: ApolloClient, link: Link, values: Values, file?: File) => Promise<Done>;

const sentBy = ({ key = '', revision = '' }: Values) => ({ key, revision: Number(revision) });

const lineIds = (values: Values) => [
  ...new Set(Object.keys(values).flatMap((name) => /^[qpdt]\.(\d+)$/.exec(name)?.[1] ?? [])),
];

/** Reads '24.12.2026', '24/12/26' or '2026-12-24' as '2026-12-24'; null for a blank field, undefined for what is no day. */
export function readDay(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ??
    /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})$/
      .exec(text)
      ?.map((part, place, all) => all[[0, 3, 2, 1][place] ?? 0] ?? part) ??
    [];
  const written = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const isDay = !Number.isNaN(Date.parse(written)) && new Date(written).toISOString().startsWith(written);
  return isDay ? written : undefined;
}

/** A field that is left alone asks for nothing. */
function changesIn(values: Values) {
  const errors: Values = {};
  const number = (name: string) => {
    const read = readQuantity(values[name] ?? '');
    if (Number.isNaN(read)) errors[name] = words.inFigures;
    return read;
  };
  const day = (name: string) => {
    const read = readDay(values[name] ?? '');
    if (read === undefined) errors[name] = words.dayAsExample;
    return read ?? null;
  };
  const lines = lineIds(values).map((id) => ({
    lineId: id,
    quantity: number(`q.${id}`),
    price: number(`p.${id}`),
    day: day(`d.${id}`),
    text: values[`t.${id}`] || null,
  }));
  const isAsked = ({ quantity, price, day, text }: (typeof lines)[number]) =>
    (quantity ?? price ?? day ?? text) !== null;
  return { lines: lines.filter(isAsked), errors };
}

const letters: Values = { quantity: 'q', price: 'p', day: 'd', text: 't' };

/** The server names a line by its place in what was sent, and the form by its id. */
function namedByLine(errors: Values, values: Values): Values {
  const { lines } = changesIn(values);
  const nameOf = (field: string) => {
    const [, place, part = ''] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const line = place === undefined ? undefined : lines[Number(place)];
    return line && letters[part] ? `${letters[part]}.${line.lineId}` : field;
  };
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [nameOf(field), text]));
}

const reasons: readonly OfferDeclineReason[] = ['PRICE', 'LEAD_TIME', 'UNSUITABLE', 'NOT_NEEDED'];

const intents: Record<string, Intent> = {
  async accept(client, link, values, file) {
    const { name = '', title = '', ownNumber = '', read } = values;
    const given: AcceptanceInput = {
      ...{ ...sentBy(values), name, title, ownNumber, read: read === 'on', ...choiceIn(values) },
      invoice: invoiceIn(values),
    };
    const { input, errors } = await checkForm(given, (validators) => validators.AcceptanceInput);
    if (input && !input.read) errors.read = words.markAsRead;
    if (!input || errors.read) return { errors };
    await client.mutate({ mutation: AcceptOfferDocument, variables: { ...link, input, ...(file && { file }) } });
    return undefined;
  },
  async change(client, link, values) {
    const { lines, errors } = changesIn(values);
    if (Object.keys(errors).length > 0) return { errors };
    const input = { ...sentBy(values), lines, text: values.text || null };
    if (lines.length === 0 && !input.text) return { errors: { lines: words.nothingAsked } };
    await client.mutate({ mutation: RequestOfferChangeDocument, variables: { ...link, input } });
    return undefined;
  },
  async decline(client, link, values) {
    const reason = reasons.find((one) => one === values.reason) ?? null;
    const input = { ...sentBy(values), reason, text: values.text || null };
    await client.mutate({ mutation: DeclineOfferDocument, variables: { ...link, input } });
    return undefined;
  },
  async question(client, link, values, file) {
    const { key = '', text = '' } = values;
    const { input, errors } = await checkForm({ key, text }, (validators) => validators.QuestionInput);
    if (!input) return { errors };
    const added = file && (await client.mutate({ mutation: AddEnquiryAttachmentDocument, variables: { file } }));
    const attachments = added?.data ? [added.data.addEnquiryAttachment.id] : [];
    await client.mutate({ mutation: AskQuestionDocument, variables: { ...link, input: { ...input, attachments } } });
    return undefined;
  },
  async renew(client, link, values) {
    await client.mutate({ mutation: RequestOfferRenewalDocument, variables: { ...link, input: sentBy(values) } });
    return undefined;
  },
};

/** Several ticks of one name are one text. */
function valuesIn(form: FormData): Values {
  const values: Values = {};
  for (const [name, value] of form)
    if (typeof value === 'string') values[name] = name in values ? `${values[name]},${value}` : value;
  return values;
}

const refusals = ['OFFER_REPLACED', 'OFFER_EXPIRED', 'OFFER_ACCEPTED', 'OFFER_CLOSED', 'CONFLICT', 'NOT_FOUND'];
const ofFile = [
  'PAYLOAD_TOO_LARGE',
  'BAD_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'INCOMPLETE_FILE',
  'QUOTA_EXCEEDED',
  'EMPTY_FILE',
];

/** Handles the form about an offer, in the browser, and on the server for a form that was sent without scripts. */
export const offerAction =
  (client: ApolloClient): ActionFunction =>
  async ({ request }) => {
    const form = await request.formData();
    const { intent = '', ...values } = valuesIn(form);
    const field = intent === 'question' ? 'question' : 'file';
    const file = form.get(field);
    const chosen = typeof file === 'string' || !file?.size ? undefined : file;
    const path = addressOf(request).pathname;
    const reply: OfferReply = { intent, errors: {}, values };
    // "Toplamı yenileyin" only shows the page again.
    const send = intents[intent];
    if (!send) return reply;
    if (intent === 'decline' && values.sure !== '1') return { ...reply, asksAgain: true };
    try {
      const refused = await send(client, linkIn(path), values, chosen);
      if (refused) return data({ ...reply, ...refused }, { status: 422 });
      return redirect(`${path}#${intent === 'question' ? 'questions' : 'decision'}`, 303);
    } catch (error) {
      const { fields, general } = fieldErrors(error);
      // A file is refused under the name that the API gives it.
      if (intent === 'question' && fields.file)
        return data({ ...reply, errors: { question: fields.file } }, { status: 422 });
      if (!general) return data({ ...reply, errors: namedByLine(fields, values) }, { status: 422 });
      const { code, message, revision } = general;
      if (chosen && ofFile.includes(code)) return data({ ...reply, errors: { [field]: message } }, { status: 422 });
      if (refusals.includes(code))
        return data({ ...reply, refused: { code, message, ...(revision && { revision }) } }, { status: 409 });
      if (code !== 'RATE_LIMITED') logError(error);
      return data({ ...reply, failed: true }, { status: 503 });
    }
  };
