/** A gate in front of a port: what the network between two machines is, and can be cut as one. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Gate {
  port: number;
  /** From now on nothing comes through, and nobody is told: connections stay open and silent, as when a cable is pulled. */
  cut: () => void;
  /** What was cut ends, and what is new comes through. */
  mend: () => void;
  close: () => void;
}

/** Opens a gate on a free port of this machine to another one. */
export async function openGate(target: () => number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Whoever is on the other side hears that it has ended.
    socket.on('error', () => undefined);
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) {
      near.pause();
      return;
    }
    const far = keep(connect(target(), '127.0.0.1'));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: portOf(server),
    cut: () => {
      isCut = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    mend: () => {
      isCut = false;
      end();
    },
    close: () => {
      end();
      server.close();
    },
  };
}

/** The port that a server listens on. @throws when it listens on none */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}
