import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A person who types and taps asks far less; the device is an address with a browser. */
const DEVICE_PER_MINUTE = 240;
/** Many phones share an address, and the HTML server asks for all its pages from one: above this it is no use but an attack. */
const ADDRESS_PER_MINUTE = 12_000;
const MINUTE_S = 60;

/** How many seconds a caller has to wait before the next search: 0 nearly always. Counted in memory, for this process alone. */
export function createSearchLimit() {
  const devices = new RateLimiterMemory({ points: DEVICE_PER_MINUTE, duration: MINUTE_S });
  const addresses = new RateLimiterMemory({ points: ADDRESS_PER_MINUTE, duration: MINUTE_S });
  return async (address: string, userAgent: string): Promise<number> => {
    // A program without a browser's name is counted by its address alone, as the HTML server is.
    const isBrowser = userAgent.startsWith('Mozilla/');
    try {
      if (isBrowser) await devices.consume(`${address} ${userAgent}`);
      await addresses.consume(address);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.ceil(refused.msBeforeNext / 1000);
    }
    return 0;
  };
}
