import {
  DEVICE_NUMBER_KEY,
  SESSION_NOTED_KEY,
} from '@anunturi/shared-contract/page/localStorageKeys';
import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { deviceText } from '@anunturi/shared-runtime/storage/deviceText';
import type { User } from 'firebase/auth';
import { endHere } from './endHere';
import { newKey, sendCommand } from './sendCommand';

const number = deviceText(DEVICE_NUMBER_KEY);
const noted = deviceText(SESSION_NOTED_KEY);

/**
 * Tells trusted code that somebody is signed in on this device: it lists the device, writes to its person when it is a new one, and
 * notices a changed password. A session that was ended elsewhere ends here. Other failures are logged; the next day tells again.
 */
export async function noteSession(user: User): Promise<void> {
  const device = number.get() ?? newKey();
  number.set(device);
  try {
    await sendCommand('noteSession', { device }, { idToken: await user.getIdToken() });
    noted.set(toIsoDay(new Date()));
  } catch (error) {
    if (isMarketError(error) && error.code === 'signInNeeded') return endHere();
    console.warn('This session could not be noted', error);
  }
}

/** The same once a day. */
export async function noteSessionToday(user: User): Promise<void> {
  if (noted.get() !== toIsoDay(new Date())) await noteSession(user);
}
