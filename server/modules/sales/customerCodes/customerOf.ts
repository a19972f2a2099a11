/** Strangers share these domains, so an address of one names no company. The ending of the country does not matter. */
const shared = new Set([
  ...['gmail', 'googlemail', 'hotmail', 'outlook', 'live', 'msn', 'windowslive', 'yahoo', 'ymail', 'rocketmail'],
  ...['yandex', 'icloud', 'me', 'mac', 'aol', 'gmx', 'web', 'mail', 'proton', 'protonmail', 'pm', 'tutanota', 'zoho'],
  ...['mynet', 'ttmail', 'superonline', 'turk', 'ttnet', 'hushmail', 'fastmail', 'inbox', 'qq', '163', 'duck'],
]);

/** Returns the domain by which the customer of an e-mail address is known; null where strangers share it. */
export function customerOf(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const [name = ''] = domain.split('.');
  return domain === '' || shared.has(name) ? null : domain;
}
