import { decisionKinds } from '@anunturi/shared-domain/moderation/decisionKinds';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { TALLIES_KEY } from './data/useTallies';
import { TransparencyScreen } from './TransparencyScreen';

const tallies = [
  {
    year: 2026,
    byKind: { removal: 4, hold: 6, wordRefusal: 1 },
    rejectedByGround: { misleading: 3, fraud: 2 },
    contested: 2,
    reversed: 1,
    waits: { report: { h1: 1, h24: 4 }, appeal: {} },
  },
];

test('the tally is there in the page as it comes, and is hydrated without a complaint', async () => {
  const tree = () => (
    <RemoteRoot
      App={TransparencyScreen}
      nav={fakeNav({ path: '/transparenta' })}
      initialData={{ [TALLIES_KEY]: tallies }}
    />
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(tree());
  expect(container).toHaveTextContent(
    'Decizii cu motive: 5. Contestații soluționate: 2, dintre care admise: 1. Decizii găsite și luate automat, de program: 7.',
  );
  expect(container).toHaveTextContent(`${decisionKinds.removal}Decizii4`);
  expect(container).toHaveTextContent('o sesizareTimpul mediancel mult o zi');
  expect(container).not.toHaveTextContent('o contestațieTimpul');
  const complaints: unknown[] = [];
  const spy = jest
    .spyOn(console, 'error')
    .mockImplementation((...said) => void complaints.push(said));
  const root = await act(async () =>
    hydrateRoot(container, tree(), { onRecoverableError: (error) => complaints.push(error) }),
  );
  spy.mockRestore();
  expect(complaints).toEqual([]);
  expect(screen.getByRole('row', { name: /Preț sau descriere înșelătoare/ })).toHaveTextContent(
    'regula 2 din termenii site-ului',
  );
  expect(screen.getByRole('row', { name: /Înșelăciune/ })).toHaveTextContent(
    'Codul penal, art. 244',
  );
  await act(async () => root.unmount());
});

test('a year with a report says what was reported, what the program did, and what the operator has said', async () => {
  const report = {
    ...tallies[0]!,
    notices: { fraud: 5, spam: 1 },
    noticesActedOn: { fraud: 3 },
    machineReversed: 1,
    report: { orders: 2000, disputes: 0 },
  };
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <RemoteRoot
      App={TransparencyScreen}
      nav={fakeNav({ path: '/transparenta' })}
      initialData={{ [TALLIES_KEY]: [report, { ...tallies[0]!, year: 2025 }] }}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  const notices = within(screen.getByRole('table', { name: /Sesizări la care am răspuns/ }));
  expect(notices.getByRole('row', { name: /Înșelăciune/ })).toHaveTextContent(/5.*3/);
  expect(notices.getByRole('row', { name: /Reclamă/ })).toHaveTextContent(/1.*0/);
  const row = (name: RegExp) =>
    within(screen.getByRole('table', { name: /^Raportul pe 2026/ })).getByRole('row', { name });
  expect(row(/Ordine primite/)).toHaveTextContent('2.000');
  expect(row(/Litigii/)).toHaveTextContent('0');
  expect(row(/automate anulate/)).toHaveTextContent('1');
  expect(row(/Utilizatori pe lună/)).toHaveTextContent('nu a fost încă spus');
});
