import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { type Reply, sendMessage } from './contactAction.ts';
import { clearForm, forgetDraft, keepDraft, restoreDraft } from './draft.ts';
import { valuesOf } from '../../parts/forms/checkForm.ts';
import { sendForm } from './sendForm.ts';

const focusFirst = (form: HTMLFormElement, errors: Record<string, string>) => {
  for (const field of form.elements) {
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && errors[field.name]) {
      return field.focus();
    }
  }
};

/**
 * `about` is the subject filled in when the form opens; `reply` is the answer to a form that was sent without scripts.
 */
export function useContactForm(about: string, reply: Reply | undefined, hasProduct: boolean) {
  const client = useApolloClient();
  const [errors, setErrors] = useState<Record<string, string>>(reply?.errors ?? {});
  const [outcome, setOutcome] = useState(reply?.outcome);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(reply?.outcome === 'sent' ? { subject: reply.subject ?? '', height: 0 } : undefined);
  const underWay = useRef(false);
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (reply?.outcome === 'sent') forgetDraft();
    else if (ref.current && !reply) restoreDraft(ref.current, about);
  }, [about, reply]);

  // The link from a product's page leads to the form itself.
  useEffect(() => {
    const name = ref.current?.elements.namedItem('name');
    if (window.location.hash === '#form' && name instanceof HTMLInputElement) name.focus({ preventScroll: true });
  }, []);

  // A page from the server gets its product later: above the fields, which are pushed out of view.
  const hadProduct = useRef(hasProduct);
  useEffect(() => {
    if (!hasProduct || hadProduct.current) return;
    hadProduct.current = true;
    if (window.location.hash === '#form') ref.current?.scrollIntoView();
  }, [hasProduct]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click can come before the button is rendered as disabled.
    if (underWay.current) return;
    underWay.current = true;
    const form = event.currentTarget;
    setSending(true);
    setOutcome(undefined);
    const values = valuesOf(new FormData(form));
    const result = await sendForm(values, (input) => sendMessage(client, input, values.product));
    underWay.current = false;
    const { subject = '' } = values;
    const height = form.offsetHeight;
    if (result.outcome === 'sent') clearForm(form);
    // This is rendered before the focus moves, so that a screen reader finds the sentence at the field.
    flushSync(() => {
      setErrors(result.errors);
      setOutcome(result.outcome);
      setSending(false);
      if (result.outcome === 'sent') setSent({ subject, height });
    });
    focusFirst(form, result.errors);
  }

  function typed({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    keepDraft(currentTarget, about);
    // A field that is being corrected is no longer marked as wrong.
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && errors[target.name]) setErrors({ ...errors, [target.name]: '' });
  }

  function writeAgain() {
    flushSync(() => {
      setSent(undefined);
      setOutcome(undefined);
    });
    ref.current?.querySelector('input')?.focus();
  }

  /** Clears the subject of a product that was removed, unless the visitor has changed it. */
  function removeSubject(prefilled: string) {
    const field = ref.current?.elements.namedItem('subject');
    if (field instanceof HTMLInputElement && field.value === prefilled) field.value = '';
    const name = ref.current?.elements.namedItem('name');
    if (name instanceof HTMLInputElement) name.focus();
  }

  return { ref, errors, outcome, sending, sent, submit, typed, writeAgain, removeSubject };
}
