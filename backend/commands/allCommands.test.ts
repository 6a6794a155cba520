import { administrator } from '../app/who';
import { allCommands } from './allCommands';

/** Why a call is bounded without a row in the table of limits. */
const otherwise: Record<string, string> = {
  publishListing: 'counts itself, where it is no repetition',
  appealDecision: 'once for each decision',
};

test('what a person can have written is bounded: every command that writes has its limit, or is an administrator’s', () => {
  const unlimited = allCommands
    .filter(({ limit, onlyReads, who }) => !limit && !onlyReads && who !== administrator)
    .map(({ contract }) => contract.name);
  expect(unlimited.toSorted()).toEqual(Object.keys(otherwise).toSorted());
});
