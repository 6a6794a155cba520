const { generateKeyPairSync } = require('node:crypto');

/** One key pair for every server that tests start: making it anew in each file costs more than most tests. */
module.exports = function makeTestKey() {
  process.env.TEST_ID_TOKEN_KEY ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ format: 'pem', type: 'pkcs8' })
    .toString();
};
