import type * as z from 'zod/mini';

/** What a page and trusted code agree on about one act that others see. */
export type CommandContract<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  Code extends string = string,
> = {
  /** The last part of its address: `POST /api/{name}`. */
  name: Name;
  input: Input;
  result: Result;
  /** Codes of MarketError that this act answers beside `commonCommandErrors`. */
  errors: readonly Code[];
};

/** What any command may answer. */
export const commonCommandErrors = [
  'invalidInput',
  'signInNeeded',
  'secondFactorNeeded',
  'emailNotVerified',
  'blocked',
  'notAllowed',
  'dailyLimit',
  'workNeeded',
  'appCheckNeeded',
  'tooLarge',
  'unavailable',
  'notFound',
] as const;

/** Keeps the exact types of a contract. */
export const defineContract = <
  const Name extends string,
  Input extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  const Code extends string,
>(
  contract: CommandContract<Name, Input, Result, Code>,
): CommandContract<Name, Input, Result, Code> => contract;
