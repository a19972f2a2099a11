import type { WebhookEvent } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/webhooks.ts';

/** Names each event in the order of the form; a new one of the schema fails types here. */
const sentences: Record<WebhookEvent, { group: string; sentence: string }> = {
  PRODUCT_CREATED: { group: words.groups.products, sentence: words.aProductWasAddedAlsoAsADraft },
  PRODUCT_UPDATED: { group: words.groups.products, sentence: words.aProductWasChangedInAnyWay },
  PRODUCT_DELETED: { group: words.groups.products, sentence: words.aProductWasDeleted },
  PRODUCT_PUBLISHED: { group: words.groups.products, sentence: words.aProductWasPublished },
  PRICE_CHANGED: { group: words.groups.products, sentence: words.aPriceChanged },
  STOCK_CHANGED: { group: words.groups.products, sentence: words.availabilityOrDaysOfDelivery },
  RATE_CHANGED: { group: words.groups.products, sentence: words.aRateChanged },
  CATEGORY_CREATED: { group: words.groups.categories, sentence: words.aCategoryWasAdded },
  CATEGORY_UPDATED: { group: words.groups.categories, sentence: words.aCategoryWasChanged },
  CATEGORY_DELETED: { group: words.groups.categories, sentence: words.aCategoryWasDeleted },
  DOCUMENT_CREATED: { group: words.groups.documents, sentence: words.aDocumentWasAdded },
  DOCUMENT_UPDATED: { group: words.groups.documents, sentence: words.aDocumentWasChanged },
  DOCUMENT_DELETED: { group: words.groups.documents, sentence: words.aDocumentWasDeleted },
  TRANSLATION_WANTED: { group: words.groups.products, sentence: words.textsAreWanted },
  ENQUIRY_RECEIVED: { group: words.groups.sales, sentence: words.aBuyerHasSentAnEnquiry },
  ENQUIRY_STATE_CHANGED: { group: words.groups.sales, sentence: words.theStateOfAnEnquiryChanged },
  OFFER_SENT: { group: words.groups.sales, sentence: words.anOfferWasSentToTheBuyer },
  OFFER_ACCEPTED: { group: words.groups.sales, sentence: words.aBuyerHasAcceptedAnOffer },
  ORDER_PLACED: { group: words.groups.sales, sentence: words.aBuyerHasPlacedAnOrder },
  ORDER_CHANGED: { group: words.groups.sales, sentence: words.theStateOfAnOrderChanged },
  IMPORT_FINISHED: { group: words.groups.upkeep, sentence: words.aFileWasImported },
  IMPORT_STOPPED: { group: words.groups.upkeep, sentence: words.anImportStoppedItself },
  BACKUP_FAILED: { group: words.groups.upkeep, sentence: words.theNightlyBackupFailed },
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
