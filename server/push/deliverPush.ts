import webPush from 'web-push';
import type {
  Pushed,
  PushSubscriptionFields,
} from '@anunturi/shared-domain/people/pushSubscription';
import { siteConfig } from '../app/siteConfig';
import { isPushAddress } from './isPushAddress';
import type { VapidKeys } from './vapidKeys';

/** How it ended: `gone`, when the device takes nothing any more; `later`, when the service may take it another time. */
export type Delivered = { kind: 'taken' | 'gone' | 'refused' } | { kind: 'later'; error: string };

/** As long a push service keeps it for a device that is off. */
const TTL_S = 24 * 60 * 60;
const TIME_LIMIT_MS = 10_000;

type Device = Pick<PushSubscriptionFields, 'endpoint' | 'p256dh' | 'auth'>;

/** Encrypts a notification for one device (RFC 8291) and hands it to its push service (RFC 8030); throws nothing. */
export async function deliverPush(
  { endpoint, p256dh, auth }: Device,
  pushed: Pushed,
  keys: VapidKeys,
): Promise<Delivered> {
  // It was asked when it was kept; the list may be shorter since.
  if (!isPushAddress(endpoint)) return { kind: 'gone' };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(pushed),
    {
      vapidDetails: { subject: `mailto:${siteConfig().contactEmail}`, ...keys },
      TTL: TTL_S,
      topic: pushed.tag.slice(-32),
      contentEncoding: 'aes128gcm',
    },
  );
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: new Uint8Array(body ?? []),
      redirect: 'manual', // to where nobody has looked
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await answer.body?.cancel();
    return toDelivered(answer.status);
  } catch (error) {
    return { kind: 'later', error: (error as Error).message };
  }
}

function toDelivered(status: number): Delivered {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', error: `status ${status}` };
  return { kind: 'refused' };
}
