import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { render, screen } from '@testing-library/react';
import type { ListingDetail } from '#domain/listingDetail';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { readPhone } from '../data/readPhone';
import { Poster } from './Poster';

jest.mock('../data/readPhone', () => ({ readPhone: jest.fn(async () => '0712345678') }));

const listing = toPlainDates({ ...sampleCar, id: sampleListingId }) as ListingDetail;
const show = (isOwn: boolean) => {
  const Shown = () => <Poster listing={listing} isOwn={isOwn} onClose={() => {}} />;
  render(<RemoteRoot App={Shown} nav={fakeNav({ screen: 'viewListing', path: '/post/x' })} />);
};

beforeAll(() => configureFakeFirebase('http://localhost:1'));

test("a seller's poster has the phone beside the code, another's is asked for no number", async () => {
  show(false);
  expect(screen.getAllByLabelText('Cod QR cu adresa anunțului').length).toBeGreaterThan(0);
  expect(readPhone).not.toHaveBeenCalled();
  show(true);
  expect((await screen.findAllByText('0712 345 678')).length).toBeGreaterThan(0);
});
