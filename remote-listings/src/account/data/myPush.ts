import { callCommand } from '@anunturi/shared-auth/callCommand';
import { readPushSubscription } from '@anunturi/shared-auth/readPushSubscription';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import type { PushKind } from '@anunturi/shared-domain/people/pushKinds';

/** What this device may do; `needsInstall`: an iPhone or iPad, whose browser takes notifications for installed pages alone. */
type DevicePush = 'on' | 'off' | 'denied' | 'needsInstall' | 'unsupported';
export type MyPush = Omit<CommandResult<'readMyPush'>, 'isThisOn'> & { device: DevicePush };

/** Whether notifications come here, on how many devices, and which kinds are off. @throws MarketError offline, unavailable */
export async function readMyPush(): Promise<MyPush> {
  const endpoint = (await readPushSubscription())?.endpoint;
  const { isThisOn, ...mine } = await callCommand('readMyPush', endpoint ? { endpoint } : {});
  return { ...mine, device: await readDevice(isThisOn) };
}

/** Switches a kind on or off, on all devices. @throws MarketError offline, unavailable */
export async function setPushWish(kind: PushKind, wanted: boolean): Promise<void> {
  await callCommand('setPushWish', { kind, wanted });
}

/** Asks the person's browser, and tells this device from then on; false when they refuse. @throws MarketError offline, unavailable */
export async function startPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = (await navigator.serviceWorker.getRegistration())!;
  // One from before may be for other keys, or of another person.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await callCommand('savePush', { endpoint: endpoint ?? '', p256dh, auth });
  return true;
}

/** Tells this device nothing any more. @throws MarketError offline, unavailable */
export async function stopPush(): Promise<void> {
  const subscription = await readPushSubscription();
  if (!subscription) return;
  await callCommand('removePush', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function readDevice(isThisOn: boolean): Promise<DevicePush> {
  // Safari alone knows the word, and not the rest before the page is installed.
  const isInstalled = (navigator as { standalone?: boolean }).standalone;
  if (isInstalled === false && !('PushManager' in globalThis)) return 'needsInstall';
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.pushManager || !('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isThisOn && Notification.permission === 'granted' ? 'on' : 'off';
}
