import type { RulesQuery } from '@anunturi/local-firebase/rules/Ruleset';
import { toStructuredQuery } from '@anunturi/local-firebase/testing/toStructuredQuery';
import type { Query } from './RuleCase';

/** A list of the table as a structured query. */
export const toRulesQuery = (
  collectionId: string,
  { where, limit, offset, group }: Query,
): RulesQuery =>
  toStructuredQuery(collectionId, {
    ...(where && { where }),
    ...(typeof limit === 'number' && { limit }),
    ...(offset !== undefined && { offset }),
    ...(group && { group }),
  });
