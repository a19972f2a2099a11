import { loadedLater } from '../../../components/loadedLater.ts';
import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import type { MessageInput } from '../../../graphql/generated/site.ts';

/** What a visitor fills in, in the form's order. */
export const fieldNames = ['name', 'email', 'company', 'subject', 'message'];

export type Values = Record<string, string>;

/** The result of a form: a sentence for each wrong field, or how sending it ended. */
export interface Outcome {
  errors: Values;
  outcome?: 'sent' | 'failed';
}

/** The form has no files; one that is sent anyway counts as an empty text. */
export const valuesOf = (data: FormData): Values =>
  Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** Loaded when first needed, because most visitors send nothing. */
const loadValidators = loadedLater(() => import('../../../graphql/generated/validators.ts'));

/** Undefined when they cannot be loaded: the connection is lost, or a new release has replaced the file. */
async function validators() {
  try {
    return await loadValidators();
  } catch (error) {
    logError(error);
    return undefined;
  }
}

const required = { name: '', email: '', subject: '', message: '' };

/** Checks the limits of schema.graphql. Without its validators the form is sent as typed: the server checks the same. */
async function check(values: Values): Promise<{ input?: MessageInput | undefined; errors: Values }> {
  const loaded = await validators();
  if (!loaded) return { input: { ...required, ...values }, errors: {} };
  const { MessageInput } = loaded;
  const { data: input, error } = MessageInput.safeParse(values);
  const errors: Values = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { input, errors };
}

/** Checks what was typed and passes it to `send`: in the browser, and on the server for a form sent without scripts. */
export async function sendForm(values: Values, send: (input: MessageInput) => Promise<unknown>): Promise<Outcome> {
  try {
    const { input, errors } = await check(values);
    if (!input) return { errors };
    await send(input);
    return { errors: {}, outcome: 'sent' };
  } catch (error) {
    const { fields, general } = fieldErrors(error);
    if (!general) return { errors: fields };
    // Too many messages from one address are to be expected.
    if (general.code !== 'RATE_LIMITED') logError(error);
    return { errors: fields, outcome: 'failed' };
  }
}
