/** Ends notifications on this device, where it has them: what they tell is not for the next person who signs in. */
export async function endPush(): Promise<void> {
  try {
    const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch (error) {
    console.error('Notifications on this device could not be ended', error);
  }
}
