/** Colours of shared-ui/src/tokens.css, for e-mails and for the pages that their addresses open. */
export const light = {
  page: '#faf7f2',
  sheet: '#ffffff',
  line: '#e2dacd',
  ink: '#1b2421',
  quiet: '#47524d',
  brand: '#0b5d5b',
  onBrand: '#ffffff',
  bad: '#b3261e',
} as const;

export const dark = {
  page: '#111715',
  sheet: '#19211e',
  line: '#323d39',
  ink: '#eef1ec',
  quiet: '#bdc7c1',
  brand: '#63c7ba',
  onBrand: '#05211e',
  bad: '#ff9d92',
} as const satisfies Record<keyof typeof light, string>;
