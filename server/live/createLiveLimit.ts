import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../app/refuse';

/** Five tabs that each ask once a second. */
const PERSON_PER_MINUTE = 300;
/** Many phones share an address; above this it is no use but an attack. */
const ADDRESS_PER_MINUTE = 12_000;
const MINUTE_S = 60;

/** How often open conversations may ask, counted in memory, for this process alone. @throws Refusal tooFast */
export function createLiveLimit() {
  const people = new RateLimiterMemory({ points: PERSON_PER_MINUTE, duration: MINUTE_S });
  const addresses = new RateLimiterMemory({ points: ADDRESS_PER_MINUTE, duration: MINUTE_S });
  const count = async (limiter: RateLimiterMemory, key: string) => {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      refuse('tooFast');
    }
  };
  return {
    ofPerson: (uid: string) => count(people, uid),
    ofAddress: (address: string) => count(addresses, address),
  };
}
