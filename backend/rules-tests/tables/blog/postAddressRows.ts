import type { RuleCase } from '../../RuleCase';
import { blogSetup } from './blogSetup';

/** Under which address and with which log entry a post is written. */
export function postAddressRows(now: Date): RuleCase[] {
  const { post, draft, entry, create } = blogSetup(now);
  return [
    create('under the longest address', true, draft, [], `blogPosts/${'x'.repeat(80)}`),
    create('under an address that is none', false, draft, [], 'blogPosts/Cum Citim'),
    create('under too long an address', false, draft, [], `blogPosts/${'x'.repeat(81)}`),
    create('of an unknown state, logged', false, { ...post, status: 'hidden' }, [
      entry('postUnpublished'),
    ]),
    create('published without a log entry', false, post),
    create('published and logged as taken back', false, post, [entry('postUnpublished')]),
    create('published and logged as another', false, post, [
      entry('postPublished', 'log1', 'altul'),
    ]),
  ];
}
