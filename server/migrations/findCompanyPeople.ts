import { toPersonFolded } from '@anunturi/shared-domain/people/user';
import { defineMigration } from './defineMigration';

/** Of a company only its name was kept for the search; now its person is found too. */
export const findCompanyPeople = defineMigration({
  number: 17,
  name: 'people of companies are found by their own name too',
  collection: 'users',
  change({ path, data }, store) {
    const { displayName, company, personFolded } = data;
    if (typeof displayName !== 'string') return;
    const wanted = toPersonFolded({ displayName, company });
    if (wanted !== undefined && wanted !== personFolded)
      store.update(path, { personFolded: wanted });
  },
});
