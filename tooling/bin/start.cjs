// `npm start`: builds what is not built, releases it on this machine, then serves the whole product on one port.
const { spawnSync } = require('node:child_process');
const { join } = require('node:path');
const { isCompiled, programFile } = require('../bundle/compiledStart.cjs');

if (!isCompiled()) {
  const args = ['--import', 'tsx', join(__dirname, 'compileStart.ts')];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
require(programFile('start'));
