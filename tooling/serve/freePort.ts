import { createServer } from 'node:net';

/** The wanted port when nobody listens on it; otherwise says so and ends with status 1. */
export async function freePort(wanted: number, hostname: string): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${wanted} is used by another program.`
          : `Port ${wanted} cannot be used (${error.code}).`;
      console.error(`${why} Choose another one, for example: PORT=${wanted + 1} npm start`);
      process.exit(1);
    });
    probe.listen(wanted, hostname, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
