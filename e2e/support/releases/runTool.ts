import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The repository. */
export const sources = join(import.meta.dirname, '../../..');

/** Runs a program of `tooling`, of these sources or of a copy of them; rejects, with what it said, when it fails. */
export const runTool = (from: string, file: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', join(from, 'tooling', file), ...args], {
    cwd: from,
  });
