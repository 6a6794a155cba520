import { KEEPS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { links } from '@anunturi/shared-domain/site/links';
import { texts } from './texts';

/** What the visitor of a page that signs in wanted to keep, or undefined. */
export function readKeeps(query: URLSearchParams): links.Keeps | undefined {
  const asked = query.get(KEEPS_PARAM);
  return asked === 'favorit' || asked === 'cautare' ? asked : undefined;
}

/** The same in words. */
export const toKeepsText = (keeps: links.Keeps | undefined) => keeps && texts.keeps[keeps];
