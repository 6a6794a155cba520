// The embedded Firebase as a process of its own, with a stopwatch around every request: node --import tsx serve.ts DATA_FOLDER
import { PROJECT } from './sendScenario';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { openFirebase } from '../src/server/openFirebase';
import { reportFailures } from '../src/server/reportFailures';

reportFailures();

const [, , dataFolder = ''] = process.argv;
const firebase = await openFirebase({
  dataFolder,
  configFile: join(import.meta.dirname, 'rules/firebase.json'),
  projectId: PROJECT,
  siteOrigin: 'http://localhost:3000',
  testMode: true,
  production: false,
  log: () => {},
});
let times: number[] = [];

const server = createAdaptorServer({
  fetch: async (request: Request, env: object) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/bench') {
      const taken = times;
      times = [];
      return Response.json({
        times: taken,
        rssMb: residentMb('VmRSS'),
        peakMb: residentMb('VmHWM'),
      });
    }
    const start = performance.now();
    const answer = await firebase.app.fetch(request, env);
    times.push(performance.now() - start);
    return answer;
  },
}) as Server;
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void firebase.close());
});

/** Resident memory in MB from the system; 0 where it does not tell. */
function residentMb(name: string): number {
  try {
    return (
      (Number(
        new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1],
      ) *
        1024) /
      1_000_000
    );
  } catch {
    return 0;
  }
}
