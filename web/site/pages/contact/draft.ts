import { parseStored, readStored, writeStored } from '../../../components/browserStorage.ts';
import type { Values } from '../../parts/forms/checkForm.ts';
import { fieldNames } from './sendForm.ts';

const key = 'contactDraft';

/**
 * The typed values of a form whose subject was `about` at first. They are kept until they are sent or the tab is
 * closed.
 */
type Draft = { about: string; values: Values };

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      fieldNames.includes(element.name),
  );

export function keepDraft(form: HTMLFormElement, about: string) {
  const values = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
  writeStored('sessionStorage', key, JSON.stringify({ about, values } satisfies Draft));
}

/**
 * Fills fields that nobody has changed yet. A subject is not restored when the visitor now asks about something else.
 */
export function restoreDraft(form: HTMLFormElement, about: string) {
  const draft = parseStored(readStored('sessionStorage', key)) as Partial<Draft> | null | undefined;
  if (!draft?.values) return;
  for (const field of fieldsOf(form)) {
    if (field.name === 'subject' && (draft.about ?? '') !== about) continue;
    const value = draft.values[field.name];
    if (typeof value === 'string' && field.value === field.defaultValue) field.value = value;
  }
}

export function clearForm(form: HTMLFormElement) {
  for (const field of fieldsOf(form)) field.value = '';
  forgetDraft();
}

export const forgetDraft = () => writeStored('sessionStorage', key, null);
