import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InitialDataProvider } from '@anunturi/shared-runtime/loading/useLoad';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { SourcesScreen } from './SourcesScreen';

const localTaxes = {
  localities: [
    { id: 'medias', name: 'Mediaș', percent: 0 },
    { id: 'sibiu', name: 'Sibiu', percent: 16, decision: 'HCL 12/30.01.2026' },
    { id: 'cisnadie', name: 'Cisnădie', percent: 5 },
  ],
  updatedAt: Date.UTC(2026, 10, 2),
};
const page = (
  <NavProvider nav={fakeNav({ path: '/calculator/surse' })}>
    <InitialDataProvider data={{ localTaxes: localTaxes }}>
      <SourcesScreen />
    </InitialDataProvider>
  </NavProvider>
);

test('each act, article and council decision is named with its date, on a server too', () => {
  const html = renderToString(page);
  expect(html).toContain('noiembrie 2026');
  expect(html).toContain('Legea 239/2025');
  render(page);
  const decisions = within(screen.getByRole('table', { name: 'Hotărâri ale consiliilor locale' }));
  expect(decisions.getByText('HCL 12/30.01.2026')).toBeVisible();
  expect(decisions.getByText('număr necunoscut')).toBeVisible();
  expect(decisions.queryByText('Mediaș')).not.toBeInTheDocument();
  expect(screen.getByText(/din 02.11.2026/)).toBeVisible();
});
