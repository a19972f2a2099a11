import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import type { MessageInput } from '../../../graphql/generated/schema.ts';
import { checkForm, type Values } from '../../parts/forms/checkForm.ts';

/** The fields that a visitor fills in, in the form's order. */
export const fieldNames = ['name', 'email', 'company', 'subject', 'message'];

/** The result of a form: a sentence for each wrong field, or how sending it ended. */
export interface Outcome {
  errors: Values;
  outcome?: 'sent' | 'failed';
}

/**
 * Checks what was typed and passes it to `send`. It runs in the browser, and on the server for a form sent without
 * scripts.
 */
export async function sendForm(values: Values, send: (input: MessageInput) => Promise<unknown>): Promise<Outcome> {
  const { name = '', email = '', subject = '', message = '', company, noticeVersion, leaveEmpty } = values;
  const given: MessageInput = { name, email, subject, message, company, noticeVersion, leaveEmpty };
  try {
    const { input, errors } = await checkForm(given, (validators) => validators.MessageInput);
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
