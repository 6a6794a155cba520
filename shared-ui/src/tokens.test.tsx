import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function tokensAfter(selector: string) {
  const start = css.indexOf(selector);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const light = tokensAfter(':root {');
const darkBySystem = tokensAfter(":root:not([data-theme='light']) {");
const darkByChoice = tokensAfter(":root[data-theme='dark'] {");

/** WCAG 2.2: relative luminance of `#rrggbb`. */
function luminance(colour: string) {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ['--surface-0', '--surface-1', '--surface-2'];
const onAllSurfaces = [
  '--ink-1',
  '--ink-2',
  '--ink-3',
  '--brand',
  '--brand-strong',
  '--accent-text',
  '--good',
  '--warn',
  '--bad',
  '--bad-strong',
];
const textPairs = [
  ...surfaces.flatMap((surface) => onAllSurfaces.map((ink) => [ink, surface])),
  ...['--ink-1', '--ink-2', '--ink-3'].map((ink) => [ink, '--surface-3']),
  ...['brand', 'accent', 'good', 'warn', 'bad'].flatMap((tone) => [
    ['--ink-1', `--${tone}-surface`],
    ['--ink-2', `--${tone}-surface`],
    [tone === 'accent' ? '--accent-text' : `--${tone}`, `--${tone}-surface`],
  ]),
  ['--ink-3', '--bad-surface'],
  ['--ink-3', '--brand-surface'],
  ['--banner-ink', '--banner'],
  ['--brand-ink', '--brand'],
  ['--brand-ink', '--brand-strong'],
  ['--accent-ink', '--accent'],
  ['--accent-ink', '--accent-strong'],
  ['--bad-ink', '--bad'],
  ['--bad-ink', '--bad-strong'],
] as [string, string][];
const borderPairs = surfaces.map((surface) => ['--line-strong', surface] as [string, string]);

const themes = [
  ['light', light],
  ['dark', { ...light, ...darkByChoice }],
] as const;

test.each(themes)(
  'every pair of text and ground is readable in the %s theme (4.5 to 1)',
  (_name, theme) => {
    const faint = textPairs.filter(
      ([ink, ground]) => !(contrast(theme[ink] ?? '', theme[ground] ?? '') >= 4.5),
    );
    expect(
      faint.map(
        ([ink, ground]) =>
          `${ink} on ${ground}: ${contrast(theme[ink] ?? '', theme[ground] ?? '').toFixed(2)}`,
      ),
    ).toEqual([]);
  },
);

test.each(themes)('the edge of a control is visible in the %s theme (3 to 1)', (_name, theme) => {
  const faint = borderPairs.filter(
    ([line, ground]) => !(contrast(theme[line] ?? '', theme[ground] ?? '') >= 3),
  );
  expect(
    faint.map(
      ([line, ground]) =>
        `${line} on ${ground}: ${contrast(theme[line] ?? '', theme[ground] ?? '').toFixed(2)}`,
    ),
  ).toEqual([]);
});

test('the dark theme of the system and the chosen one are the same', () => {
  expect(darkBySystem).toEqual(darkByChoice);
  expect(Object.keys(darkByChoice).length).toBeGreaterThan(20);
});
