import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { buyerRights } from '@anunturi/shared-domain/listing/buyerRights';
import { type ListingSort, listingSorts } from '@anunturi/shared-domain/search/listingSorts';
import { NOT_PAID, orderReasons } from '@anunturi/shared-domain/search/orderReasons';
import { decisionKinds } from '@anunturi/shared-domain/moderation/decisionKinds';
import { machineActs } from '@anunturi/shared-domain/moderation/machineActs';
import { siteRules } from '@anunturi/shared-domain/moderation/moderationFields';
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

/** An item of a list, which ends as its place in the sentence wants. */
function itemOf(words: string) {
  const item = screen.getByText((text) => [`${words};`, `${words}.`].includes(text));
  expect(item.textContent).toMatch(item.nextElementSibling ? /;$/ : /\.$/);
  return item;
}

test('the terms say what people decide, what the program does by itself, and number what is not published', () => {
  show();
  const { hold, wordRefusal, ...byPeople } = decisionKinds;
  for (const words of [...Object.values(byPeople), ...Object.values(machineActs)])
    expect(itemOf(words)).toBeInTheDocument();
  for (const byProgram of [hold, wordRefusal])
    expect(screen.queryByText(byProgram, { exact: false })).toBeNull();
  for (const [number, rule] of Object.entries(siteRules))
    expect(itemOf(`regula ${number}: ${rule}`)).toBeInTheDocument();
  expect(screen.queryByText(/nicio decizie nu este automată/)).toBeNull();
});

test('the terms say in which order each list stands, and what a private seller and a firm mean for a buyer', () => {
  show();
  for (const [sort, label] of Object.entries(listingSorts))
    expect(screen.getByText(`${label}. ${orderReasons[sort as ListingSort]}`)).toBeInTheDocument();
  expect(screen.getAllByText(NOT_PAID, { exact: false })).toHaveLength(1);
  for (const sentence of Object.values(buyerRights))
    expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('the terms name the single point of contact, and the coordinator that takes complaints', () => {
  show();
  expect(screen.getByRole('link', { name: sampleSite.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${sampleSite.contactEmail}`,
  );
  expect(screen.getByText(/Coordonatorul serviciilor digitale.*ANCOM/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ancom.ro' })).toHaveAttribute(
    'href',
    'https://www.ancom.ro/',
  );
});
