import { html } from 'hono/html';
import { alertFrequencies } from '@anunturi/shared-domain/search/alertFrequencies';
import { frame } from './frame';
import { alertFrequencySchema } from '@anunturi/shared-domain/search/alertFrequencySchema';
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
