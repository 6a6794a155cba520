import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import { noteReading } from '../noteReading';
import {
  type Cursor,
  type Filter,
  type Order,
  type Page,
  readPage,
} from '@anunturi/shared-auth/firestore/readPage';

/** A person in the list; `id` is the uid. */
export type UserRow = UserFields & { id: string };

export const userFilters = {
  all: 'Toți',
  admins: 'Administratori',
  moderators: 'Moderatori',
  editors: 'Redactori',
  blocked: 'Blocați',
  trusted: 'De încredere',
  companies: 'Firme',
} as const;
export type UserFilter = keyof typeof userFilters;
export const userOrders = {
  newest: 'Cei mai noi',
  oldest: 'Cei mai vechi',
  name: 'După nume',
} as const;
export type UserOrder = keyof typeof userOrders;
export type UserSearch = { words: string; filter: UserFilter; order: UserOrder };

const conditions: Record<UserFilter, Filter[]> = {
  all: [],
  admins: [['role', '==', 'admin']],
  moderators: [['role', '==', 'moderator']],
  editors: [['role', '==', 'editor']],
  blocked: [['blocked', '==', true]],
  trusted: [['trusted', '==', true]],
  companies: [['sellerType', '==', 'company']],
};

/** What finds exactly one person or company, whatever the filter: a whole e-mail address, phone number or fiscal code. */
const exactly: readonly (readonly [
  form: RegExp,
  field: string,
  toValue: (typed: string) => string,
])[] = [
  [/@/, 'email', (typed) => typed.toLowerCase()],
  [
    /^(\+?40|0)[\s.-]?[237]([\s.-]?\d){8}$/,
    'phone',
    (typed) => typed.replace(/\D/g, '').replace(/^40/, '0'),
  ],
  [/^(RO\s?)?\d{2,10}$/i, 'company.cui', (typed) => typed.replace(/\D/g, '')],
];

/**
 * A page of people, by the beginning of the name they are known by, in order of names; or by what is theirs alone; or all of a
 * kind in the order asked.
 */
export async function readUsers(
  { words, filter, order }: UserSearch,
  after: Cursor | null,
  size?: number,
): Promise<Page<UserRow>> {
  if (after === null) await noteReading('peopleRead');
  const typed = words.trim();
  const asked = { path: documentPaths.users, schema: userSchema, size };
  const one = exactly.find(([form]) => form.test(typed));
  if (one) return readPage({ ...asked, filters: [[one[1], '==', one[2](typed)]] }, after);
  const prefix = foldDiacritics(typed).trim();
  const range: Filter[] = prefix
    ? [
        ['nameFolded', '>=', prefix],
        ['nameFolded', '<', `${prefix}\uf8ff`],
      ]
    : [];
  const sorted: Order =
    prefix || order === 'name'
      ? ['nameFolded', 'asc']
      : ['createdAt', order === 'oldest' ? 'asc' : 'desc'];
  return readPage({ ...asked, filters: [...conditions[filter], ...range], order: [sorted] }, after);
}

/** The same where everything about one person is opened: it leaves its entry in the security log. */
export async function openUser(uid: string): Promise<UserRow | null> {
  await noteReading('personRead', uid);
  return readUser(uid);
}

/** One person, to name them or see how they stand; null when the account is gone. */
export function readUser(uid: string): Promise<UserRow | null> {
  return readDocument(documentPaths.user(uid), userSchema);
}
