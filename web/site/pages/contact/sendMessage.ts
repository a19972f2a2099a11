import type { ApolloClient } from '@apollo/client';
import { SendEnquiryDocument } from '../../sales/quotes/listed.generated.ts';
import type { MessageInput } from '../../../graphql/generated/schema.ts';
import { SendMessageDocument } from './contact.generated.ts';
import { enquiryAbout } from './enquiryAbout.ts';

/** Sends a message; one about a product is an enquiry. */
export async function sendMessage(client: ApolloClient, input: MessageInput, productId: string | undefined) {
  if (!productId) {
    return client.mutate({ mutation: SendMessageDocument, variables: { input }, fetchPolicy: 'no-cache' });
  }
  const enquiry = await enquiryAbout(productId, input);
  return client.mutate({ mutation: SendEnquiryDocument, variables: { input: enquiry }, fetchPolicy: 'no-cache' });
}
