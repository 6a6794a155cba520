import { fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LegalVersionsScreen } from '../legal/LegalVersionsScreen';
import { AccessibilityScreen } from '../accessibility/AccessibilityScreen';
import { LoginScreen } from '../account/LoginScreen';
import { RegisterScreen } from '../account/RegisterScreen';
import { ContactScreen } from '../contact/ContactScreen';
import { Frame } from '../frame/Frame';
import { NotFoundScreen } from '../not-found/NotFoundScreen';
import { PrivacyScreen } from '../privacy/PrivacyScreen';
import { sampleSite } from '../testing/sampleSite';
import { SiteProvider } from '../start/SiteContext';
import { TermsScreen } from '../terms/TermsScreen';

const screens: [string, ComponentType][] = [
  ['/login', LoginScreen],
  ['/register', RegisterScreen],
  ['/contact', ContactScreen],
  ['/politica-confidentialitate', PrivacyScreen],
  ['/termeni', TermsScreen],
  ['/versiuni', LegalVersionsScreen],
  ['/accesibilitate', AccessibilityScreen],
  ['/nu-exista', NotFoundScreen],
];

test.each(screens)(
  '%s renders on a server inside the frame and hydrates on that markup without a warning',
  async (path, Screen) => {
    setFakeSession(fakeSignedOut);
    const page = (
      <SiteProvider site={sampleSite}>
        <NavProvider nav={fakeNav({ path })}>
          <Frame year={2026}>
            <Screen />
          </Frame>
        </NavProvider>
      </SiteProvider>
    );
    const markup = renderToString(page);
    expect(markup).toMatch(/<h1/);
    expect(markup).not.toMatch(/ style=/); // the policy refuses style attributes in markup
    const said = jest.spyOn(console, 'error').mockImplementation();
    localStorage.setItem('cookieAccepted', 'true');
    const element = document.createElement('div');
    document.body.append(element);
    element.innerHTML = markup;
    const root = await act(async () =>
      hydrateRoot(element, page, { onRecoverableError: (error) => console.error(error) }),
    );
    expect(said).not.toHaveBeenCalled();
    act(() => root.unmount());
    said.mockRestore();
  },
);
