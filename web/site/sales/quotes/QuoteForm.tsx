import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, type MouseEvent, type SubmitEvent } from 'react';
import { Form, Link, useActionData, useNavigation } from 'react-router-dom';
import { FormField } from '../../parts/forms/FormField.tsx';
import { FormNotice } from '../../parts/forms/FormNotice.tsx';
import '../../parts/TickBox.css';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/quoteList.ts';
import { paths } from '../../paths.ts';
import { AttachField } from '../attachments/AttachField.tsx';
import type { Refusal } from '../attachments/attachedFiles.ts';
import { useAttachments } from '../attachments/useAttachments.ts';
import { useHeldForm } from '../attachments/useHeldForm.ts';
import { InvoiceFields } from '../invoice/InvoiceFields.tsx';
import { invoiceNames } from '../invoice/invoiceValues.ts';
import { enquiryFields } from './quoteAction.ts';
import type { QuoteReply } from '../kept/quoteReply.ts';
import { useRememberedContact } from '../kept/rememberedContact.ts';

interface QuoteFormProps {
  /** Identifies this sending of the list. */
  sendKey: string;
  /** The number of rows that are sent. */
  count: number;
  /** The name of the list, where the visitor has others. */
  list?: string | undefined;
  /** The version of the current privacy notice. */
  notice?: string | undefined;
}

/** The id of the form, to which the foot of the list leads. */
export const quoteForm = 'gonder';

/** Goes on with the first field that is still to be filled in, or with the button once all are. */
export function focusForm(event: MouseEvent) {
  const form = document.getElementById(quoteForm);
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  form.scrollIntoView({ block: 'start' });
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[aria-required="true"]')];
  const next = fields.find(({ value }) => value.trim() === '') ?? form.querySelector<HTMLElement>('.MuiButton-root');
  next?.focus({ preventScroll: true });
}

/** Asks for the buyer's details. The rows are sent along from where the server keeps them. */
export function QuoteForm({ sendKey, count, list, notice }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useActionData<QuoteReply>();
  const reply = sent?.intent === 'send' ? sent : undefined;
  const { state, formData } = useNavigation();
  const sending = state !== 'idle' && formData?.get('intent') === 'send';
  const firstWrong = [...enquiryFields, ...invoiceNames].find((name) => reply?.errors[name]);

  const attachments = useAttachments(reply?.files);
  const refusals = refusalsIn(reply);
  const hasRefused = attachments.files.some(({ id, refusal }) => refusal ?? refusals.has(id ?? ''));
  const { hold, isHeld, wasRefused } = useHeldForm(form, { ...attachments, hasRefused });

  useEffect(() => {
    const field = firstWrong && form.current?.elements.namedItem(firstWrong);
    if (field instanceof HTMLElement) field.focus();
  }, [firstWrong, reply]);

  const { box, keep } = useRememberedContact(form, { skip: reply !== undefined });
  function send(event: SubmitEvent<HTMLFormElement>) {
    hold(event);
    if (!event.defaultPrevented) keep(event.currentTarget);
  }
  const field = (name: string) => ({
    name,
    error: reply?.errors[name],
    defaultValue: reply?.values[name] ?? '',
    autoFocus: name === firstWrong,
  });
  return (
    <Form
      ref={form}
      id={quoteForm}
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      action={paths.quote}
      preventScrollReset
      noValidate
      className="contact-form quote-form plate"
      aria-labelledby="quote-form"
    >
      <h2 className="t-h4" id="quote-form">
        {words.whereToReach}
      </h2>
      <FormField {...field('name')} label={common.fullName} autoComplete="name" />
      <FormField {...field('email')} label={words.email} type="email" autoComplete="email" />
      <FormField {...field('company')} label={words.company} autoComplete="organization" optional />
      <FormField {...field('phone')} label={words.phone} type="tel" autoComplete="tel" optional />
      <FormField {...field('deliveryPlace')} label={words.deliveryPlace} optional />
      <InvoiceFields at="ENQUIRY" reply={reply} />
      <FormField {...field('message')} label={common.yourMessage} rows={4} optional />
      <AttachField attachments={attachments} refusals={refusals} error={reply?.errors.attachments} />
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="key" value={sendKey} />
      <label className="quote-form-remember row">
        <input type="checkbox" className="tick-box" ref={box} />
        <span>{words.remember}</span>
      </label>
      <FormNotice notice={notice} />
      {wasRefused && (
        <p className="quote-form-failed" role="alert">
          {words.fileRefused}
        </p>
      )}
      {(reply?.failed || reply?.errors.rows) && (
        <p className="quote-form-failed" role="alert">
          {reply.errors.rows ?? common.messageNotSent}
          {reply.wasSent && (
            <>
              {' '}
              <Link to={paths.contact}>{words.toContact}</Link>
            </>
          )}
        </p>
      )}
      {count > 0 && (
        <Button
          type="submit"
          variant="contained"
          fullWidth
          disabled={sending}
          aria-busy={sending || isHeld}
          startIcon={(sending || isHeld) && <CircularProgress size={18} color="inherit" />}
        >
          {words.send}
        </Button>
      )}
      {count > 0 && <p className="t-caption muted">{list ? words.sendsNamed(list, count) : words.sends(count)}</p>}
    </Form>
  );
}

/** The server names a file by its place among those that were sent. */
const refusalsIn = (reply: QuoteReply | undefined) =>
  new Map<string, Refusal>(
    (reply?.files?.attached ?? []).flatMap(({ id }, place) => {
      const text = reply?.errors[`attachments.${place}`];
      return text ? [[id, { code: 'BAD_USER_INPUT', text }]] : [];
    }),
  );
