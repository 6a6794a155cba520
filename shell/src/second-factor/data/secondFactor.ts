import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

export type SecondFactorState = CommandResult<'readSecondFactorState'>;
export type NewApp = CommandResult<'beginSecondFactor'>;

/** Whether the account has a second factor. @throws MarketError */
export const readState = (): Promise<SecondFactorState> => callCommand('readSecondFactorState', {});

/** A new app to set up. @throws MarketError recentSignInNeeded */
export const beginApp = (): Promise<NewApp> => callCommand('beginSecondFactor', {});

/** The app's first code; answers the recovery codes. @throws MarketError recentSignInNeeded, invalidInput, wrongStatus */
export const confirmApp = async (code: string): Promise<string[]> =>
  (await callCommand('confirmSecondFactor', { code })).recoveryCodes;

/** @throws MarketError recentSignInNeeded */
export const renewCodes = async (): Promise<string[]> =>
  (await callCommand('renewRecoveryCodes', {})).recoveryCodes;

/** @throws MarketError recentSignInNeeded, notAllowed */
export const endSecondFactor = async (): Promise<void> => {
  await callCommand('endSecondFactor', {});
};
