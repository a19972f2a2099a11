import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type Ask = {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Keeps connections open; without one, each request has a connection of its own. */
  agent?: Agent;
  /** The request comes from this address of the machine, such as 127.0.3.9: the server takes it for another visitor. */
  from?: string;
  /** The client hangs up after so many bytes of the answer. */
  breakOffAfter?: number;
  /** The client hangs up after it has sent so many bytes of the body. */
  sendOnly?: number;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** A request counts as hung after so many milliseconds, which is longer than any limit of the server. */
export const patience = 150_000;

/** The server did not answer within `patience`. */
export class Hung extends Error {}

/** Tells whether an error of Node has one of these codes. */
export const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Sends one request; undefined when the client hung up as it was asked to. */
export const exchange = (origin: string, ask: Ask) =>
  new Promise<Answer | undefined>((resolve, reject) => {
    const { path, method = 'GET', headers = {}, body, agent, from, breakOffAfter, sendOnly } = ask;
    const options = { path, method, headers, agent: agent ?? false, ...(from && { localAddress: from }) };
    const asked = request(origin, options);
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

/** Describes a fault of the server, which no request may cause; empty when the answer shows none. */
export function faultOf(answer: Answer | undefined): string {
  if (!answer) return '';
  const { status, body } = answer;
  if (body.includes('"code":"INTERNAL_SERVER_ERROR"')) return body.slice(0, 300);
  return status >= 500 ? `status ${status}: ${body.slice(0, 300)}` : '';
}
