import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import type { ShownDecision } from '@anunturi/shared-domain/moderation/shownDecision';
import { appealRestriction } from '../data/changeMyListing';
import { readMyDecisions } from '../data/readMyDecisions';
import { OwnDecisions } from './OwnDecisions';

jest.mock('../data/readMyDecisions');
jest.mock('../data/changeMyListing');
const hold: ShownDecision = {
  id: 'hAAAAAAAAAAAAAAAAAAAA',
  kind: 'hold',
  personId: 'ana',
  targetKind: 'listing',
  targetId: 'AAAAAAAAAAAAAAAAAAAA',
  targetTitle: 'Dacia Duster',
  facts: 'Anunțul așteaptă să îl vadă un om.',
  isByMachine: true,
  atMs: Date.UTC(2026, 10, 20, 10),
  isOver: false,
};
const show = async (...decisions: ShownDecision[]) => {
  jest.mocked(readMyDecisions).mockResolvedValue(decisions);
  render(<OwnDecisions uid={`ana ${decisions.map(({ id }) => id).join()}`} />);
  return screen.findByRole('region', { name: 'Decizii' });
};

test('a decision of the program says so, why, and how it is appealed against', async () => {
  const region = await show(hold);
  const row = within(region).getByRole('article', { name: 'Anunț în verificare: Dacia Duster' });
  expect(row).toHaveTextContent(hold.facts);
  expect(row).toHaveTextContent('găsită și luată automat, de program');
  await userEvent.click(within(row).getByText('Contestați decizia', { selector: 'summary span' }));
  const words = 'Am fost mereu un vânzător serios pe acest site.';
  await userEvent.type(within(row).getByLabelText(/De ce este greșită/), words);
  await userEvent.click(within(row).getByRole('button', { name: 'Contestați decizia' }));
  expect(appealRestriction).toHaveBeenCalledWith(hold.id, words);
});

test('an answered appeal stands in the place of the form, and one over by a person has none', async () => {
  const appeal = {
    text: 'Nu e drept.',
    atMs: hold.atMs,
    outcome: 'upheld',
    answer: 'Rămâne.',
    isSame: true,
  } as const;
  const region = await show(
    { ...hold, id: 'w1', kind: 'wordRefusal', targetKind: 'user', appeal },
    { ...hold, isOver: true },
  );
  expect(within(region).getByText(/Rămâne\./)).toHaveTextContent(appealTexts.same);
  expect(within(region).queryByText('Contestați decizia')).toBeNull();
});
