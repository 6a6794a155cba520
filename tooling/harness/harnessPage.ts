import { RENDERED_DATA_ID, RENDERED_ID, type Rendered } from './Rendered';

/** The page of a remote that runs alone: the same for every address, but for what `server.ts` has rendered there. */
export function harnessPage(name: string, rendered: Rendered | null): string {
  const data = rendered && JSON.stringify(rendered.data).replaceAll('<', String.raw`\u003c`);
  const body = rendered
    ? `<div id="${RENDERED_ID}">${rendered.markup}</div><script type="application/json" id="${RENDERED_DATA_ID}">${data}</script>`
    : '';
  return `<!doctype html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/css/alone.css"></head><body><div id="root"></div>${body}<script defer src="/alone/alone.js"></script></body></html>`;
}
