import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { toShownBefore } from '@anunturi/shared-domain/moderation/changesAsked';
import { render, screen, within } from '@testing-library/react';
import { ChangesSince } from './ChangesSince';

const decided = { ...sampleCar, id: listingId(1) };
const before = toShownBefore(decided);

test('a listing that was sent again marks in each thing what went and what came', () => {
  const price = { ...sampleCar.price, amountMinor: sampleCar.price.amountMinor - 100_00 };
  const title = `${sampleCar.title} negociabil`;
  const listing: Listing = { ...decided, status: 'pending', title, price, photos: [] };
  render(<ChangesSince before={before} listing={listing} />);
  const made = within(screen.getByRole('list', { name: 'Ce s-a schimbat' }));
  expect(made.getAllByRole('listitem').map((each) => each.textContent?.split(':')[0])).toEqual([
    'Titlul',
    'Prețul',
    'Fotografiile',
  ]);
  expect(made.getAllByRole('insertion')[0]).toHaveTextContent(/^negociabil$/);
  expect(made.getAllByRole('deletion')[0]).toHaveTextContent(before.price);
});

test('one that was sent again as it was says so, and one that was not sent again says nothing', () => {
  const { rerender, container } = render(
    <ChangesSince before={before} listing={{ ...decided, status: 'pending' }} />,
  );
  expect(screen.getByText('Nimic.')).toBeInTheDocument();
  rerender(<ChangesSince before={before} listing={{ ...decided, status: 'rejected' }} />);
  expect(container).toBeEmptyDOMElement();
});

test('another phone is said, without either number', () => {
  render(
    <ChangesSince before={before} listing={{ ...decided, status: 'rejected' }} isOtherPhone />,
  );
  expect(screen.getByRole('list', { name: 'Ce s-a schimbat' })).toHaveTextContent(
    'Telefonul: altul decât atunci, sau niciunul',
  );
  expect(screen.queryByText('Nimic.')).toBeNull();
});
