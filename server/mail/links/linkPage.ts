import { html, raw } from 'hono/html';
import { alertFrequencies } from '@anunturi/shared-domain/search/alertFrequencies';
import { alertFrequencySchema } from '@anunturi/shared-domain/search/alertFrequencySchema';
import { siteConfig } from '../../app/siteConfig';
import { dark, light } from '../emailColours';
import { type ActingLink, ALERT_FIELD } from './mailLink';

const asked: Record<ActingLink['act'], { heading: string; text: string; button?: string }> = {
  stop: {
    heading: 'Nu mai doriți astfel de mesaje?',
    text: 'Mesajele despre cont și decizii rămân. Le puteți porni din nou pe celelalte din contul dumneavoastră.',
    button: 'Nu mai trimiteți',
  },
  notMe: {
    heading: 'Nu ați fost dumneavoastră?',
    text: 'Încheiem toate sesiunile contului, oprim parola de acum și vă trimitem pe e-mail un link pentru una nouă. Scoatem și al doilea pas activat după acel moment, dacă nu aveți un rol în administrare.',
    button: 'Nu am fost eu: opriți tot',
  },
  freeAddress: {
    heading: 'Eliberați adresa?',
    text: 'Contul care o are și nu a confirmat-o se șterge, cu tot ce cuprinde. Apoi puteți face altul.',
    button: 'Eliberați adresa',
  },
  frequency: {
    heading: 'Cât de des vă scriem?',
    text: 'Alegeți pentru căutarea din mesaj. „Niciodată” oprește mesajele despre ea.',
  },
  confirmSearch: {
    heading: 'Doriți noutățile căutării?',
    text: 'Vă scriem la această adresă când apar anunțuri noi. Fiecare mesaj are un link de oprire.',
    button: 'Da, vreau',
  },
  stopAddress: {
    heading: 'Nu mai doriți mesaje despre căutări?',
    text: 'Căutările salvate cu adresa dumneavoastră se șterg, împreună cu adresa.',
    button: 'Ștergeți adresa',
  },
  renew: {
    heading: 'Prelungiți anunțul?',
    text: 'Anunțul rămâne public încă 30 de zile de azi.',
    button: 'Prelungiți cu 30 de zile',
  },
  available: {
    heading: 'Mai este disponibil?',
    text: 'Anunțul rămâne public, iar cei care caută văd că este actual.',
    button: 'Da, este disponibil',
  },
  sold: {
    heading: 'Ați vândut?',
    text: 'Anunțul va arăta „Vândut” și nu mai primește mesaje noi.',
    button: 'Da, am vândut',
  },
  takeDown: {
    heading: 'Scoateți anunțul?',
    text: 'Anunțul nu se mai vede; îl găsiți în contul dumneavoastră, la „Arhivate”.',
    button: 'Scoateți anunțul',
  },
};

/** A page with one button: programs that look through e-mails open every address, and nothing may happen by that. */
export const askPage = ({ act }: ActingLink) =>
  frame(
    asked[act].heading,
    html`<p>${asked[act].text}</p>
      <form method="post">
        ${act === 'frequency' ? choices : html`<button>${asked[act].button}</button>`}
      </form>`,
  );

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const choices = alertFrequencySchema.options.map(
  (each) =>
    html`<p>
      <button name="${ALERT_FIELD}" value="${each}">${capital(alertFrequencies[each])}</button>
    </p>`,
);

/** What happened, or why nothing did. */
export const saidPage = (heading: string) =>
  frame(heading, html`<p><a href="/dashboard">Mergeți la contul dumneavoastră</a></p>`);

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
