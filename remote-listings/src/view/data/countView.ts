import { firebaseConfig } from '@anunturi/shared-auth/firebase';
import { commandUrl, sendCommand } from '@anunturi/shared-auth/sendCommand';
import type { CommandInput } from '@anunturi/shared-domain/commands/commands';

/** Tells trusted code that somebody looks at a listing; it counts a device once a day. Nothing waits for an answer. */
export function countView(listingId: string): void {
  const input: CommandInput<'countView'> = { listingId };
  // A beacon shows no token. Whether either arrives is nobody's wait.
  if (firebaseConfig().appCheck) sendCommand('countView', input, {}).catch(() => {});
  else navigator.sendBeacon(commandUrl('countView'), JSON.stringify(input));
}
