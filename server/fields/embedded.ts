/** Whether it is a file itself, as a `data:` address, and not where one lies. */
export const isEmbeddedFile = (address: unknown): boolean => typeof address === 'string' && address.startsWith('data:');

/** Whether it is a picture itself, as a `data:` address, and not where one lies. */
export const isEmbedded = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('data:image/');
