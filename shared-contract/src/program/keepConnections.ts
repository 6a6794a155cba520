type Socket = { readonly destroyed: boolean; destroy(): unknown; once: OnClose };
type OnClose = (event: 'close', listener: () => void) => unknown;
/** An HTTP server of Node, as far as its connections matter. */
type Server = {
  keepAliveTimeout: number;
  on(event: 'connection', listener: (socket: Socket) => void): unknown;
  closeIdleConnections(): void;
};

/** Longer than a proxy or browser keeps a connection (10 minutes at Google's): one closed as it is used is a failed page or act. */
const IDLE_MS = 620_000;
/** Open at a time: each takes a file descriptor and some memory, and one address alone can open many; open conversations wait in 5,000. */
const SOCKETS_MAX = 8000;

/**
 * Keeps the connections of a server for as long as those who ask would use them, and no more than so many: those that rest are closed
 * before a new one is refused.
 */
export function keepConnections(server: Server, most = SOCKETS_MAX): void {
  server.keepAliveTimeout = IDLE_MS;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    if (open.size <= most) return;
    server.closeIdleConnections();
    for (const each of open) if (each.destroyed) open.delete(each);
    if (open.size > most) socket.destroy();
  });
}
