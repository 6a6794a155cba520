/** The text is the version: what a screen says stands recorded, and what was recorded stays. */
import { createHash } from 'node:crypto';
import { type LegalKind, legalKinds } from '@anunturi/shared-contract/site/legalKinds';
import type { ShownSite } from '@anunturi/shared-contract/site/siteConfigSchema';
import {
  legalNotices,
  legalVersions,
  newestVersion,
} from '@anunturi/shared-domain/site/legalVersions';
import { LEGAL_NOTICE_DAYS } from '@anunturi/shared-domain/site/limits';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { render, screen, within } from '@testing-library/react';
import { PrivacyScreen } from '../privacy/PrivacyScreen';
import { SiteProvider } from '../start/SiteContext';
import { TermsScreen } from '../terms/TermsScreen';
import { sampleSite } from '../testing/sampleSite';
import { openParts } from './fillSite';
import { LegalVersionsScreen } from './LegalVersionsScreen';
import { writeRecord } from './testing/writeRecord';
import { versionTexts } from './versionTexts';

const screens = { terms: TermsScreen, privacy: PrivacyScreen };

function show(Screen: () => React.ReactNode, site: ShownSite = sampleSite) {
  return render(
    <SiteProvider site={site}>
      <NavProvider nav={fakeNav({ path: '/termeni' })}>
        <Screen />
      </NavProvider>
    </SiteProvider>,
  ).container;
}

const braces = Object.fromEntries(Object.keys(openParts).map((part) => [part, `{${part}}`]));
const openSite = {
  ...sampleSite,
  ...braces,
  county: { name: '{county}', code: 'XX' },
  operator: { ...sampleSite.operator, ...braces, name: '{operator}' },
} as ShownSite;

const marks: Record<string, string> = { H2: '\n## ', LI: '- ', TR: '- ' };

/** A legal text as it is recorded: a line for each heading, paragraph, item and row, without the line that says its version. */
function recordOf(kind: LegalKind): string {
  const container = show(screens[kind], openSite);
  const parts = container.querySelectorAll('h2, p, li, tbody tr');
  const lines = [...parts].map((part) => {
    const cells = [...part.querySelectorAll('td > div')].map((each) => each.textContent);
    const text = (cells.length > 0 ? cells.join('. ') : part.textContent).replace(/\s+/g, ' ');
    return `${marks[part.tagName] ?? ''}${text.trim()}`;
  });
  const first = lines.findIndex((line) => line.startsWith('\n## '));
  return `${lines.slice(first, -1).join('\n').trim()}\n`;
}

const remedy = (kind: LegalKind) =>
  `The text of ${kind} is not what version ${newestVersion(kind)} recorded. Add a version to legalVersions (with sha256 of the one before), a file in versions/ and its line in versionTexts, then run WRITE_LEGAL_TEXTS=1 npx jest shell/src/legal.`;

test.each(legalKinds)('the text of %s that the screen shows is its newest version', (kind) => {
  const text = recordOf(kind);
  const version = newestVersion(kind);
  if (writeRecord(`${kind}-${version}`, text)) return;
  const recorded = versionTexts[kind][version];
  expect({ text, remedy: recorded === text ? '' : remedy(kind) }).toEqual({
    text: recorded,
    remedy: '',
  });
});

test.each(legalKinds)('earlier versions of %s stand as they were published', (kind) => {
  const versions = legalVersions[kind];
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => at + 1));
  for (const { version, sha256 } of versions.slice(0, -1))
    expect(createHash('sha256').update(versionTexts[kind][version]!).digest('hex')).toBe(sha256);
});

test('both texts say how long before a change people are told, as the job keeps it', () => {
  for (const kind of legalKinds) {
    const container = show(screens[kind]);
    expect(container).toHaveTextContent(legalNotices[kind]);
    expect(legalNotices[kind]).toContain(`${LEGAL_NOTICE_DAYS[kind]} `);
    expect(container).toHaveTextContent('Versiunea 1, din 28.11.2026');
  }
});

test('while people are told of a new version, the one before it is shown and says when it ends', () => {
  const second = { version: 2, dated: '2027-01-05', changes: ['Se schimbă ordinea.'] };
  jest.replaceProperty(legalVersions, 'terms', [legalVersions.terms[0]!, second]);
  const legal = { terms: { inForce: 1, told: [{ version: 2, from: '2027-01-25' }] } };
  const terms = show(TermsScreen, { ...sampleSite, legal });
  expect(terms).toHaveTextContent('De la 25.01.2027 se aplică altă versiune');
  expect(terms).toHaveTextContent('Versiunea 1, din 28.11.2026');
  expect(terms).toHaveTextContent('administrat de Probă SRL');
  expect(within(terms).getByRole('heading', { name: 'Cum moderăm' })).toBeInTheDocument();
  expect(terms).not.toHaveTextContent(/\{\w+\}/);
});

test('every version stays to be read, with what it changed and when it held', () => {
  const second = { version: 2, dated: '2027-01-05', changes: ['Se schimbă ordinea.'] };
  jest.replaceProperty(legalVersions, 'terms', [legalVersions.terms[0]!, second]);
  const told = [{ version: 2, from: '2027-01-25' }];
  show(LegalVersionsScreen, { ...sampleSite, legal: { terms: { inForce: 2, told } } });
  const terms = screen.getByRole('region', { name: 'Termenii și condițiile' });
  expect(within(terms).getByText('Se aplică acum, de la 25.01.2027.')).toBeInTheDocument();
  expect(within(terms).getByText('Nu se mai aplică de la 25.01.2027.')).toBeInTheDocument();
  expect(within(terms).getByText('Se schimbă ordinea.')).toBeInTheDocument();
  expect(within(terms).getByText('Ce nu se publică')).toBeInTheDocument();
});
