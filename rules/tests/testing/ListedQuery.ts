import type { ListOptions } from '@anunturi/local-firebase/testing/toStructuredQuery';

export type ListedQuery = [what: string, collection: string, options: ListOptions];

export const newest: [string, 'desc'] = ['expiresAt', 'desc'];
