import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { focusNews } from '../../../components/focusNews.ts';
import { paths } from '../../paths.ts';
import { AskedAbout, type AskedProduct } from './AskedAbout.tsx';
import type { Reply } from './contactAction.ts';
import './ContactForm.css';
import { FormField } from '../../parts/forms/FormField.tsx';
import { FormNotice } from '../../parts/forms/FormNotice.tsx';
import { MessageSent } from './MessageSent.tsx';
import { fieldNames } from './sendForm.ts';
import { useContactForm } from './useContactForm.ts';
import * as words from '../../../words/tr/contact.ts';
import * as common from '../../../words/tr/common.ts';

interface ContactFormProps {
  /** The subject, where the visitor asks about something. */
  subject?: string;
  /** The product that the message is about, shown above the fields. */
  product?: AskedProduct | null;
  /** The version of the current privacy notice. */
  notice?: string;
  /** The answer, when the form was sent without scripts. */
  reply?: Reply;
}

/** The fields are uncontrolled: only their errors are state. Without scripts the browser sends the form itself. */
export function ContactForm({ subject = '', product, notice, reply }: ContactFormProps) {
  const { ref, errors, outcome, sending, sent, submit, typed, writeAgain, removeSubject } = useContactForm(
    subject,
    reply,
    Boolean(product),
  );
  const firstWrong = fieldNames.find((name) => reply?.errors[name]);
  const field = (name: string, value = '') => ({
    name,
    error: errors[name],
    defaultValue: reply?.values[name] ?? value,
    autoFocus: name === firstWrong,
  });
  if (sent) return <MessageSent {...sent} onWriteAgain={writeAgain} />;
  return (
    <form
      ref={ref}
      id="form"
      className="contact-form"
      method="post"
      action={paths.contact}
      noValidate
      aria-label={words.form}
      onSubmit={(event) => void submit(event)}
      onInput={typed}
    >
      {product && <AskedAbout product={product} onRemove={() => removeSubject(subject)} />}
      {!product && reply?.values.product && <input type="hidden" name="product" value={reply.values.product} />}
      <FormField {...field('name')} label={common.fullName} autoComplete="name" />
      <FormField {...field('email')} label={words.email} type="email" autoComplete="email" />
      <FormField {...field('company')} label={words.company} autoComplete="organization" optional />
      <FormField {...field('subject', subject)} label={words.subject} />
      <FormField {...field('message')} label={common.yourMessage} rows={6} />
      <FormNotice notice={notice} />
      <div className="contact-end row wraps">
        <Button
          type="submit"
          variant="contained"
          disabled={sending}
          aria-busy={sending}
          startIcon={sending && <CircularProgress size={18} color="inherit" />}
        >
          {words.send}
        </Button>
        {outcome === 'failed' && (
          <p className="contact-failed" role="alert" tabIndex={-1} ref={focusNews} autoFocus>
            {common.messageNotSent}
          </p>
        )}
      </div>
    </form>
  );
}
