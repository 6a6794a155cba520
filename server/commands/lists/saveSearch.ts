import { commands } from '@anunturi/shared-domain/commands/commands';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { SAVED_SEARCHES_MAX } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { newId } from '../../app/command/newId';
import { parseFields } from '../../app/command/parseFields';
import { siteConfig } from '../../app/siteConfig';
import { signedIn } from '../../app/command/who';
import { refuseFull } from './refuseFull';

const full = {
  most: SAVED_SEARCHES_MAX,
  words: `Aveți deja ${SAVED_SEARCHES_MAX} de căutări salvate. Ștergeți una din contul dumneavoastră.`,
};

/** Keeps a search of the caller under a name; what comes from now on is new. */
export const saveSearch = defineCommand(commands.saveSearch, {
  who: signedIn,
  limit: perDay('lists'),
  async run({ caller, input, store, now }) {
    const collection = documentPaths.savedSearches(caller.uid);
    const { name, query, alert } = input;
    // Nobody is written to at an address that may be somebody else's.
    const told = caller.emailVerified ? alert : 'never';
    const { code: county } = siteConfig().county;
    const kept = {
      name,
      query,
      county,
      createdAt: now,
      lastSeenAt: now,
      ...(alert && { alert: told }),
    };
    const search = parseFields(savedSearchSchema, kept);
    await refuseFull(collection, full, store);
    const id = newId();
    store.create(`${collection}/${id}`, search);
    return { id, isTold: search.alert !== undefined && search.alert !== 'never' };
  },
});
