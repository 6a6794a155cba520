import { completeLock } from './completeLock';

const linux = { version: '1.0.0', os: ['linux'], cpu: ['x64'], optional: true };

test('what a registry does not offer for other platforms is named with its platform', () => {
  const tool = { version: '1.0.0', optionalDependencies: { '@tool/win32-arm64': '1.0.0' } };
  const { packages, added } = completeLock({ packages: { 'node_modules/tool': tool } });
  expect(added).toBe(1);
  expect(packages['node_modules/@tool/win32-arm64']).toEqual({
    version: '1.0.0',
    os: ['win32'],
    cpu: ['arm64'],
    optional: true,
  });
});

test('a package is installed for the C library that its name tells', () => {
  const { packages } = completeLock({
    packages: {
      'node_modules/@db/linux-x64-musl': linux,
      'node_modules/@db/linux-x64-gnu': linux,
      'node_modules/@db/linux-x64': linux,
      'node_modules/musl': { version: '1.0.0' },
    },
  });
  expect(Object.entries(packages).map(([place, { libc }]) => [place, libc])).toEqual([
    ['node_modules/@db/linux-x64', undefined],
    ['node_modules/@db/linux-x64-gnu', ['glibc']],
    ['node_modules/@db/linux-x64-musl', ['musl']],
    ['node_modules/musl', undefined],
  ]);
});
