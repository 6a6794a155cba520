/** Where this device takes notifications; undefined or null where it has none. */
export const readPushSubscription = async (): Promise<PushSubscription | null | undefined> =>
  (await globalThis.navigator?.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
