import type { CSSProperties } from 'react';

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

/** Colours of shared-ui/src/tokens.css; mail programs take styles on the elements alone. */
export const styles = {
  page: { margin: 0, padding: '16px 8px', backgroundColor: '#faf7f2', fontFamily: FONT },
  sheet: {
    maxWidth: 560,
    padding: '24px 20px',
    backgroundColor: '#ffffff',
    borderRadius: 12,
    border: '1px solid #e2dacd',
  },
  site: { color: '#0b5d5b', fontSize: 15, fontWeight: 700, textDecoration: 'none' },
  heading: { margin: '16px 0 12px', color: '#1b2421', fontSize: 22, lineHeight: '28px' },
  text: { margin: '0 0 12px', color: '#1b2421', fontSize: 16, lineHeight: '24px' },
  fact: { margin: '0 0 4px', color: '#1b2421', fontSize: 16, lineHeight: '24px' },
  action: { margin: '20px 0' },
  button: {
    padding: '14px 20px',
    backgroundColor: '#0b5d5b',
    color: '#ffffff',
    borderRadius: 8,
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  line: { margin: '24px 0 16px', borderColor: '#e2dacd' },
  quiet: { margin: '0 0 8px', color: '#47524d', fontSize: 13, lineHeight: '20px' },
  other: { color: '#0b5d5b', fontWeight: 600, textDecoration: 'underline' },
  stop: { color: '#0b5d5b', textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/** For programs that know the reader's preference; the others show the light colours. */
export const darkColours = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #111715 !important; }
  .sheet { background-color: #19211e !important; border-color: #323d39 !important; }
  .ink { color: #eef1ec !important; }
  .quiet { color: #bdc7c1 !important; }
  .link { color: #63c7ba !important; }
  .button { background-color: #63c7ba !important; color: #05211e !important; }
}`;
