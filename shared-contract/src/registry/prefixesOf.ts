import type { RouteGrant } from './routeGrantsSchema';

/** Every path prefix of a grant, whatever the access. */
export const prefixesOf = ({ public: open = [], user = [], admin = [] }: RouteGrant): string[] => [
  ...open,
  ...user,
  ...admin,
];
