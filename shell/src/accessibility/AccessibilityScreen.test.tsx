import { SUBJECT_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { toLegalRequestKind } from '@anunturi/shared-domain/people/legalRequestKinds';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { render, screen } from '@testing-library/react';
import { SiteProvider } from '../start/SiteContext';
import { sampleSite } from '../testing/sampleSite';
import { AccessibilityScreen } from './AccessibilityScreen';

test('what does not work is told under the subject that the register takes, and answered within its days', () => {
  render(
    <SiteProvider site={sampleSite}>
      <NavProvider nav={fakeNav({ path: '/accesibilitate' })}>
        <AccessibilityScreen />
      </NavProvider>
    </SiteProvider>,
  );
  const address = screen.getByRole('link', { name: 'formularul de contact' }).getAttribute('href');
  const subject = new URL(address!, 'https://site.example').searchParams.get(SUBJECT_PARAM);
  expect(toLegalRequestKind(subject!)).toBe('accessibility');
  expect(screen.getByText(/Răspundem în cel mult 30 de zile/)).toBeInTheDocument();
});
