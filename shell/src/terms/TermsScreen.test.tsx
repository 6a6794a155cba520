import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { decisionKinds } from '@anunturi/shared-domain/moderation/decisionKinds';
import { machineActs } from '@anunturi/shared-domain/moderation/machineActs';
import { render, screen } from '@testing-library/react';
import { SiteProvider } from '../start/SiteContext';
import { sampleSite } from '../testing/sampleSite';
import { TermsScreen } from './TermsScreen';

test('the terms say every kind of decision, and what the program does by itself', () => {
  render(
    <SiteProvider site={sampleSite}>
      <NavProvider nav={fakeNav({ path: '/termeni' })}>
        <TermsScreen />
      </NavProvider>
    </SiteProvider>,
  );
  for (const words of [...Object.values(decisionKinds), ...Object.values(machineActs)])
    expect(screen.getByText(`${words};`)).toBeInTheDocument();
  expect(screen.queryByText(/nicio decizie nu este automată/)).toBeNull();
});
