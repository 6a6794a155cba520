const path = require('node:path');

// Jest brings its sequencer along; it is no package of ours.
const Sequencer = require(
  require.resolve('@jest/test-sequencer', { paths: [path.dirname(require.resolve('jest'))] }),
).default;

/** Files of more than ten seconds, the longest first. */
const slow = [
  'server/app/command/killedCommands.test.ts',
  'rules/tests/rules.test.ts',
  'local-firebase/src/server/largeFiles.test.ts',
  'remote-listings/src/sell/AddListingScreen.test.tsx',
  'local-firebase/src/firestore/documents/killedCommits.test.ts',
  'local-firebase/src/server/killedServer.test.ts',
  'local-firebase/src/firestore/queries/fuzz.test.ts',
  'local-firebase/src/main.test.ts',
  'demo/photoPlan.test.ts',
  'remote-documents/src/contracts/ContractsScreen.test.tsx',
  'server/commands/listings/listingCommands.test.ts',
  'remote-listings/src/sell/EditListingScreen.test.tsx',
  'local-firebase/src/transfer/transfer.test.ts',
];

/**
 * Begins with the slow files. On a machine that has not run them yet Jest goes by size, and a short file of ten thousand
 * cases would be the last one, with the other processors idle.
 */
module.exports = class SlowFirst extends Sequencer {
  /** @param {{ path: string }[]} tests */
  async sort(tests) {
    /** @type {{ path: string }[]} */
    const sorted = await super.sort(tests);
    /** @param {{ path: string }} test */
    const rank = (test) => {
      const found = slow.findIndex((file) => test.path.endsWith(path.normalize(`/${file}`)));
      return found < 0 ? slow.length : found;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
};
