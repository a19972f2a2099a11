import { connect, type NetConnectOpts } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Sends these bytes as they are and resolves with the whole answer once the server has closed the connection. `from` is
 * another address of this machine, such as 127.0.0.9, for another visitor.
 */
export const rawRequest = (origin: string, bytes: string, { from }: { from?: string } = {}) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(origin);
    const options: NetConnectOpts = { host: hostname, port: Number(port), ...(from && { localAddress: from }) };
    let reply = '';
    // Only the server may close it: a client that did so would hide a socket that is never closed.
    const socket = connect({ ...options, allowHalfOpen: true }, () => socket.write(bytes));
    socket.on('data', (data) => (reply += data.toString('latin1')));
    socket.on('error', (error) => (reply += `[${error.message}]`));
    socket.on('end', () => resolve(reply));
    socket.on('close', () => resolve(reply));
    onTestFinished(() => void socket.destroy());
  });
