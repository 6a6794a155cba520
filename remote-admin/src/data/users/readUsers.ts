import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/documentPaths';
import { foldDiacritics } from '@anunturi/shared-domain/romanianText';
import { type UserFields, userSchema } from '@anunturi/shared-domain/user';
import { parseDocument } from '../parseDocument';
import { type Cursor, type Filter, type Order, type Page, readPage } from '../readPage';
import { withMarketErrors } from '../toMarketError';

/** A person in the list; `id` is the uid. */
export type UserRow = UserFields & { id: string };

export const userFilters = { all: 'Toți', admins: 'Administratori', blocked: 'Blocați', trusted: 'De încredere', companies: 'Firme' } as const;
export type UserFilter = keyof typeof userFilters;
export const userOrders = { newest: 'Cei mai noi', oldest: 'Cei mai vechi', name: 'După nume' } as const;
export type UserOrder = keyof typeof userOrders;
export type UserSearch = { words: string; filter: UserFilter; order: UserOrder };

const conditions: Record<UserFilter, Filter[]> = {
  all: [],
  admins: [['role', '==', 'admin']],
  blocked: [['blocked', '==', true]],
  trusted: [['trusted', '==', true]],
  companies: [['sellerType', '==', 'company']],
};

/** Beginnings of names sort by name; a whole e-mail address finds its one person. */
export function readUsers({ words, filter, order }: UserSearch, after: Cursor | null, size?: number): Promise<Page<UserRow>> {
  const typed = words.trim();
  const asked = { path: documentPaths.users, schema: userSchema, size };
  if (typed.includes('@')) return readPage({ ...asked, filters: [['email', '==', typed.toLowerCase()]] }, after);
  const prefix = foldDiacritics(typed).trim();
  const range: Filter[] = prefix ? [['nameFolded', '>=', prefix], ['nameFolded', '<', `${prefix}\uf8ff`]] : [];
  const byName = prefix !== '' || order === 'name';
  const sorted: Order = byName ? ['nameFolded', 'asc'] : ['createdAt', order === 'oldest' && filter === 'all' ? 'asc' : 'desc'];
  // Companies have no order by name: their filter then sifts the page.
  if (byName && filter === 'companies')
    return readPage({ ...asked, filters: range, order: [sorted] }, after).then((page) => ({ ...page, rows: page.rows.filter((user) => user.sellerType === 'company') }));
  return readPage({ ...asked, filters: [...conditions[filter], ...range], order: [sorted] }, after);
}

/** One person; null when the account is gone. */
export function readUser(uid: string): Promise<UserRow | null> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.user(uid)));
    return found.exists() ? parseDocument(userSchema, found) : null;
  });
}
