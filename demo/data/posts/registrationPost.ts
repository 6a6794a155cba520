import type { PostSeed } from './postSeed';

export const registrationPost: PostSeed = {
  slug: 'acte-la-inmatriculare-lista-de-pregatit-acasa',
  title: 'Acte la înmatriculare: lista de pregătit de acasă',
  excerpt:
    'Mașina e cumpărată, urmează drumul la ghișeu. Ce puneți în dosar, în ce ordine și ce se poate face prin altcineva.',
  tags: ['acte', 'înmatriculare'],
  cover: 'registration',
  coverAlt: 'O mașină albastră cu numere noi și o listă de acte bifată, în centrul vechi',
  publishedDaysAgo: 17,
  bodyHtml: `<p>Aveți 90 de zile de la semnarea contractului ca să treceți mașina pe numele dumneavoastră. Cel mai mult timp se pierde la ghișeu din cauza unui act uitat. Lista exactă o dă serviciul de înmatriculări la care mergeți: confirmați-o la programare, apoi bifați aici.</p>
<h2>Ce primiți de la vânzător</h2>
<ul><li>cartea de identitate a vehiculului (CIV) și certificatul de înmatriculare;</li><li>originalul contractului, cu casetele completate de organele fiscale;</li><li>toate cheile și, dacă există, cartea service;</li><li>rezultatul verificării RAR Auto-Pass.</li></ul>
<h2>Ce pregătiți dumneavoastră</h2>
<ul><li>actul de identitate;</li><li>dovada că nu aveți datorii la bugetul local;</li><li>polița RCA, valabilă din ziua în care urcați la volan;</li><li>inspecția tehnică (ITP) în termen;</li><li>dovada plății taxelor.</li></ul>
<h2>Ordinea care scutește un drum</h2>
<table><thead><tr><th>Pasul</th><th>Unde</th><th>Termen</th></tr></thead><tbody><tr><td>1. RCA pe numele dumneavoastră</td><td>la un asigurător</td><td>înainte de primul drum</td></tr><tr><td>2. declararea vânzării</td><td>la organul fiscal local, fiecare la al lui</td><td>30 de zile</td></tr><tr><td>3. programarea și dosarul</td><td>la serviciul de înmatriculări</td><td>90 de zile</td></tr></tbody></table>
<h2>Poate merge altcineva?</h2>
<p>Da, cu o împuternicire în care scrieți cine merge, la ce instituții, pentru ce acte și până când este valabilă. O găsiți în lista de <a href="/contracte">documente gata făcute</a>.</p>
<h2>Numărul de înmatriculare</h2>
<p>În județ, numărul are două litere, două cifre și trei litere, de exemplu SB 12 ABC. Dacă plăcuțele sunt ilizibile sau îndoite, cereți altele în aceeași zi: este mai simplu decât o amendă.</p>`,
};
