import { createServer } from 'node:net';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

/** The wanted port when nobody listens on it; @throws ExpectedFailure otherwise */
export async function freePort(wanted: number, hostname: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${wanted} is used by another program.`
          : `Port ${wanted} cannot be used (${error.code}).`;
      const other = Math.min(wanted + 1, 65_535);
      reject(new ExpectedFailure(why, `Choose another one, for example: PORT=${other} npm start`));
    });
    probe.listen(wanted, hostname, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
