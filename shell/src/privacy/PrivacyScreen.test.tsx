import { SUBJECT_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { machineActs } from '@anunturi/shared-domain/moderation/machineActs';
import { toLegalRequestKind } from '@anunturi/shared-domain/people/legalRequestKinds';
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

test('each right over one’s data that the policy names is asked for by a subject that the register takes', () => {
  show();
  const subjectOf = (words: string) => {
    const address = screen.getByRole('link', { name: words }).getAttribute('href')!;
    return new URL(address, 'https://site.example').searchParams.get(SUBJECT_PARAM)!;
  };
  expect(
    [
      'acces',
      'rectificare',
      'ștergere',
      'opoziție la prelucrare',
      'restricționare',
      'portabilitate',
    ].map((words) => toLegalRequestKind(subjectOf(words))),
  ).toEqual(['access', 'correction', 'deletion', 'objection', 'restriction', 'portability']);
});

test('the policy names who holds the data for the operator, and that another carries the e-mails', () => {
  show();
  const text = screen.getByText(/Google Ireland Limited \(Firebase\), ca persoană împuternicită/);
  expect(text).toHaveTextContent(/E-mailurile pleacă printr-un furnizor de e-mail/);
});

test('the policy names who carries notifications, and until when devices are kept', () => {
  show();
  expect(screen.getByText(/Dispozitivele pe care ați pornit notificările/)).toBeInTheDocument();
  expect(screen.getByText(/serviciul nu le poate citi/)).toBeInTheDocument();
});

test('the policy says what the program does by itself', () => {
  show();
  for (const act of Object.values(machineActs))
    expect(screen.getByText((text) => text.startsWith(act))).toHaveTextContent(/[;.]$/);
});
