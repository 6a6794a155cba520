type LockedPackage = {
  version?: string;
  os?: string[];
  libc?: string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
};
type Lock = { packages: Record<string, LockedPackage> };

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Adds to a lock file what npm does not know: optional packages of other platforms where the registry does not offer them
 * (`npm ci` refuses a lock file without them), and the C library that a package's name tells and its package.json does not
 * (`npm ci` would install those of both). Packages are in the order of their names. @returns how many were added
 */
export function completeLock({ packages }: Lock): { packages: Lock['packages']; added: number } {
  const completed = { ...packages };
  for (const { optionalDependencies = {}, dev } of Object.values(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (completed[place] || !EXACT_VERSION.test(version)) continue;
      completed[place] = { version, ...platformOf(name), optional: true, ...(dev ? { dev } : {}) };
    }
  for (const [place, each] of Object.entries(completed)) {
    const libc = each.optional && !each.libc ? libcOf(place, each.os?.[0]) : undefined;
    if (libc) completed[place] = { ...each, libc: [libc] };
  }
  const sorted = Object.entries(completed).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return {
    packages: Object.fromEntries(sorted),
    added: sorted.length - Object.keys(packages).length,
  };
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
