import { render, screen } from '@testing-library/react';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import userEvent from '@testing-library/user-event';
import { appealBlock } from '../data/changeMyListing';
import { BlockNotice } from './BlockNotice';

jest.mock('../data/changeMyListing');
const block = {
  atMs: Date.UTC(2026, 10, 20, 10),
  untilMs: Date.UTC(2026, 10, 27, 10),
  ground: 'fraud',
  facts: 'Trei anunțuri cu aceeași mașină.',
} as const;

test('a suspended person reads why and until when, and appeals in their own words', async () => {
  const onAppealed = jest.fn();
  render(<BlockNotice block={block} onAppealed={onAppealed} />);
  expect(screen.getByText('Contul este suspendat până pe 27.11.2026')).toBeInTheDocument();
  expect(screen.getByText(/Trei anunțuri cu aceeași mașină/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Contestați decizia' }));
  expect(screen.getByText(/Scrieți cel puțin/)).toBeInTheDocument();
  expect(appealBlock).not.toHaveBeenCalled();
  const words = 'Mașina este a mea, am trimis actele ei de două ori.';
  await userEvent.type(screen.getByLabelText(/De ce este greșită/), words);
  await userEvent.click(screen.getByRole('button', { name: 'Contestați decizia' }));
  expect(appealBlock).toHaveBeenCalledWith(words);
  expect(onAppealed).toHaveBeenCalled();
});

test('once appealed, the answer stands in the place of the form', () => {
  const appeal = {
    text: 'Nu este drept.',
    atMs: block.atMs,
    outcome: 'upheld',
    isSame: true,
  } as const;
  render(
    <BlockNotice
      block={{ ...block, appeal: { ...appeal, answer: 'Actele lipsesc.' } }}
      onAppealed={() => {}}
    />,
  );
  expect(screen.getByText(/Actele lipsesc/)).toHaveTextContent(appealTexts.same);
  expect(screen.queryByRole('button')).toBeNull();
});
