import { createServer } from 'node:net';

/** The wanted port when nobody listens on it. @throws the error of listening otherwise, which every program tells alike */
export async function freePort(wanted: number, hostname: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, hostname, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
