import type { IncomingHttpHeaders } from 'node:http';

/** Returns what a request sends as `Authorization: Bearer …`; undefined without it, and for other ways to authorize. */
export const bearerOf = ({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
