// An empty Firestore, and how tests of queries write to it and ask it.
import { toFields } from '../../../server/plainFields';
import { readDeclaredIndexes, type IndexesFile } from '../../indexes/declaredIndexes';
import { Firestore, type FirestoreOptions } from '../../Firestore';
import { parseQuery, type Query } from '../parseQuery';
import { structuredQuery, type QueryMessage } from '../queryMessages';
import { readWhole } from '../../values/readMessage';
import { runQuery } from '../runQuery';
import { readFields } from '../../values/readValue';
import type { Ruleset } from '../../../rules/Ruleset';
import {} from './randomQueries';

export const open = (indexes: IndexesFile | null = null, options: Partial<FirestoreOptions> = {}) =>
  new Firestore({
    file: ':memory:',
    rules: () => ({}) as Ruleset,
    indexes: indexes && readDeclaredIndexes(indexes),
    ...options,
  });

/** A failing property must not leave its databases open. */
export function withFirestore(firestore: Firestore, work: (firestore: Firestore) => void): void {
  try {
    work(firestore);
  } finally {
    firestore.close();
  }
}

export const put = (firestore: Firestore, path: string, data: Record<string, unknown>) =>
  firestore.commit('owner', 'p', [
    {
      kind: 'set',
      project: 'p',
      segments: path.split('/'),
      fields: readFields(toFields(data)),
      mask: null,
      transforms: [],
      precondition: {},
    },
  ]);

export const remove = (firestore: Firestore, path: string) =>
  firestore.commit('owner', 'p', [
    {
      kind: 'delete',
      project: 'p',
      segments: path.split('/'),
      fields: {},
      mask: null,
      transforms: [],
      precondition: {},
    },
  ]);

export const ask = (message: unknown): Query =>
  parseQuery(readWhole(structuredQuery, message) as QueryMessage, 'p', []);

export const names = (firestore: Firestore, query: Query) =>
  Array.from(runQuery(firestore, query), ({ segments }) => segments.join('/'));
