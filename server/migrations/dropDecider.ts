import { FieldValue } from '@google-cloud/firestore';
import { defineMigration } from './defineMigration';

/** Who filed a notice reads what was decided; which administrator it was stands in the log alone. */
export const dropDecider = defineMigration({
  number: 10,
  name: 'decided notices do not say who decided',
  collection: 'reports',
  change({ path, data }, store) {
    if (data.decision?.decidedBy === undefined) return;
    store.update(path, { 'decision.decidedBy': FieldValue.delete() });
  },
});
