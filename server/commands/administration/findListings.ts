import { commands } from '@anunturi/shared-domain/commands/commands';
import { toNameFolded } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { toPlateToken } from '@anunturi/shared-domain/listing/indexedFields';
import { isValidPhone, normalizePhone } from '@anunturi/shared-domain/validators/phone';
import { isValidPlate } from '@anunturi/shared-domain/validators/plate';
import { normalizeVin } from '@anunturi/shared-domain/validators/vin';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import type { Store } from '../../app/data/Store';

/** So many listings are answered, and the listings of so many people looked for. */
const LISTINGS_MAX = 50;
const PEOPLE_MAX = 10;
/** An id by itself, or at the end of a listing's address. */
const ID = /(?:^|[-/])([A-Za-z0-9]{20})\/?$/;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/**
 * Listings in any status by what no word of them says: their id or address, a phone (theirs or their seller's), the seller's e-mail, a
 * VIN, a plate that they name; else by the beginning of the seller's name, of a company or its person. `isExact`: what was typed is one of the first, so no words are looked for.
 */
export const findListings = defineAdminCommand(
  commands.findListings,
  async ({ input, store }) => {
    const typed = input.words.trim();
    const exact = await findExactly(typed, store);
    const found = exact ?? (await ofPeople(await namedLike(typed, store), store));
    const listingIds = [...new Set(found)].slice(0, LISTINGS_MAX);
    return { log: [], result: { listingIds, isExact: exact !== undefined } };
  },
  { onlyReads: true, readsPersonal: 'listingsSearched' },
);

async function findExactly(typed: string, store: Store): Promise<string[] | undefined> {
  const id = ID.exec(typed)?.[1];
  if (id !== undefined && (await store.read(documentPaths.listing(id))) !== null) return [id];
  if (typed.includes('@'))
    return ofPeople(await people('email', typed.toLowerCase(), store), store);
  if (isValidPhone(typed)) {
    const phone = normalizePhone(typed);
    const shown = await store.findOfAll('private', {
      field: 'phone',
      value: phone,
      most: LISTINGS_MAX,
    });
    const own = await ofPeople(await people('phone', phone, store), store);
    return [...shown.map(({ path }) => path.split('/')[1]!), ...own];
  }
  const vin = normalizeVin(typed);
  if (VIN.test(vin)) return having('vehicle.vin', '==', vin, store);
  if (!isValidPlate(typed)) return undefined;
  const named = await having('searchTokens', 'array-contains', toPlateToken(typed), store);
  // Words may look like a plate.
  return named.length > 0 ? named : undefined;
}

const having = async (
  field: string,
  how: '==' | 'array-contains',
  value: string,
  store: Store,
): Promise<string[]> =>
  (
    await store.paths(documentPaths.listings, (all) =>
      all.where(field, how, value).orderBy('updatedAt', 'desc').limit(LISTINGS_MAX),
    )
  ).map(idOf);

const people = async (field: 'email' | 'phone', value: string, store: Store): Promise<string[]> =>
  (
    await store.paths(documentPaths.users, (all) => all.where(field, '==', value).limit(PEOPLE_MAX))
  ).map(idOf);

async function namedLike(typed: string, store: Store): Promise<string[]> {
  if (typed.length < 2) return [];
  const name = toNameFolded({ displayName: typed });
  const beginning = (field: 'nameFolded' | 'personFolded') =>
    store.paths(documentPaths.users, (all) =>
      all
        .where(field, '>=', name)
        .where(field, '<', `${name}\uf8ff`)
        .orderBy(field)
        .limit(PEOPLE_MAX),
    );
  const found = [...(await beginning('nameFolded')), ...(await beginning('personFolded'))];
  return [...new Set(found.map(idOf))];
}

async function ofPeople(uids: readonly string[], store: Store): Promise<string[]> {
  const found = await Promise.all(
    uids.map((uid) =>
      store.paths(documentPaths.listings, (all) =>
        all.where('ownerId', '==', uid).orderBy('updatedAt', 'desc').limit(LISTINGS_MAX),
      ),
    ),
  );
  return found.flat().map(idOf);
}

const idOf = (path: string): string => path.split('/')[1]!;
