/** A process that works off the queue, to be killed: each job marks a document by one more. */
import { FieldValue } from '@google-cloud/firestore';
import { Accounts } from '../app/callers/Accounts';
import { createJobRunner } from '../app/queue/createJobRunner';
import { defineJob } from '../app/queue/defineJob';
import { openFirestore } from '../app/data/openFirestore';
import { openStorage } from '../app/data/openStorage';

const mark = defineJob<{ n: number }>({
  name: 'mark',
  async run({ input: { n }, store }) {
    store.set(`jobMarks/n${n}`, { times: FieldValue.increment(1) }, { merge: true });
  },
});

const { EMBEDDED_ORIGIN = '', SERVICE_TOKEN = '', PROJECT_ID = '' } = process.env;
const place = {
  projectId: PROJECT_ID,
  embedded: { origin: EMBEDDED_ORIGIN, serviceToken: SERVICE_TOKEN },
};
createJobRunner({
  db: openFirestore(place),
  files: openStorage(place),
  accounts: new Accounts(place),
  jobs: [mark],
  log: (line, about) => about?.severity === 'INFO' || console.error(line),
  leaseMs: 2000,
  looksEveryMs: 1000,
}).wake();
process.send?.('ready');
process.once('disconnect', () => process.exit(0));
