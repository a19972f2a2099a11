import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type Ask = {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Another address of this machine, such as 127.0.3.9, for another visitor. */
  from?: string;
  /** Hangs up after so many bytes of the answer. */
  breakOffAfter?: number;
  /** Hangs up after so many bytes of the body were sent. */
  sendOnly?: number;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Milliseconds after which a request counts as hung: longer than any limit of the server. */
export const patience = 150_000;

/** Nobody answered in time. */
export class Hung extends Error {}

/** One request on a connection of its own; undefined when we hung up as asked. */
export const exchange = (origin: string, ask: Ask) =>
  new Promise<Answer | undefined>((resolve, reject) => {
    const { path, method = 'GET', headers = {}, body, from, breakOffAfter, sendOnly } = ask;
    const asked = request(origin, { path, method, headers, agent: false, ...(from && { localAddress: from }) });
    const hangUp = () => {
      resolve(undefined);
      asked.destroy();
    };
    asked.setTimeout(patience, () => asked.destroy(new Hung(`${method} ${path} was not answered`)));
    asked.on('error', reject);
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (breakOffAfter !== undefined && length >= breakOffAfter) hangUp();
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks).toString() });
      });
    });
    if (sendOnly === undefined) return void asked.end(body);
    const bytes = Buffer.from(body ?? '');
    asked.setHeader('Content-Length', bytes.length);
    asked.write(bytes.subarray(0, sendOnly), () => setTimeout(hangUp, 20));
  });

/** Of an answer that is none: the server's fault, whatever the request was. Empty when there is nothing to say. */
export function faultOf(answer: Answer | undefined): string {
  if (!answer) return '';
  const { status, body } = answer;
  if (body.includes('"code":"INTERNAL_SERVER_ERROR"')) return body.slice(0, 300);
  return status >= 500 ? `status ${status}: ${body.slice(0, 300)}` : '';
}
