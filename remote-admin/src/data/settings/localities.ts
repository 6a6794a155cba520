import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandInput } from '@anunturi/shared-domain/commands/commands';

/** Adds a place of the county. @throws MarketError invalidInput with its fields, such as a name that is taken */
export async function addLocality(place: CommandInput<'addLocality'>): Promise<void> {
  await callCommand('addLocality', place);
}

/** Renames a place, takes it out of use for new listings or back. @throws MarketError invalidInput with its fields */
export async function changeLocality(change: CommandInput<'changeLocality'>): Promise<void> {
  await callCommand('changeLocality', change);
}
