import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { render, screen } from '@testing-library/react';
import { SiteProvider } from '../start/SiteContext';
import { sampleSite } from '../testing/sampleSite';
import { PrivacyScreen } from './PrivacyScreen';

test('the policy names what a firm may show on its page: its phone when asked, its hours', () => {
  render(
    <SiteProvider site={sampleSite}>
      <NavProvider nav={fakeNav({ path: '/politica-confidentialitate' })}>
        <PrivacyScreen />
      </NavProvider>
    </SiteProvider>,
  );
  expect(screen.getByText(/„Arătați telefonul pe pagina firmei”/)).toBeInTheDocument();
  expect(screen.getByText(/programul firmei/)).toBeInTheDocument();
});
