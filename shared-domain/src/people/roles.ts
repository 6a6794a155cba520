/** What is stored in `users/{uid}.role` and stands in tokens. `admin` owns the site: it may do everything, and alone gives and takes roles. */
export const roles = ['user', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What can be allowed beside an account of one's own; `permissionNames` say what each covers. */
const permissions = [
  'moderate',
  'messages',
  'publish',
  'texts',
  'people',
  'export',
  'settings',
  'security',
  'operate',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * The one table of what each role may do. Commands (`permission` of their contracts), routes and tabs of the administration and
 * the pages of the shell read it; firestore.rules and storage.rules repeat it, which rules/tests/roles.test.ts holds.
 */
const rights: Record<Role, readonly Permission[]> = {
  user: [],
  moderator: ['moderate', 'messages'],
  editor: ['publish', 'texts'],
  admin: permissions,
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
