import { fieldErrors } from '../../graphql/fieldErrors.ts';
import type { MessageInput } from '../../graphql/generated/site.ts';

/** What a visitor fills in, in the form's order. */
export const fieldNames = ['name', 'email', 'company', 'subject', 'message'];

export type Values = Record<string, string>;

/** What came of a form: the sentences at its fields, or how the sending ended. */
export interface Outcome {
  errors: Values;
  outcome?: 'sent' | 'failed';
}

/** A form has no files: whatever else is sent counts as text. */
export const valuesOf = (data: FormData): Values =>
  Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** The limits of schema.graphql as sentences by field. Loaded when first needed: most visitors write nothing. */
async function check(values: Values) {
  const { MessageInput } = await import('../../graphql/generated/validators.ts');
  const { data: input, error } = MessageInput.safeParse(values);
  const errors: Values = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { input, errors };
}

/** Checks what was typed and hands it to `send`, in the browser and for a form sent without scripts alike. */
export async function sendForm(values: Values, send: (input: MessageInput) => Promise<unknown>): Promise<Outcome> {
  try {
    const { input, errors } = await check(values);
    if (!input) return { errors };
    await send(input);
    return { errors: {}, outcome: 'sent' };
  } catch (error) {
    const { fields, general } = fieldErrors(error);
    if (!general) return { errors: fields };
    console.error(error);
    return { errors: fields, outcome: 'failed' };
  }
}
