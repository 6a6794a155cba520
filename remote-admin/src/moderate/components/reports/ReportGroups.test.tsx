import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import type { Report } from '@anunturi/shared-domain/moderation/report';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { readOpenReports } from '#data/listings/readReports';
import { decideReports, readReportGroups } from '../../data/decideReports';
import { ReportGroups } from './ReportGroups';

jest.mock('#data/listings/readReports');
jest.mock('../../data/decideReports');
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
