import { firebaseConfig } from '@anunturi/shared-auth/firebase';
import { commandUrl, sendCommand } from '@anunturi/shared-auth/sendCommand';
import type { CommandInput } from '@anunturi/shared-domain/commands/commands';

/** Tells trusted code that somebody looks at a listing; it counts a device once a day. Nothing waits for an answer. */
export function countView(listingId: string): void {
  const input: CommandInput<'countView'> = { listingId };
  if (firebaseConfig().appCheck) {
    // A beacon shows no token.
    sendCommand('countView', input, {}).catch((error: unknown) =>
      console.warn('A view was not counted', error),
    );
    return;
  }
  navigator.sendBeacon(commandUrl('countView'), JSON.stringify(input));
}
