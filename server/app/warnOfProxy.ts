import type { IncomingMessage } from 'node:http';
import type { Services } from '../context/context.ts';
import type { Config } from '../settings/config.ts';

/** Warns once that limits cannot tell visitors apart. */
export function warnOfProxy({ TRUST_PROXY }: Config, { log }: Services) {
  let isSaid = TRUST_PROXY > 0;
  return ({ headers }: IncomingMessage) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn(
      'A request carries X-Forwarded-For, and TRUST_PROXY is 0: if a proxy stands in front, all visitors share one limit ' +
        'on sign-ins and messages. Set TRUST_PROXY=1.',
    );
  };
}
