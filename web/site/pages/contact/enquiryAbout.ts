import type { EnquiryInput } from '../../../graphql/generated/schema.ts';
import type { MessageInput } from '../../../graphql/generated/schema.ts';

/** The same words about the same product on one day are one enquiry, however often they are sent. */
async function keyOf(parts: unknown[]) {
  const day = new Date().toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(JSON.stringify([day, ...parts]));
  // Without https a browser has no digests: then each sending is an enquiry of its own.
  if (!globalThis.crypto.subtle) return `contact-${Date.now()}-${Math.random()}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `contact-${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Makes a message about a product into an enquiry of one row; the buyer says how many. */
export async function enquiryAbout(productId: string, input: MessageInput): Promise<EnquiryInput> {
  const { subject, message, ...rest } = input;
  return {
    ...rest,
    key: await keyOf([productId, rest.name, rest.email, rest.company, subject, message]),
    message: `${subject}\n\n${message}`,
    rows: [{ productId, text: subject }],
  };
}
