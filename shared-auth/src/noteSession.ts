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
 * notices a changed password. Answers whether the session has yet to prove the second factor. One that was ended elsewhere ends here.
 * Other failures are logged; the next day tells again.
 */
export async function noteSession(user: User): Promise<boolean> {
  const device = number.get() ?? newKey();
  number.set(device);
  try {
    const idToken = await user.getIdToken();
    const { awaitsCode } = await sendCommand('noteSession', { device }, { idToken });
    noted.set(toIsoDay(new Date()));
    return awaitsCode;
  } catch (error) {
    if (isMarketError(error) && error.code === 'signInNeeded') await endHere();
    else console.warn('This session could not be noted', error);
    return false;
  }
}

/** The same once a day. */
export async function noteSessionToday(user: User): Promise<boolean> {
  return noted.get() !== toIsoDay(new Date()) && noteSession(user);
}
