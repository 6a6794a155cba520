import { type Permission, rolesThatMay } from '@anunturi/shared-domain/people/roles';
import { readRules } from './readRules';

/** Which roles the rules name, by the function or condition that asks. */
const firestore = readRules('firestore.rules');
const named = (text: string | undefined) =>
  [...(text ?? '').matchAll(/'(\w+)'/g)].map(([, role]) => role).toSorted();

test.each<[name: string, permissions: Permission[]]>([
  ['isAdmin', ['people', 'settings', 'operate', 'export', 'security']],
  ['isModerator', ['moderate', 'messages']],
  ['isEditor', ['publish', 'texts']],
])('%s of firestore.rules names the roles of the table', (name, permissions) => {
  const found = new RegExp(`function ${name}\\(\\) \\{\\s*return hasRole\\((\\[.*\\])\\);`).exec(
    firestore,
  );
  for (const permission of permissions)
    expect(named(found?.[1])).toEqual(rolesThatMay(permission).toSorted());
});

test('hidden photos of storage.rules are for the roles that decide about listings', () => {
  const found = /user\.role in (\[.*?\])/.exec(readRules('storage.rules'));
  expect(named(found?.[1])).toEqual(rolesThatMay('moderate').toSorted());
});

test('no other condition of the rules asks for a role', () => {
  expect(firestore.match(/\.role\b/g)).toHaveLength(1);
  expect(firestore.match(/hasRole\(/g)).toHaveLength(4);
});
