import type { WebhookEvent } from '../../../graphql/generated/operations.ts';

/** Names each event in the order of the form; a new one of the schema fails types here. */
const sentences: Record<WebhookEvent, { group: string; sentence: string }> = {
  PRODUCT_CREATED: { group: 'Products', sentence: 'A product was added, also as a draft.' },
  PRODUCT_UPDATED: { group: 'Products', sentence: 'A product was changed in any way.' },
  PRODUCT_DELETED: { group: 'Products', sentence: 'A product was deleted.' },
  PRODUCT_PUBLISHED: { group: 'Products', sentence: 'A product was published.' },
  PRICE_CHANGED: { group: 'Products', sentence: 'A price changed.' },
  STOCK_CHANGED: { group: 'Products', sentence: 'Availability or days of delivery changed.' },
  CATEGORY_CREATED: { group: 'Categories', sentence: 'A category was added.' },
  CATEGORY_UPDATED: { group: 'Categories', sentence: 'A category was changed.' },
  CATEGORY_DELETED: { group: 'Categories', sentence: 'A category was deleted.' },
  DOCUMENT_CREATED: { group: 'Documents', sentence: 'A document was added.' },
  DOCUMENT_UPDATED: { group: 'Documents', sentence: 'A document was changed.' },
  DOCUMENT_DELETED: { group: 'Documents', sentence: 'A document was deleted.' },
  ENQUIRY_RECEIVED: { group: 'Sales', sentence: 'A buyer has sent an enquiry.' },
  ENQUIRY_STATE_CHANGED: { group: 'Sales', sentence: 'The state of an enquiry changed.' },
  OFFER_SENT: { group: 'Sales', sentence: 'An offer was sent to the buyer.' },
  OFFER_ACCEPTED: { group: 'Sales', sentence: 'A buyer has accepted an offer.' },
  ORDER_CHANGED: { group: 'Sales', sentence: 'The state of an order changed.' },
  IMPORT_FINISHED: { group: 'Upkeep', sentence: 'A file was imported.' },
  IMPORT_STOPPED: { group: 'Upkeep', sentence: 'An import stopped itself or failed.' },
  BACKUP_FAILED: { group: 'Upkeep', sentence: 'The nightly backup failed.' },
};

/** The name that is sent: 'enquiry.state_changed'. */
export const wireName = (event: WebhookEvent) => event.toLowerCase().replace('_', '.');

export const events = Object.keys(sentences) as WebhookEvent[];
export const sentenceOf = (event: WebhookEvent) => sentences[event].sentence;

/** The events of each group, in the order of the form. */
export const groups = [...new Set(Object.values(sentences).map(({ group }) => group))].map((title) => ({
  title,
  events: events.filter((event) => sentences[event].group === title),
}));

const kindOf = (event: WebhookEvent) => event.split('_')[0] ?? '';

/** Names events in a few words; all of one kind are 'product.*'. */
export function chipsOf(chosen: readonly WebhookEvent[]): string[] {
  const kinds = new Set(events.map(kindOf));
  return [...kinds].flatMap((kind) => {
    const all = events.filter((event) => kindOf(event) === kind);
    const some = all.filter((event) => chosen.includes(event));
    return some.length > 1 && some.length === all.length ? [`${kind.toLowerCase()}.*`] : some.map(wireName);
  });
}
