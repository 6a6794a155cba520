import type { ListOptions } from '../../testing/toStructuredQuery';

export type ListedQuery = [what: string, collection: string, options: ListOptions];

export const newest: [string, 'desc'] = ['expiresAt', 'desc'];
