import type { CSSProperties } from 'react';
import { dark, light } from '../emailColours';

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

/** Mail programs take styles on the elements alone. */
export const styles = {
  page: { margin: 0, padding: '16px 8px', backgroundColor: light.page, fontFamily: FONT },
  sheet: {
    maxWidth: 560,
    padding: '24px 20px',
    backgroundColor: light.sheet,
    borderRadius: 12,
    border: `1px solid ${light.line}`,
  },
  site: { color: light.brand, fontSize: 15, fontWeight: 700, textDecoration: 'none' },
  heading: { margin: '16px 0 12px', color: light.ink, fontSize: 22, lineHeight: '28px' },
  text: { margin: '0 0 12px', color: light.ink, fontSize: 16, lineHeight: '24px' },
  fact: { margin: '0 0 4px', color: light.ink, fontSize: 16, lineHeight: '24px' },
  group: { margin: '16px 0 0' },
  groupHeading: { margin: '0 0 8px', color: light.ink, fontSize: 17, lineHeight: '24px' },
  card: { margin: '0 0 12px', tableLayout: 'fixed', width: '100%' },
  pictureCell: { width: 108, verticalAlign: 'top' },
  picture: { borderRadius: 8, objectFit: 'cover' },
  cardWords: { verticalAlign: 'top' },
  cardTitle: { color: light.brand, fontSize: 16, lineHeight: '22px', fontWeight: 600 },
  cardLine: { margin: '2px 0 0', color: light.ink, fontSize: 15, lineHeight: '22px' },
  cardFacts: { margin: '2px 0 0', color: light.quiet, fontSize: 15, lineHeight: '22px' },
  action: { margin: '20px 0' },
  button: {
    padding: '14px 20px',
    backgroundColor: light.brand,
    color: light.onBrand,
    borderRadius: 8,
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  line: { margin: '24px 0 16px', borderColor: light.line },
  quiet: { margin: '0 0 8px', color: light.quiet, fontSize: 13, lineHeight: '20px' },
  other: { color: light.brand, fontWeight: 600, textDecoration: 'underline' },
  stop: { color: light.brand, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/** For programs that know the reader's preference; the others show the light colours. */
export const darkColours = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${dark.page} !important; }
  .sheet { background-color: ${dark.sheet} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .link { color: ${dark.brand} !important; }
  .button { background-color: ${dark.brand} !important; color: ${dark.onBrand} !important; }
}`;
