import type { ApolloClient } from '@apollo/client';
import { SendEnquiryDocument } from '../../../graphql/generated/listed.ts';
import { SendMessageDocument, type MessageInput } from '../../../graphql/generated/site.ts';
import { enquiryAbout } from './enquiryAbout.ts';

/** Sends a message; one about a product is an enquiry. */
export async function sendMessage(client: ApolloClient, input: MessageInput, productId: string | undefined) {
  if (!productId) {
    return client.mutate({ mutation: SendMessageDocument, variables: { input }, fetchPolicy: 'no-cache' });
  }
  const enquiry = await enquiryAbout(productId, input);
  return client.mutate({ mutation: SendEnquiryDocument, variables: { input: enquiry }, fetchPolicy: 'no-cache' });
}
