/** What is stored in `users/{uid}.role` and stands in tokens. `admin` owns the site: it may do everything, and alone gives and takes roles. */
export const roles = ['user', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** As the administration calls them. */
export const roleNames: Record<Role, string> = {
  user: 'Utilizator',
  moderator: 'Moderator',
  editor: 'Redactor',
  admin: 'Administrator',
};

/** What can be allowed beside an account of one's own, and what it covers, as the person who gives a role reads it. */
export const permissions = {
  moderate: 'anunțuri, sesizări, contestații, suspendări și jurnalul',
  messages: 'mesajele de contact',
  publish: 'articolele',
  people: 'lista de utilizatori, rolurile, încrederea și firmele',
  export: 'exportul utilizatorilor',
  settings: 'setările, categoriile și localitățile',
  security: 'jurnalul de siguranță',
  operate: 'lucrările, e-mailurile nereușite și starea serverelor',
} as const;
export type Permission = keyof typeof permissions;

/**
 * The one table of what each role may do. Commands (`permission` of their contracts), routes and tabs of the administration and
 * the pages of the shell read it; firestore.rules and storage.rules repeat it, which rules/tests/roles.test.ts holds.
 */
const rights: Record<Role, readonly Permission[]> = {
  user: [],
  moderator: ['moderate', 'messages'],
  editor: ['publish'],
  admin: Object.keys(permissions) as Permission[],
};

/** A stored or claimed role; whatever this version does not know is an ordinary account. */
export const toRole = (value: unknown): Role => roles.find((role) => role === value) ?? 'user';

export const permissionsOf = (role: Role): readonly Permission[] => rights[role];

/** `undefined`, or a permission that this version does not know, is the administrator's. */
export const mayDo = (role: unknown, permission: string | undefined): boolean =>
  toRole(role) === 'admin' || permissionsOf(toRole(role)).some((each) => each === permission);

/** Roles that may do something, for queries. */
export const rolesThatMay = (permission: Permission): Role[] =>
  roles.filter((role) => mayDo(role, permission));

/** Whether somebody has a part in the administration, and so needs a second factor. */
export const isStaff = (role: unknown): boolean => permissionsOf(toRole(role)).length > 0;
