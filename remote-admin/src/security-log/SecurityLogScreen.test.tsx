import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { readUser } from '#data/users/readUsers';
import { readSecurityLog, type SecurityLine } from './data/readSecurityLog';
import { SecurityLogScreen } from './SecurityLogScreen';

jest.mock('./data/readSecurityLog');
jest.mock('#data/users/readUsers');
const line: SecurityLine = {
  id: 'e1',
  event: 'refusedRight',
  personId: 'ana',
  source: '5c1d70c5b1a2e3f40d9b',
  command: 'readQueues',
  count: 20,
  atMs: Date.UTC(2026, 10, 21, 9),
};

beforeEach(() => {
  forgetLoaded();
  jest.mocked(readUser).mockResolvedValue(null);
  jest
    .mocked(readSecurityLog)
    .mockReset()
    .mockResolvedValue({ rows: [line], next: null });
});

function open(search = '') {
  const nav = fakeNav({ path: `/admin/siguranta${search}` });
  render(
    <NavProvider nav={nav}>
      <SecurityLogScreen />
    </NavProvider>,
  );
  return nav;
}

test('each line says when, who, what, how often and from which network of the day', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Fără drept/ });
  expect(row).toHaveTextContent('Fără drept · readQueues · de 20 de ori');
  expect(row).toHaveTextContent('21.11.2026, 11:00');
  expect(await within(row).findByRole('button', { name: 'Cont șters' })).toBeInTheDocument();
  expect(within(row).getByRole('button', { name: 'Numai rețeaua 5c1d70' })).toBeInTheDocument();
});

test('the address says what is listed: by kind, person, network and day; another value of it counts as none', async () => {
  open('?fel=alarm&cine=ana&retea=5c1d70c5b1a2e3f40d9b&zi=2026-11-21');
  await screen.findByRole('table', { name: 'Jurnalul de siguranță' });
  const asked = { kind: 'alarm', personId: 'ana', source: line.source, day: '2026-11-21' };
  expect(readSecurityLog).toHaveBeenLastCalledWith(asked, null);
});

test('what is no kind and no day narrows nothing', async () => {
  open('?fel=x&zi=azi');
  await screen.findByRole('table', { name: 'Jurnalul de siguranță' });
  expect(readSecurityLog).toHaveBeenLastCalledWith({}, null);
});

test('a click on the network, and a chosen kind, are put into the address', async () => {
  const nav = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Numai rețeaua 5c1d70' }));
  expect(nav.current().location.search).toContain('retea=5c1d70c5b1a2e3f40d9b');
  await userEvent.selectOptions(screen.getByLabelText('Fel'), 'Refuzuri');
  expect(nav.current().location.search).toContain('fel=refusal');
});
