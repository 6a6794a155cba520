/** The page of a remote that runs alone, the same for every address. */
export const harnessPage = (name: string) =>
  `<!doctype html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/css/alone.css"></head><body><div id="root"></div><script defer src="/alone/alone.js"></script></body></html>`;
