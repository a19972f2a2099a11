import type { Context } from '../../../context/context.ts';
import { badInput } from '../../../core/errors.ts';
import { webhookEvents } from '../../../db/tables/webhookTables.ts';
import type { WebhookInput } from '../../../generated/resolvers.ts';
import { leadsInside } from '../../../http/publicAddress.ts';
import { RefusedAddress, refuseUnsafe } from '../../../http/checkedRequest.ts';
import { refuseBeyond } from './webhookRights.ts';
import type { WebhookRecord, WebhookValues } from '../../people/webhooks/webhooks.store.ts';

const setting = 'WEBHOOK_HOSTS';
const inside = 'This address leads into an inner network. The setting WEBHOOK_HOSTS names the ones that may.';

/**
 * Returns what is entered of a webhook; what is left out is as before. Throws `BAD_USER_INPUT`, and for keys `SCOPE_MISSING` and
 * `FORBIDDEN` where the webhook would send more than the key may read.
 */
export async function readWebhook(
  context: Context,
  { name, url, events, whole, personalData, importedRows }: WebhookInput,
  before?: WebhookRecord,
): Promise<WebhookValues> {
  if (events.length === 0) throw badInput('events', 'Choose at least one event.');
  const values = {
    name,
    url: await readAddress(url, context.webhookHosts, before?.url),
    events: webhookEvents.filter((event) => events.includes(event)),
    whole: whole ?? before?.whole ?? false,
    personalData: personalData ?? before?.personalData ?? false,
    importedRows: importedRows ?? before?.importedRows ?? false,
  };
  if (values.personalData && !values.whole)
    throw badInput('personalData', 'Personal data is sent with whole contents.');
  refuseBeyond(context, values);
  return values;
}

/** A name that nobody knows now may be known later: then a try says so. */
async function readAddress(text: string, trusted: readonly string[], before: string | undefined) {
  if (text === before) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw badInput('url', 'This is no address such as https://erp.firma.com.tr/webhooks.');
  if (url.username || url.password) throw badInput('url', 'A name and a password do not belong into the address.');
  url.hash = '';
  try {
    refuseUnsafe(url, { trusted, setting });
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    throw badInput('url', isInside(error) ? inside : error.message);
  }
  if (!trusted.includes(url.hostname) && (await leadsInside(url.hostname))) throw badInput('url', inside);
  return url.href;
}

const isInside = ({ message }: RefusedAddress) => message.includes(setting);
