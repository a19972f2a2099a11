import { namesIn } from '../../../../common/labels.ts';
import type { HistoryEntity } from '../../../graphql/generated/schema.ts';

const listed = (path: string) => (_: string, name: string) =>
  `/admin/${path}${name && `?q=${encodeURIComponent(name)}`}`;
const listOf = (entity: HistoryEntity) => namesIn('en')(entity.toLowerCase())?.[1] ?? '';
const only = (path: string) => () => `/admin/${path}`;

/** The addresses in the admin area that are not a list of the entity by its name; null where no screen shows it alone. */
const addresses: Partial<Record<HistoryEntity, ((id: string, name: string) => string) | null>> = {
  PRODUCT: (id) => `/admin/products/${encodeURIComponent(id)}`,
  WAITING: (id) => `/admin/products/${encodeURIComponent(id)}`,
  REDIRECT: only('redirects'),
  PROFILE: (id) => `/admin/imports/profiles/${encodeURIComponent(id)}`,
  SECTOR: only('sectors'),
  ABOUT: only('about'),
  CONTACT: only('contact'),
  TEMPLATE: null,
  ANSWER: null,
  LANGUAGE: null,
  SYNONYM: only('words'),
  PIN: only('words?tab=pins'),
  WAITING_VALUES: null,
  MONEY: only('money'),
  EXCHANGE_RATE: only('money'),
  ENQUIRY: (id) => `/admin/messages/enquiries/${encodeURIComponent(id)}`,
  OFFER: null,
  ORDER: (id) => `/admin/orders/${encodeURIComponent(id)}`,
  CUSTOMER: (id) => `/admin/customers/${encodeURIComponent(id)}`,
};

export function placeOf({ entity, id, name }: { entity: HistoryEntity; id: string | null; name: string }) {
  if (id === null) return null;
  const address = addresses[entity];
  return address === undefined ? listed(listOf(entity))(id, name) : (address?.(id, name) ?? null);
}
