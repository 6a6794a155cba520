import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import type { Report } from '@anunturi/shared-domain/moderation/report';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { readOpenReports } from '#data/listings/readReports';
import { decideReports, readReportGroups } from '../../data/decideReports';
import { findSharedFile, readReportedFile, stopFileSharing } from '../../data/sharedFiles';
import { FindSharedFile } from './FindSharedFile';
import { ReportGroups } from './ReportGroups';

jest.mock('#data/listings/readReports');
jest.mock('../../data/decideReports');
jest.mock('../../data/sharedFiles');
const reports = [1, 2, 3].map(
  (n): Report =>
    ({ ...sampleReport, id: `r${n}`, reporterId: n === 1 ? 'dan' : undefined }) as Report,
);
const group = {
  target: 'listing',
  targetId: sampleReport.targetId,
  title: 'Titlul din sesizare',
  url: sampleReport.url,
  reportIds: ['r1', 'r2', 'r3'],
  times: 7,
  oldestAtMs: Date.now() - 2 * 60 * 60_000,
  why: 'many',
  listing: {
    title: 'Dacia Duster',
    priceLei: 48_355,
    status: 'active',
    sellerName: 'Ion Pop',
    ownerId: 'ion',
  },
} as const;

beforeEach(() => {
  jest.resetAllMocks();
  forgetLoaded();
  configureFakeFirebase();
  jest.mocked(readOpenReports).mockResolvedValue(reports);
  jest.mocked(readReportGroups).mockResolvedValue({
    groups: [{ ...group, reportIds: [...group.reportIds] }],
    records: { dan: { right: 0, wrong: 4 } },
    isMore: false,
  });
});

test('what is reported is shown once, with its price, the number, why it comes now and who reports', async () => {
  render(<ReportGroups onDecided={() => {}} />);
  const card = (await screen.findAllByRole('listitem'))[0]!;
  expect(within(card).getByRole('heading', { name: 'Dacia Duster' })).toBeInTheDocument();
  expect(card).toHaveTextContent('48.355 lei · Ion Pop');
  expect(card).toHaveTextContent('7 sesizări din 3 locuri');
  expect(card).toHaveTextContent('Sesizat de mai mulți');
  expect(card).toHaveTextContent('4 fără temei · greșește des');
});

test('what several say in the same words stands once, with who says it', async () => {
  const said = [1, 2, 3, 4, 5].map((n) => ({
    ...reports[1]!,
    id: `r${n}`,
    reporterName: `Om ${n}`,
    explanation: n === 5 ? 'Alt motiv.' : 'Cere avans.',
  }));
  jest.mocked(readOpenReports).mockResolvedValue(said);
  jest.mocked(readReportGroups).mockResolvedValue({
    groups: [{ ...group, reportIds: said.map(({ id }) => id) }],
    records: {},
    isMore: false,
  });
  render(<ReportGroups onDecided={() => {}} />);
  const quotes = within((await screen.findAllByRole('listitem'))[0]!)
    .getAllByRole('listitem')
    .map((each) => each.textContent);
  expect(quotes.slice(0, 2)).toEqual([
    '„Cere avans.”Om 1, fără cont; Om 2, fără cont; Om 3, fără cont și încă 1',
    '„Alt motiv.”Om 5, fără cont',
  ]);
});

test('one answer is for all of them, and the list is read anew', async () => {
  const onDecided = jest.fn();
  render(<ReportGroups onDecided={onDecided} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Răspundeți la 3 sesizări…' }));
  const dialog = screen.getByRole('dialog', { name: '3 sesizări despre „Dacia Duster”' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Trimiteți decizia' }));
  expect(decideReports).toHaveBeenCalledWith(reports, expect.objectContaining({ outcome: 'kept' }));
  expect(readReportGroups).toHaveBeenCalledTimes(2);
  expect(onDecided).toHaveBeenCalled();
});

test('the question closes with its answer, also where reports about the thing are left', async () => {
  render(<ReportGroups onDecided={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Răspundeți la 3 sesizări…' }));
  jest.mocked(readReportGroups).mockResolvedValue({
    groups: [{ ...group, reportIds: ['r3'] }],
    records: {},
    isMore: false,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți decizia' }));
  expect(await screen.findByText('Toate, pe rând (1)')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that is given by a link is shown with its owner, and stopped with its reasons', async () => {
  const onDecided = jest.fn();
  const { listing: _listing, ...rest } = group;
  const about = { ...rest, target: 'file', title: 'Buletin.pdf', reportIds: ['r1', 'r2', 'r3'] };
  jest.mocked(readReportGroups).mockResolvedValue({
    groups: [about as never],
    records: {},
    isMore: false,
  });
  const file = {
    uid: 'dan',
    entryId: 'act1',
    name: 'Buletin.pdf',
    sizeBytes: 120_000,
    keptAtMs: 0,
    sharedAtMs: 0,
    untilMs: 0,
    openings: 3,
  };
  jest.mocked(readReportedFile).mockResolvedValue(file);
  jest.mocked(stopFileSharing).mockResolvedValue();
  render(
    <NavProvider nav={fakeNav({ path: '/admin/anunturi' })}>
      <ReportGroups onDecided={onDecided} />
    </NavProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Buletin.pdf' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buletin.pdf' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Vedeți al cui este/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Deschideți contul' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Opriți linkurile' }));
  expect(dialog.getByText('Alegeți motivul.')).toBeVisible();
  expect(stopFileSharing).not.toHaveBeenCalled();
  await userEvent.selectOptions(dialog.getByLabelText(/^Motivul/), 'privacy');
  await userEvent.type(
    dialog.getByLabelText(/^Faptele/),
    'Este buletinul altei persoane decât el.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Opriți linkurile' }));
  expect(stopFileSharing).toHaveBeenCalledWith({
    uid: 'dan',
    entryId: 'act1',
    ground: 'privacy',
    facts: 'Este buletinul altei persoane decât el.',
    reportIds: ['r1', 'r2', 'r3'],
  });
  expect(onDecided).toHaveBeenCalled();
});

test('a pasted link that gives no file says so beside its field, and keeps what was pasted', async () => {
  jest.mocked(findSharedFile).mockRejectedValue(new MarketError('notFound', 'Linkul a expirat.'));
  render(<FindSharedFile />);
  await userEvent.click(screen.getByRole('button', { name: 'Căutați fișierul unui link…' }));
  await userEvent.type(screen.getByLabelText(/^Linkul fișierului/), 'https://targ.example/?t=x');
  await userEvent.click(screen.getByRole('button', { name: 'Căutați' }));
  expect(await screen.findByText('Linkul a expirat.')).toBeVisible();
  expect(screen.getByLabelText(/^Linkul fișierului/)).toHaveValue('https://targ.example/?t=x');
});
