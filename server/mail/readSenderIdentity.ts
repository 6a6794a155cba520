import { siteSettingsSchema } from '@anunturi/shared-domain/site/settings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { siteConfig } from '../app/siteConfig';
import type { Store } from '../app/data/Store';

/** Whose name and address stand on e-mails, and where answers go. */
export type SenderIdentity = { name: string; address: string; replyTo: string };

/** As administrators set it; what they did not set is the site's. A sender that the mail server refuses is their choice too. */
export async function readSenderIdentity(store: Store): Promise<SenderIdentity> {
  const config = siteConfig();
  const settings = await store.get(documentPaths.settings('site'), siteSettingsSchema);
  const { sender = {} } = settings ?? {};
  return {
    name: sender.name ?? config.name,
    address: sender.address ?? config.contactEmail,
    replyTo: sender.replyTo ?? config.contactEmail,
  };
}
