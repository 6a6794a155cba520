import { type Attack, onlyForbidden } from '../Attack';
import { unsignedToken } from '../unsignedToken';

/** Collections that nobody but trusted code, or administrators, may list. */
const closed = [
  'users',
  'secondFactors',
  'sessions',
  'mail',
  'jobs',
  'reports',
  'contactMessages',
  'moderationLog',
  'securityLog',
  'commandResults',
  'limitSalts',
  'reportSources',
  'secrets',
];

const lists = closed.map((collection): Attack => ({
  what: `A signed-in person lists ${collection}`,
  by: 'rules',
  run: async ({ site, thief }) =>
    onlyForbidden(await site.read(`${collection}?pageSize=5`, thief.idToken)),
}));

/** What somebody reads that is not theirs. */
export const readingTries: readonly Attack[] = [
  ...lists,
  {
    what: 'A visitor lists public listings past the search',
    by: 'rules',
    run: async ({ site }) => onlyForbidden(await site.read('listings?pageSize=100')),
  },
  {
    what: 'A person reads the document of another one',
    by: 'rules',
    run: async ({ site, thief, victim }) =>
      onlyForbidden(await site.read(`users/${victim.uid}`, thief.idToken)),
  },
  {
    what: 'A person reads the words that moderation refuses',
    by: 'rules',
    run: async ({ site, thief }) =>
      onlyForbidden(await site.read('settings/moderation', thief.idToken)),
  },
  {
    what: 'A person reads their own second factor’s secret',
    by: 'rules',
    run: async ({ site, thief }) =>
      onlyForbidden(await site.read(`secondFactors/${thief.uid}`, thief.idToken)),
  },
  {
    what: 'A token that nobody signed reads a person’s document',
    by: 'rules',
    run: async ({ site, victim }) =>
      onlyForbidden(await site.read(`users/${victim.uid}`, unsignedToken(victim.idToken))),
  },
];
