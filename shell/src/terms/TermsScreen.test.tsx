import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { buyerRights } from '@anunturi/shared-domain/listing/buyerRights';
import { type ListingSort, listingSorts } from '@anunturi/shared-domain/search/listingSorts';
import { orderReasons } from '@anunturi/shared-domain/search/orderReasons';
import { decisionKinds } from '@anunturi/shared-domain/moderation/decisionKinds';
import { machineActs } from '@anunturi/shared-domain/moderation/machineActs';
import { render, screen } from '@testing-library/react';
import { SiteProvider } from '../start/SiteContext';
import { sampleSite } from '../testing/sampleSite';
import { TermsScreen } from './TermsScreen';

const show = () =>
  render(
    <SiteProvider site={sampleSite}>
      <NavProvider nav={fakeNav({ path: '/termeni' })}>
        <TermsScreen />
      </NavProvider>
    </SiteProvider>,
  );

test('the terms say every kind of decision, and what the program does by itself', () => {
  show();
  for (const words of [...Object.values(decisionKinds), ...Object.values(machineActs)])
    expect(screen.getByText(`${words};`)).toBeInTheDocument();
  expect(screen.queryByText(/nicio decizie nu este automată/)).toBeNull();
});

test('the terms say in which order each list stands, and what a private seller and a firm mean for a buyer', () => {
  show();
  for (const [sort, label] of Object.entries(listingSorts))
    expect(screen.getByText(`${label}: ${orderReasons[sort as ListingSort]}`)).toBeInTheDocument();
  for (const sentence of Object.values(buyerRights))
    expect(screen.getByText(sentence)).toBeInTheDocument();
});
