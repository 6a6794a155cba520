// The watch of releases as a service (docs/platform.md): what `npm run release:watch` does, configured by its environment.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { readOrigin } from '@anunturi/shared-contract/program/readOrigin';
import { readPort } from '@anunturi/shared-contract/program/readPort';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { platformKeys } from '@anunturi/edge/registry/configuredGrants';
import { readSigner } from '../release/releaseKeys';
import { openTarget } from '../release/openTarget';
import { logLook, startWatch } from '../release/startWatch';

reportFailures();

/** Three looks: longer without one, and new versions are not watched. */
const BLIND_MS = 60_000;

const { RELEASES_TARGET, SITE_ORIGIN, STATUS_TOKEN, PROJECT_ID, PORT, RELEASE_KEY } = process.env;
if (!RELEASES_TARGET || !SITE_ORIGIN || !STATUS_TOKEN)
  throw new ExpectedFailure(
    'The watch of releases does not know what it watches.',
    'Set RELEASES_TARGET (gs://bucket), SITE_ORIGIN (https://...) and STATUS_TOKEN, the one of the site.',
    2,
  );

let seenMs = performance.now();
const stop = startWatch({
  target: openTarget(RELEASES_TARGET),
  site: { origin: readOrigin(SITE_ORIGIN), token: STATUS_TOKEN },
  project: PROJECT_ID,
  signing: { platformKeys, ...(RELEASE_KEY && { sign: readSigner(RELEASE_KEY) }) },
  onLook(about) {
    seenMs = performance.now();
    logLook(about);
  },
});

// `/readyz` is 503 while it sees nothing: the alert of docs/slo says why, a restart would not help.
const server = createServer((request, answer) => {
  const isBlind = performance.now() - seenMs > BLIND_MS;
  const status = { '/healthz': 200, '/readyz': isBlind ? 503 : 200 }[request.url ?? ''];
  answer.writeHead(status ?? 404).end();
});
server.listen(readPort(PORT, 8080), () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Watch of releases on port ${port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stop();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
