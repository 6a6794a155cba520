import { DRAWN_DATA_ID, DRAWN_ID, type Drawn } from './Drawn';

/** The page of a remote that runs alone: the same for every address, but for what `server.ts` has drawn there. */
export function harnessPage(name: string, drawn: Drawn | null): string {
  const data = drawn && JSON.stringify(drawn.data).replaceAll('<', String.raw`\u003c`);
  const body = drawn
    ? `<div id="${DRAWN_ID}">${drawn.markup}</div><script type="application/json" id="${DRAWN_DATA_ID}">${data}</script>`
    : '';
  return `<!doctype html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/css/alone.css"></head><body><div id="root"></div>${body}<script defer src="/alone/alone.js"></script></body></html>`;
}
