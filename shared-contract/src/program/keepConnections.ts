type OnClose = (event: 'close', listener: () => void) => unknown;
type Socket = { readonly bytesRead: number; destroy(): unknown; once: OnClose };
/** An HTTP server of Node, as far as its connections matter. */
type Server = {
  keepAliveTimeout: number;
  on(event: 'connection', listener: (socket: Socket) => void): unknown;
  on(
    event: 'request',
    listener: (request: { socket: Socket }, answer: { once: OnClose }) => void,
  ): unknown;
};

/** Longer than a proxy or browser keeps a connection (10 minutes at Google's): one closed as it is used is a failed page or act. */
const IDLE_MS = 620_000;
/** Open at a time: each takes a file descriptor and some memory, and one address alone can open many; open conversations wait in 5,000. */
const SOCKETS_MAX = 8000;

/**
 * Keeps the connections of a server for as long as those who ask would use them, and no more than so many: the one that rests longest is
 * closed before a new one is refused. Each new one costs the same, however many there are.
 */
export function keepConnections(server: Server, most = SOCKETS_MAX): void {
  server.keepAliveTimeout = IDLE_MS;
  const open = new Set<Socket>();
  /** Those whose last answer has ended, by when it did, with how much had come over them. */
  const resting = new Map<Socket, number>();
  /** Requests of each that wait for their answers: several where a client sends the next before it has the first. */
  const waiting = new WeakMap<Socket, number>();
  const close = (socket: Socket) => {
    open.delete(socket);
    resting.delete(socket);
    socket.destroy();
  };
  const closeOneAtRest = () => {
    for (const [socket, bytesRead] of resting) {
      if (socket.bytesRead === bytesRead) return close(socket);
      resting.delete(socket); // its next request is on its way
    }
  };
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => close(socket));
    if (open.size > most) closeOneAtRest();
    if (open.size > most) close(socket);
  });
  server.on('request', ({ socket }, answer) => {
    resting.delete(socket);
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
    answer.once('close', () => {
      const left = (waiting.get(socket) ?? 0) - 1;
      waiting.set(socket, left);
      if (left === 0 && open.has(socket)) resting.set(socket, socket.bytesRead);
    });
  });
}
