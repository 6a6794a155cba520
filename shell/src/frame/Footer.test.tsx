import { screen, within } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { Footer } from './Footer';

test('the footer lists the pages, the partners, the operator and where complaints go', () => {
  renderInShell(<Footer year={2026} />);
  const pages = within(screen.getByRole('navigation', { name: 'Paginile site-ului' })).getAllByRole(
    'link',
  );
  expect(pages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Acasă', '/'],
    ['Calculator Impozit', '/calculator'],
    ['Generare Contract', '/contracte'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Toate Anunțurile', '/toate-anunturile'],
  ]);
  const partners = within(screen.getByRole('region', { name: 'Parteneri' })).getAllByRole('link');
  expect(partners).toHaveLength(3);
  for (const link of partners) expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.getByText(/CUI RO12345674/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ANPC' })).toHaveAttribute('href', 'https://anpc.ro/');
  expect(screen.getByRole('link', { name: /SAL/ })).toHaveAttribute(
    'href',
    'https://anpc.ro/ce-este-sal/',
  );
  expect(screen.getByText('© 2026 Târgul de probă')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Atelier' })).toBeInTheDocument();
});
