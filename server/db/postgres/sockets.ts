import { Socket } from 'node:net';

/** The sockets of connections, so that those to a server that fell silent can be given up: whoever waits on one then hears of it. */
export function createSockets() {
  const open = new Set<Socket>();
  return {
    /** For `pg`. */
    stream() {
      const socket = new Socket();
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      return socket;
    },
    cut: () => open.forEach((socket) => socket.destroy()),
  };
}

export type Sockets = ReturnType<typeof createSockets>;
