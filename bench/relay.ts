/** Passes bytes on to a server and holds its answers back for some milliseconds, as a network does: `relay.ts port host target delay`. */
import { connect, createServer } from 'node:net';

const [port, host, target, delay] = process.argv.slice(2);

createServer((incoming) => {
  const outgoing = connect(Number(target), host);
  incoming.setNoDelay(true);
  outgoing.setNoDelay(true);
  incoming.pipe(outgoing);
  outgoing.on('data', (part) => setTimeout(() => incoming.write(part), Number(delay)));
  outgoing.on('end', () => setTimeout(() => incoming.end(), Number(delay)));
  for (const socket of [incoming, outgoing]) {
    socket.on('error', () => {
      incoming.destroy();
      outgoing.destroy();
    });
  }
}).listen(Number(port), '127.0.0.1');
