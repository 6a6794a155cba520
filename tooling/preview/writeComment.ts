export type Comparison = {
  name: string;
  /** Null where the remote was never live. */
  live: string | null;
  version: string;
  link: string | null;
  /** When the link ends, in words. */
  until: string;
  /** Bytes of the scripts of each screen. */
  before: Record<string, number>;
  now: Record<string, number>;
  /** Of the first screen, which alone has a budget. */
  firstScreen: string;
  budgetKb: number;
  contract: readonly string[];
  /** Pages whose picture is another one now, with the files of both; null where nobody could look. */
  screens: readonly { page: string; before: string | null; now: string }[] | null;
};

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a pull request is told of one remote: Markdown. */
export function writeComment(comparison: Comparison): string {
  const { name, live, version, link, until, contract, screens } = comparison;
  return `${[
    `### Preview of \`${name}\``,
    link
      ? `[Open ${version}](${link}) in one browser, until ${until}. It asks first: the code works with real data, as the person who is signed in.`
      : `${version} is published nowhere: no site is configured for previews.`,
    `Compared with ${live ? `\`${live}\`, which is live` : 'nothing: it was never live'}.`,
    sizesOf(comparison),
    '**Contract**',
    contract.length > 0
      ? ['```diff', ...contract, '```'].join('\n')
      : 'Asks nothing else of the site.',
    '**Screens**',
    picturesOf(screens),
  ].join('\n\n')}\n`;
}

function sizesOf({ before, now, firstScreen, budgetKb }: Comparison): string {
  const rows = Object.entries(now).map(([screen, bytes]) => {
    const was = before[screen];
    const change = was === undefined ? 'new' : signed(bytes - was);
    const budget = screen === firstScreen ? budgetOf(bytes, budgetKb) : '';
    return `| ${screen} | ${was === undefined ? '' : kb(was)} | ${kb(bytes)} | ${change} | ${budget} |`;
  });
  return [
    '| Screen | before | now (brotli) | change | budget |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const signed = (bytes: number) => (bytes === 0 ? 'the same' : `${bytes > 0 ? '+' : ''}${bytes} B`);

const budgetOf = (bytes: number, budgetKb: number) =>
  bytes > budgetKb * 1000 ? `**over ${budgetKb} kB**` : `within ${budgetKb} kB`;

function picturesOf(screens: Comparison['screens']): string {
  if (screens === null) return 'Not looked at: no Chromium, or no shell to open them in.';
  if (screens.length === 0) return 'No page that opens without a parameter looks otherwise.';
  return screens
    .map(({ page, before, now }) => `- \`${page}\`: ${before ? `${before} → ` : 'new, '}${now}`)
    .join('\n');
}
