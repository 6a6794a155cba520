#!/usr/bin/env node
// `npm start`: builds what is not built, then serves the whole product on one port.
import { spawnSync } from 'node:child_process';
import { isBuilt } from '../release/buildPackage.mjs';
import { buildNames, root } from '../release/folders.mjs';

const states = await Promise.all(buildNames.map(isBuilt));
if (states.includes(false)) {
  console.log('Se construiește ce nu este construit încă...');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
const { register } = await import('tsx/esm/api');
register();
const { serve } = await import('../serve/serve.ts');
await serve({ port: Number(process.env.PORT) || 3000, dataFolder: process.env.DATA_FOLDER });
