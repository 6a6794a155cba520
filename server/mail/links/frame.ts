import { html, raw } from 'hono/html';
import { siteConfig } from '../../app/siteConfig';
import { dark, light } from '../emailColours';

/** The page of a link: a heading and what stands below it. */
export const frame = (heading: string, rest: unknown) =>
  html`<!doctype html>
    <html lang="ro">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${heading} · ${siteConfig().name}</title>
        <style>
          :root {
            color-scheme: light dark;
            ${raw(variablesOf(light))}
          }
          @media (prefers-color-scheme: dark) {
            :root {
              ${raw(variablesOf(dark))}
            }
          }
          body {
            background: var(--page);
            color: var(--ink);
            font:
              1.0625rem/1.5 system-ui,
              sans-serif;
            margin: 0 auto;
            max-width: 36rem;
            padding: 2rem 1rem;
          }
          h1 {
            font-size: 1.5rem;
            line-height: 1.25;
            overflow-wrap: anywhere;
          }
          a {
            color: var(--brand);
          }
          button {
            background: var(--brand);
            border: 0;
            border-radius: 0.5rem;
            color: var(--on-brand);
            cursor: pointer;
            font: inherit;
            font-weight: 600;
            min-height: 3rem;
            padding: 0 1.25rem;
          }
          label,
          .problem {
            display: block;
            font-weight: 600;
          }
          .problem {
            color: var(--bad);
          }
          .choice {
            font-weight: 400;
          }
          select,
          textarea,
          input:not([type='checkbox']) {
            background: var(--sheet);
            border: 1px solid var(--quiet);
            border-radius: 0.5rem;
            box-sizing: border-box;
            color: inherit;
            font: inherit;
            min-height: 3rem;
            padding: 0.5rem 0.75rem;
            width: 100%;
          }
        </style>
      </head>
      <body>
        <main>
          <p><a href="/">${siteConfig().name}</a></p>
          <h1>${heading}</h1>
          ${rest}
        </main>
      </body>
    </html>`;

/** Custom properties by the names of the colours: `--on-brand: #fff;`. */
const variablesOf = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name.replace('onBrand', 'on-brand')}: ${value};`)
    .join(' ');
