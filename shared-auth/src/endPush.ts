import { readPushSubscription } from './readPushSubscription';

/** Ends notifications on this device, where it has them: what they tell is not for the next person who signs in. */
export async function endPush(): Promise<void> {
  try {
    await (await readPushSubscription())?.unsubscribe();
  } catch (error) {
    console.error('Notifications on this device could not be ended', error);
  }
}
