import type { createVersionReader } from '@anunturi/shared-auth/firestore/createVersionReader';
import { documentName } from '@anunturi/shared-auth/firestore-rest/documentsAddress';
import { toRestValue } from '@anunturi/shared-domain/site/plainValue';
import {
  type RestQuery,
  queryFirestore,
} from '@anunturi/shared-auth/firestore-rest/queryFirestore';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { type BlogPostFields, blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type PublishedQuery, type ReadPosts, readWholePosts } from './readWholePosts';

/** Reads what `readWholePosts` does by versions, for the HTML server. */
export const createPostReader =
  ({ read }: ReturnType<typeof createVersionReader>): ReadPosts =>
  (query, until) =>
    read<BlogPostFields, Awaited<ReturnType<ReadPosts>>>({
      find: (firebase) => queryFirestore(firebase, toRestQuery(firebase, query, until)),
      schema: blogPostSchema,
      toAnswer: (versions) => versions.map(({ value }) => value),
      readWhole: () => readWholePosts(query, until),
    });

/** The same query for the names of its documents alone. */
const toRestQuery = (
  firebase: FirebaseConfig,
  { tags = [], order, after, size }: PublishedQuery,
  until: Date,
): RestQuery => ({
  collectionId: documentPaths.blogPosts,
  select: ['__name__'],
  where: [
    { field: 'status', op: 'EQUAL', value: toRestValue('published') },
    ...(tags.length > 0 ? [tagged(tags)] : []),
    { field: 'publishedAt', op: 'LESS_THAN_OR_EQUAL', value: toRestValue(until) },
  ],
  orderBy: 'publishedAt',
  direction: order === 'newestFirst' ? 'DESCENDING' : 'ASCENDING',
  after: after && {
    value: toRestValue(new Date(after.publishedAtMs)),
    name: documentName(firebase, documentPaths.blogPost(after.slug)),
  },
  limit: size,
});

const tagged = (tags: readonly string[]): RestQuery['where'][number] =>
  tags.length === 1
    ? { field: 'tags', op: 'ARRAY_CONTAINS', value: toRestValue(tags[0]!) }
    : { field: 'tags', op: 'ARRAY_CONTAINS_ANY', value: toRestValue(tags) };
