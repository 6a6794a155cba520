import {
  marketErrorMessages,
  type MarketErrorCode,
} from '@anunturi/shared-domain/site/marketError';

/** A command that ends with an expected failure; nothing of it is kept. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: MarketErrorCode,
    message: string = marketErrorMessages[code],
    /** What is wrong with which field, in Romanian. */
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

/** Ends the command: the person reads the message. @throws Refusal */
export function refuse(code: MarketErrorCode, message?: string): never {
  throw new Refusal(code, message);
}
