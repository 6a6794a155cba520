import {
  marketErrorMessages,
  type MarketErrorCode,
} from '@anunturi/shared-domain/site/marketError';
import type { Caller } from '../callers/Caller';
import type { Store } from '../data/Store';

type KeptMeans = { caller: Caller; store: Store; now: Date };

/** A command that ends with an expected failure; nothing of it is kept but what `kept` writes. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: MarketErrorCode,
    message: string = marketErrorMessages[code],
    /** What is wrong with which field, in Romanian. */
    readonly fields?: Record<string, string>,
    /** What is kept all the same, in a transaction of its own. */
    readonly kept?: (means: KeptMeans) => Promise<void>,
  ) {
    super(message);
  }
}

/** Ends the command: the person reads the message. @throws Refusal */
export function refuse(code: MarketErrorCode, message?: string): never {
  throw new Refusal(code, message);
}

const statuses: Partial<Record<MarketErrorCode, 401 | 403 | 404 | 413 | 429 | 503>> = {
  signInNeeded: 401,
  notAllowed: 403,
  appCheckNeeded: 403,
  secondFactorNeeded: 403,
  blocked: 403,
  emailNotVerified: 403,
  notFound: 404,
  tooLarge: 413,
  dailyLimit: 429,
  workNeeded: 429,
  tooFast: 429,
  unavailable: 503,
};

/** The status of HTTP that a refusal is answered with. */
export const statusOf = (code: MarketErrorCode) => statuses[code] ?? 400;
