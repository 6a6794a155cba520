import { createHash } from 'node:crypto';

/**
 * An e-mail address as a digest, the same for every spelling that reaches one mailbox: what follows a plus, and the dots of
 * Gmail, are left out.
 */
function addressDigest(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const isGmail = ['gmail.com', 'googlemail.com'].includes(domain);
  const plain = local.replace(/\+.*$/, '');
  const mailbox = isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
  return createHash('sha256').update(mailbox).digest('hex');
}

/** Left when its person is blocked, with whose it was; no rule lets a browser in. */
export const BLOCKED_ADDRESSES = 'blockedAddresses';
export const blockedAddressPath = (email: string): string =>
  `${BLOCKED_ADDRESSES}/${addressDigest(email)}`;
