import { screen, within } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { sampleSite } from '../testing/sampleSite';
import { Footer } from './Footer';

const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => void renderInShell(<Footer year={2026} />));

test('the footer says the tagline of the site', () => {
  expect(screen.getByText(sampleSite.tagline)).toBeInTheDocument();
});

test('the footer lists the pages', () => {
  expect(linksOf(screen.getByRole('navigation', { name: 'Paginile site-ului' }))).toEqual([
    ['Acasă', '/'],
    ['Calculator Impozit', '/calculator'],
    ['Generare Contract', '/contracte'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Toate Anunțurile', '/toate-anunturile'],
  ]);
});

test('the footer links the partners of the site elsewhere', () => {
  const partners = screen.getByRole('region', { name: 'Parteneri' });
  expect(linksOf(partners)).toEqual([
    ['Știri', 'https://stiri.example/'],
    ['Ghid', 'https://ghid.example/'],
    ['Alt târg', 'https://alt.example/'],
  ]);
  for (const link of within(partners).getAllByRole('link'))
    expect(link).toHaveAttribute('rel', 'noopener');
});

test('the footer says whose the site is, of which year, and who made it', () => {
  expect(screen.getByText('© 2026 Târgul de probă')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Atelier' })).toHaveAttribute(
    'href',
    'https://atelier.example/',
  );
});

test('the footer names the operator and where complaints go', () => {
  expect(screen.getByText(/CUI RO12345674/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ANPC' })).toHaveAttribute('href', 'https://anpc.ro/');
  const sal = screen.getByRole('link', {
    name: 'ANPC – SAL: Soluționarea Alternativă a Litigiilor',
  });
  expect(sal).toHaveAttribute('href', 'https://anpc.ro/ce-este-sal/');
});

test('the pictogram of SAL has the prescribed measure and text', () => {
  const pictogram = screen.getByRole('img', { name: /SAL/ });
  expect(pictogram).toHaveAttribute('width', '250');
  expect(pictogram).toHaveAttribute('height', '50');
  expect(pictogram.textContent).toBe('ANPCSALSoluționarea Alternativăa Litigiilor');
});
