import type { HistoryEntity } from '../../../graphql/generated/schema.ts';

const listed = (path: string) => (_: string, name: string) =>
  `/admin/${path}${name && `?q=${encodeURIComponent(name)}`}`;
const only = (path: string) => () => `/admin/${path}`;

/** The address of an entity in the admin area; null where no screen shows it alone. */
const addresses: Record<HistoryEntity, ((id: string, name: string) => string) | null> = {
  PRODUCT: (id) => `/admin/products/${encodeURIComponent(id)}`,
  WAITING: (id) => `/admin/products/${encodeURIComponent(id)}`,
  CATEGORY: listed('categories'),
  ATTRIBUTE: listed('attributes'),
  KIND: listed('kinds'),
  FAMILY: listed('families'),
  DOCUMENT: listed('documents'),
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
};

export const placeOf = ({ entity, id, name }: { entity: HistoryEntity; id: string | null; name: string }) =>
  id === null ? null : (addresses[entity]?.(id, name) ?? null);
