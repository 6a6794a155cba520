import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentOffer } from '@anunturi/shared-domain/people/offer';
import { OfferLine } from './OfferLine';
import { OfferForm } from './OfferForm';

const offer = { amountMinor: 500_000, currency: 'EUR' } as const;
const current = (given: Partial<CurrentOffer> = {}): CurrentOffer => ({
  ...offer,
  messageId: 'm1',
  byId: 'dan',
  state: 'open',
  ...given,
});
const line = { messageId: 'm1', offer, isMine: false, isReplaced: false, busy: false };

test('the other person’s open offer is accepted or declined', async () => {
  const onAnswer = jest.fn();
  render(<OfferLine {...line} current={current()} onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Acceptați: 5.000 €' }));
  await userEvent.click(screen.getByRole('button', { name: 'Refuzați: 5.000 €' }));
  expect(onAnswer.mock.calls).toEqual([
    ['m1', 'accept'],
    ['m1', 'decline'],
  ]);
});

test('one’s own open offer is withdrawn', async () => {
  const onAnswer = jest.fn();
  render(<OfferLine {...line} isMine current={current()} onAnswer={onAnswer} />);
  expect(screen.getByText('Așteaptă răspuns')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Retrageți oferta/ }));
  expect(onAnswer).toHaveBeenCalledWith('m1', 'withdraw');
});

test.each([
  ['Acceptată', { state: 'accepted' }],
  ['Refuzată', { state: 'declined' }],
  ['Retrasă', { state: 'withdrawn' }],
] as const)('an answered offer says so: %s', (words, given) => {
  render(<OfferLine {...line} current={current(given)} onAnswer={jest.fn()} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a replaced offer is not answered, nor any where the other person is blocked or gone', () => {
  const { rerender } = render(
    <OfferLine {...line} isReplaced current={current({ messageId: 'm2' })} onAnswer={jest.fn()} />,
  );
  expect(screen.getByText('Înlocuită')).toBeVisible();
  rerender(<OfferLine {...line} current={current()} />);
  expect(screen.getByText('Așteaptă răspuns')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the form says that an offer binds nobody, and what is wrong with a sum beside it', async () => {
  const onOffer = jest.fn();
  render(<OfferForm busy={false} onOffer={onOffer} onClose={jest.fn()} />);
  expect(screen.getByText(/Oferta nu obligă pe nimeni/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți oferta' }));
  expect(screen.getByText('Scrieți prețul.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Preț propus'), '5.000');
  await userEvent.selectOptions(screen.getByLabelText('Moneda'), 'RON');
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți oferta' }));
  expect(onOffer).toHaveBeenCalledWith({ amountMinor: 500_000, currency: 'RON' });
});
