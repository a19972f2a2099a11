import type { IncomingMessage, ServerResponse } from 'node:http';
import { startPage } from '../site/startPage.ts';

/** Answers while the site opens: `/health/ready` names the present step, and visitors see a page that asks them to wait. */
export function createStartListener() {
  let busyWith = 'opening the site';
  return {
    doing: (what: string) => void (busyWith = what),
    listener(req: IncomingMessage, res: ServerResponse) {
      const path = req.url?.split('?')[0];
      if (path === '/health/live') return answer(res, 200, { status: 'live' });
      if (path !== '/health/ready') return startPage(req, res);
      answer(res, 503, { status: 'unavailable', problems: [`starting: ${busyWith}`] });
    },
  };
}

function answer(res: ServerResponse, status: number, body: object) {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify(body));
}
