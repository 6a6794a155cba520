import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandInput, CommandResult } from '@anunturi/shared-domain/commands/commands';

export type SecurityLine = CommandResult<'readSecurityLog'>['entries'][number];
export type SecuritySearch = Omit<CommandInput<'readSecurityLog'>, 'after'>;

/** A page of the security log, the newest first. */
export async function readSecurityLog(search: SecuritySearch, after: string | null) {
  const page = await callCommand('readSecurityLog', { ...search, ...(after && { after }) });
  return { rows: page.entries, next: page.next ?? null };
}
