import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE_S = 60;

/** Counts calls by a key, in memory and for this process alone; answers how many seconds to wait before the next: 0 nearly always. */
export function createRateLimit(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE_S });
  return async (key: string): Promise<number> => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.ceil(refused.msBeforeNext / 1000);
    }
  };
}
