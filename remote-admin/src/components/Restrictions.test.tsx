import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownDecision } from '@anunturi/shared-domain/moderation/shownDecision';
import { decideRestrictionAppeal, readRestrictions } from '#data/decisions/restrictions';
import { Restrictions } from './Restrictions';

jest.mock('#data/decisions/restrictions');
const decision: ShownDecision = {
  id: 'w1',
  kind: 'wordRefusal',
  personId: 'ana',
  targetKind: 'user',
  targetId: 'ana',
  targetTitle: 'Ana Pop',
  facts: 'Programul a refuzat mesajul, pentru că acolo se află „arme”.',
  isByMachine: true,
  atMs: 0,
  isOver: false,
  appeal: { text: 'Este numele unei piese de mașină.', atMs: 1, isSame: false },
};

beforeEach(() => jest.resetAllMocks());

test('an appeal is answered with reasons, after a question, and the list is read anew', async () => {
  jest.mocked(readRestrictions).mockResolvedValueOnce([decision]).mockResolvedValue([]);
  const onAnswered = jest.fn();
  render(<Restrictions onAnswered={onAnswered} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Anulați decizia' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Anulați decizia despre „Ana Pop”?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Anulați decizia' }));
  expect(within(dialog).getByText(/Scrieți motivele/)).toBeInTheDocument();
  expect(decideRestrictionAppeal).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByLabelText(/Răspunsul/), 'Aveți dreptate.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Anulați decizia' }));
  expect(decideRestrictionAppeal).toHaveBeenCalledWith(decision, 'reversed', 'Aveți dreptate.');
  expect(onAnswered).toHaveBeenCalled();
  expect(screen.queryByText(/Este numele unei piese/)).toBeNull();
});

test('an appeal against a hold is answered with the listing, not here', async () => {
  jest.mocked(readRestrictions).mockResolvedValue([{ ...decision, id: 'h1', kind: 'hold' }]);
  render(<Restrictions />);
  expect(await screen.findByText(/când îl aprobați sau îl respingeți/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what could not be read is not passed over in silence', async () => {
  jest.mocked(readRestrictions).mockRejectedValue(new Error('away'));
  render(<Restrictions uid="ana" />);
  expect(await screen.findByText(/nu au putut fi încărcate/)).toBeInTheDocument();
});
