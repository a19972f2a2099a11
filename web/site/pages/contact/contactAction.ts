import type { ApolloClient } from '@apollo/client';
import { data, type ActionFunction } from 'react-router-dom';
import { valuesOf, type Values } from '../../parts/forms/checkForm.ts';
import { sendForm, type Outcome } from './sendForm.ts';
import { SendEnquiryDocument } from '../../sales/quotes/listed.generated.ts';
import type { MessageInput } from '../../../graphql/generated/schema.ts';
import { SendMessageDocument } from './contact.generated.ts';
import { enquiryAbout } from './enquiryAbout.ts';

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

/** Sends a message; one about a product is an enquiry. */
export async function sendMessage(client: ApolloClient, input: MessageInput, productId: string | undefined) {
  if (!productId) {
    return client.mutate({ mutation: SendMessageDocument, variables: { input }, fetchPolicy: 'no-cache' });
  }
  const enquiry = await enquiryAbout(productId, input);
  return client.mutate({ mutation: SendEnquiryDocument, variables: { input: enquiry }, fetchPolicy: 'no-cache' });
}
