import type { Role } from '@anunturi/shared-domain/people/roles';
import type { UserFields } from '@anunturi/shared-domain/people/user';

/** The invented people and companies of the demonstration; telephone numbers and fiscal codes belong to nobody. */
export type Person = {
  uid: string;
  name: string;
  email: string;
  phone?: string;
  /** Answers on WhatsApp at that phone. */
  whatsApp?: true;
  company?: NonNullable<UserFields['company']>;
  locality: string;
  memberForDays: number;
  trusted?: boolean;
  /** In the administration. */
  role?: Exclude<Role, 'user'>;
  /** Shown so on listings; the company's name when there is one, unless told. */
  sellerName?: string;
};
