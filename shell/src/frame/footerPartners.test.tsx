import { render, screen, within } from '@testing-library/react';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { SiteProvider } from '../start/SiteContext';
import { sampleSite } from '../testing/sampleSite';
import { Footer } from './Footer';

const show = (count: number) => {
  const partners = Array.from({ length: count }, (_, at) => ({
    label: `Partenerul ${at}`,
    url: `https://partener-${at}.example/`,
  }));
  render(
    <SiteProvider site={{ ...sampleSite, partners }}>
      <NavProvider nav={fakeNav({ path: '/' })}>
        <Footer year={2026} />
      </NavProvider>
    </SiteProvider>,
  );
};

test('a site without partners says nothing of any', () => {
  show(0);
  expect(screen.queryByText('Parteneri')).not.toBeInTheDocument();
});

test('six partners are six links', () => {
  show(6);
  const partners = screen.getByRole('region', { name: 'Parteneri' });
  expect(within(partners).getAllByRole('link')).toHaveLength(6);
});
