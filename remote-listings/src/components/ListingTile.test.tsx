import { fireEvent, render, screen } from '@testing-library/react';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { peekLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { readPublicListing } from '#data/readListing';
import { card } from '#testing/listingsScreen';
import { ListingTile } from './ListingTile';

jest.mock('#data/readListing', () => ({ readPublicListing: jest.fn(async () => null) }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const cards: ListingCard[] = [
  card(1, { id: 'a'.repeat(20), title: 'Prima' }),
  card(2, { id: 'b'.repeat(20), title: 'A doua' }),
];

test('the listing whose link is pointed at for a moment is read, one that is passed by is not', async () => {
  render(cards.map((each) => <ListingTile key={each.id} card={each} nowMs={0} />));
  const first = screen.getByRole('link', { name: 'Prima' });
  fireEvent.pointerOver(first);
  await jest.advanceTimersByTimeAsync(20);
  fireEvent.pointerOut(first);
  await jest.advanceTimersByTimeAsync(200);
  expect(readPublicListing).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByRole('link', { name: 'A doua' }));
  await jest.advanceTimersByTimeAsync(200);
  expect(readPublicListing).toHaveBeenCalledTimes(1);
  expect(readPublicListing).toHaveBeenCalledWith('b'.repeat(20));
  expect(peekLoaded(`listing:${'b'.repeat(20)}`)).toMatchObject({ hasValue: true });
});

test('a drop of the price is read as one, once', () => {
  render(<ListingTile card={card(1, { priceLei: 83, previousPriceLei: 100 })} nowMs={0} />);
  expect(screen.getByText('Preț redus:').parentElement).toHaveTextContent(/^Preț redus:\s*−17 %$/);
  const read = screen.getByRole('article').textContent;
  expect(read.match(/redus|17 %/g)).toEqual(['redus', '17 %']);
});

test('where a price stands among comparable ones is said beside it, and nothing where it is not known', () => {
  render([
    <ListingTile key="a" card={card(1, { pricePosition: 'below' })} nowMs={0} />,
    <ListingTile key="b" card={card(2)} nowMs={0} />,
  ]);
  expect(screen.getAllByText(/preț/)).toHaveLength(1);
  expect(screen.getByText('sub preț').closest('p')).toHaveTextContent(/€.* sub preț$/);
});

test('who sells, the contract and the tax stand on a card; what it does not have is not promised', () => {
  render([
    <ListingTile
      key="a"
      card={card(1, { sellerName: 'Auto Pop SRL', sellerType: 'company', yearlyTaxLei: 145 })}
      nowMs={0}
    />,
    <ListingTile key="b" card={card(2, { sellerType: 'company' })} marksFirms={false} nowMs={0} />,
    <ListingTile key="c" card={card(3, { kind: 'service' })} nowMs={0} />,
  ]);
  const [firm, unmarked, service] = screen.getAllByRole('article');
  expect(firm).toHaveTextContent(/firmă · contract · impozit 145 lei\/an$/);
  expect(unmarked).toHaveTextContent(/contract$/);
  expect(unmarked?.textContent.match(/firmă/gi)).toEqual(['Firmă']);
  expect(service).not.toHaveTextContent(/contract|impozit/);
});

test('a person is named on a card; the name of a firm, which anybody may have written, is not', () => {
  render([
    <ListingTile key="a" card={card(1, { sellerName: 'Ana Pop' })} nowMs={0} />,
    <ListingTile
      key="b"
      card={card(2, { sellerName: 'Banca Auto SRL', sellerType: 'company' })}
      nowMs={0}
    />,
  ]);
  const [person, firm] = screen.getAllByRole('article');
  expect(person).toHaveTextContent('Ana Pop');
  expect(firm).not.toHaveTextContent('Banca Auto SRL');
  expect(firm).toHaveTextContent(/firmă/);
});
