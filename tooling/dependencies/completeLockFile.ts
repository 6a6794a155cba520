// `npm run lock:complete`, after each `npm install`: names the optional packages of other platforms in the lock file.
// npm leaves them out where the registry does not offer them, and `npm ci` then refuses the lock file it wrote itself.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
}

const file = join(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
let added = 0;

for (const { optionalDependencies = {}, dev } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const path = `node_modules/${name}`;
    if (lock.packages[path] || !exactVersion.test(version)) continue;
    lock.packages[path] = { version, ...platformOf(name), optional: true, ...(dev ? { dev } : {}) };
    added += 1;
  }
}

/** The platform in a name such as `@swc/core-win32-arm64-msvc`: npm skips what does not fit the machine. */
function platformOf(name: string) {
  const os = /android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|aix/.exec(
    name,
  )?.[0];
  const cpu = /arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64|wasm32/.exec(name)?.[0];
  const libc = libcOf(name, os);
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  };
}

function libcOf(name: string, os: string | undefined): 'musl' | 'glibc' | undefined {
  if (/musl/.test(name)) return 'musl';
  return /-gnu/.test(name) && os === 'linux' ? 'glibc' : undefined;
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to package-lock.json`);
