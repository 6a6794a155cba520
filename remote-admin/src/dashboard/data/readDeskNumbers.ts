import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

export type DeskNumbers = CommandResult<'readDeskNumbers'>;

/** Decisions of today. @throws MarketError notAllowed, offline, unavailable */
export const readDeskNumbers = (): Promise<DeskNumbers> => callCommand('readDeskNumbers', {});

/** Those of each person who may decide; none for others than administrators. @throws MarketError notAllowed, offline, unavailable */
export const readPeopleNumbers = async (): Promise<NonNullable<DeskNumbers['people']>> =>
  (await callCommand('readDeskNumbers', { byPerson: true })).people ?? [];
