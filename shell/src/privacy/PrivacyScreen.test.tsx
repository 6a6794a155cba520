import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { render, screen } from '@testing-library/react';
import { SiteProvider } from '../start/SiteContext';
import { sampleSite } from '../testing/sampleSite';
import { PrivacyScreen } from './PrivacyScreen';

const show = () =>
  render(
    <SiteProvider site={sampleSite}>
      <NavProvider nav={fakeNav({ path: '/politica-confidentialitate' })}>
        <PrivacyScreen />
      </NavProvider>
    </SiteProvider>,
  );

test('the policy names what a firm may show on its page: its phone when asked, its hours', () => {
  show();
  expect(screen.getByText(/„Arătați telefonul pe pagina firmei”/)).toBeInTheDocument();
  expect(screen.getByText(/programul firmei/)).toBeInTheDocument();
});

test('the policy names who carries notifications, and until when devices are kept', () => {
  show();
  expect(screen.getByText(/Dispozitivele pe care ați pornit notificările/)).toBeInTheDocument();
  expect(screen.getByText(/serviciul nu le poate citi/)).toBeInTheDocument();
});
