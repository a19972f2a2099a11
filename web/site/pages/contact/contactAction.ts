import type { ApolloClient } from '@apollo/client';
import { data, type ActionFunction } from 'react-router-dom';
import { valuesOf, type Values } from '../../parts/forms/checkForm.ts';
import { sendForm, type Outcome } from './sendForm.ts';
import { sendMessage } from './sendMessage.ts';

/** The answer to a form sent without scripts. Typed text is kept unless it was sent. */
export interface Reply extends Outcome {
  values: Values;
  /** The subject of a message that was sent. */
  subject?: string | undefined;
}

const status = ({ outcome }: Outcome) => (outcome === 'sent' ? 200 : outcome === 'failed' ? 503 : 422);

export const contactAction =
  (client: ApolloClient): ActionFunction =>
  async ({ request }) => {
    const values = valuesOf(await request.formData());
    const outcome = await sendForm(values, (input) => sendMessage(client, input, values.product));
    const reply: Reply = { ...outcome, values: outcome.outcome === 'sent' ? {} : values, subject: values.subject };
    return data(reply, { status: status(outcome) });
  };
