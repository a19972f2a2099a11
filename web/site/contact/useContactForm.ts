import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrors } from '../../graphql/fieldErrors.ts';
import { useSendMessageMutation } from '../../graphql/generated/site.ts';

const focusFirst = (form: HTMLFormElement, errors: Record<string, string>) => {
  for (const field of form.elements) {
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && errors[field.name]) {
      return field.focus();
    }
  }
};

/** The limits of schema.graphql as sentences by field. Loaded when first needed: most visitors write nothing. */
async function check(values: Record<string, FormDataEntryValue>) {
  const { MessageInput } = await import('../../graphql/generated/validators.ts');
  const { data: input, error } = MessageInput.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { input, errors };
}

export function useContactForm() {
  const [send] = useSendMessageMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const [sending, setSending] = useState(false);

  async function trySending(form: HTMLFormElement) {
    const { input, errors: found } = await check(Object.fromEntries(new FormData(form)));
    if (!input) return found;
    await send({ variables: { input } });
    form.reset();
    setOutcome('sent');
    return {};
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    setOutcome(undefined);
    const found = await trySending(form).catch((error: unknown) => {
      const { fields, general } = fieldErrors(error);
      if (general) {
        console.error(error);
        setOutcome('failed');
      }
      return fields;
    });
    // At once, so that a screen reader finds the sentence at the field it is brought to.
    flushSync(() => {
      setErrors(found);
      setSending(false);
    });
    focusFirst(form, found);
  }

  /** A field that is being mended is no longer called wrong. */
  function forgetError({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !errors[target.name]) return;
    setErrors({ ...errors, [target.name]: '' });
  }

  return { errors, outcome, sending, submit, forgetError };
}
