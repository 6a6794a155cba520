import { type ShellOffer, contractMisfits } from './remoteContract';

type Wants = Parameters<typeof contractMisfits>[0];

const shell: ShellOffer = {
  contracts: [1, 2],
  version: '1.4.0',
  provides: { react: '19.3.1', session: '0.2.5' },
};

test.each<Wants>([
  {},
  { contract: 1 },
  { contract: 2, minimumShell: '1.4.0' },
  { minimumShell: '1.3.9' },
  { needs: { react: '^19.3.1' } },
  { needs: { react: '^19.0.0', session: '^0.2.1' } },
  { needs: { react: '19.3.1' } },
])('a release that wants %j runs in the shell', (wants) => {
  expect(contractMisfits(wants, shell)).toEqual([]);
});

test.each<[Wants, string]>([
  [{ contract: 3 }, 'contract 3, the shell keeps 1, 2'],
  [{ minimumShell: '1.10.0' }, 'shell 1.10.0 or later, the shell is 1.4.0'],
  [{ needs: { react: '^20.0.0' } }, 'react ^20.0.0, the shell has 19.3.1'],
  [{ needs: { react: '^19.4.0' } }, 'react ^19.4.0, the shell has 19.3.1'],
  [{ needs: { react: '^18.3.0' } }, 'react ^18.3.0, the shell has 19.3.1'],
  [{ needs: { session: '^0.3.0' } }, 'session ^0.3.0, the shell has 0.2.5'],
  [{ needs: { react: '>=19' } }, 'react >=19, the shell has 19.3.1'],
  [{ needs: { vue: '^3.0.0' } }, 'vue ^3.0.0, the shell has none of it'],
])('a release that wants %j is refused with the reason', (wants, reason) => {
  expect(contractMisfits(wants, shell)).toEqual([reason]);
});
