/** Whether an act shows visitors what they have not been shown: it is looked at in a browser before. */
export const looksFirst = (command: string, share = ''): boolean =>
  ['release', 'promote'].includes(command) || (command === 'canary' && Number(share) !== 0);
