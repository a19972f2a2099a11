import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../settings/config.ts';
import type { Services } from '../context/context.ts';
import { operationOf, requestIdOf, takeRequestId } from '../http/requestNames.ts';
import { routeName } from '../http/routeName.ts';

type Settings = Pick<Config, 'ACCESS_LOG' | 'TRUST_PROXY'>;

/** Logs each response where `ACCESS_LOG` is on, and those slower than `SLOW_MS`. */
export function createRequestLog({ ACCESS_LOG, TRUST_PROXY }: Settings, { log, slow }: Pick<Services, 'log' | 'slow'>) {
  return (req: IncomingMessage, res: ServerResponse) => {
    if (TRUST_PROXY > 0) takeRequestId(req);
    const started = performance.now();
    // They are read now, since routers change the address, and a socket carries one request after the other.
    const { method, url, socket } = req;
    const before = socket.bytesWritten;
    res.once('close', () => {
      const took = performance.now() - started;
      const names = () => ({
        requestId: requestIdOf(req),
        method,
        route: routeName(url),
        operation: operationOf(req),
        status: res.statusCode,
      });
      if (ACCESS_LOG === 'on') {
        log.info({ ...names(), ms: Math.round(took), bytes: socket.bytesWritten - before }, 'answered');
      }
      // The duration of a file depends on the client's connection.
      if (!res.getHeader('Content-Disposition')) slow('request', took, names);
    });
  };
}
