import { ExpectedFailure } from './ExpectedFailure';
import { readNumber } from './readNumber';

/**
 * PROXIES of the environment: how many proxies of our own stand in front and say in X-Forwarded-For where a request comes from. It has
 * no default: one too few lets everybody forge their address, one too many counts everybody as one. @throws ExpectedFailure
 */
export function readProxies(text: string | undefined): number {
  if (!text)
    throw new ExpectedFailure(
      'PROXIES is not set.',
      'Say how many proxies of your own requests pass through: PROXIES=1 at Cloud Run, PROXIES=0 where there is none.',
      2,
    );
  return readNumber(text, { name: 'PROXIES', fallback: 0, max: 10 });
}
