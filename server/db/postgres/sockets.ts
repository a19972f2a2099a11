import { Socket } from 'node:net';

/** Collects the sockets of connections, so that those to a silent server can be closed, which ends all waiting for them. */
export function createSockets() {
  const open = new Set<Socket>();
  return {
    /** Makes a socket for `pg`. */
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
