import { fieldNames, type Values } from './sendForm.ts';

const key = 'contactDraft';

/** What is typed into a form whose subject was `about` at first; kept until it is sent or the tab is closed. */
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
  try {
    sessionStorage.setItem(key, JSON.stringify({ about, values } satisfies Draft));
  } catch {
    // Forbidden by the browser: then a reload loses it.
  }
}

/** Into fields still as they were sent; a subject typed when the visitor came about something else is left. */
export function restoreDraft(form: HTMLFormElement, about: string) {
  const draft = read();
  if (!draft) return;
  for (const field of fieldsOf(form)) {
    if (field.name === 'subject' && draft.about !== about) continue;
    const value = draft.values[field.name];
    if (typeof value === 'string' && field.value === field.defaultValue) field.value = value;
  }
}

/** A message that was sent leaves nothing behind. */
export function clearForm(form: HTMLFormElement) {
  for (const field of fieldsOf(form)) field.value = '';
  forgetDraft();
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

function read(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
    return draft?.values ? { about: draft.about ?? '', values: draft.values } : undefined;
  } catch {
    return undefined;
  }
}
