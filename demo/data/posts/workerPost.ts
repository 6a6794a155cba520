import type { PostSeed } from './postSeed';

export const workerPost: PostSeed = {
  slug: 'cum-alegeti-un-meserias-de-incredere',
  title: 'Cum alegeți un meseriaș de încredere',
  excerpt:
    'Șase întrebări puse la telefon, ce trebuie să scrie în ofertă și cum plătiți fără să rămâneți cu lucrarea la jumătate.',
  tags: ['servicii', 'sfaturi'],
  cover: 'choosingWorker',
  coverAlt: 'Trei cartonașe cu meseriași; cel din mijloc, cu cinci stele, este bifat',
  publishedDaysAgo: 46,
  bodyHtml: `<p>Un meseriaș bun se recunoaște de la prima discuție: întreabă mai mult decât promite. Iată ce merită să aflați înainte de a-l chema.</p>
<h2>Șase întrebări la telefon</h2>
<ul><li>Când puteți veni să vedeți lucrarea?</li><li>Ați mai făcut ceva asemănător pe aproape? Se poate vedea?</li><li>Lucrați singur sau cu echipă? Cine răspunde dacă ceva nu iese?</li><li>Dați factură? Ce garanție dați și pentru ce anume?</li><li>Materialele le cumpăr eu sau dumneavoastră?</li><li>Cum doriți plata?</li></ul>
<h2>Oferta, în scris</h2>
<p>O ofertă bună încape pe o pagină și spune ce se face, cu ce materiale, cât costă, dacă prețul cuprinde TVA și până când este gata. Cereți două sau trei și comparați-le rând cu rând. Cea mai ieftină este adesea cea din care lipsește ceva.</p>
<table><thead><tr><th>Preț</th><th>Potrivit pentru</th><th>Fiți atenți la</th></tr></thead><tbody><tr><td>fix</td><td>lucrări clare: montaj, schimb, verificare</td><td>ce nu este cuprins</td></tr><tr><td>pe oră</td><td>depanări, lucrări mărunte</td><td>o limită de la care vă întreabă</td></tr><tr><td>pe mp</td><td>zugrăveli, pardoseli, construcții</td><td>cum se măsoară golurile</td></tr><tr><td>la cerere</td><td>lucrări mari</td><td>oferta scrisă, înainte de avans</td></tr></tbody></table>
<h2>Contractul</h2>
<p>Pentru orice lucrare mai mare de o zi faceți un contract de prestări servicii: obiectul, prețul și TVA-ul, termenul, recepția, penalitățile și felul în care se încheie. Modelul este în lista de <a href="/contracte">documente</a>.</p>
<h2>Plata</h2>
<ul><li>Avansul acoperă materialele, nu lucrarea.</li><li>Legați fiecare plată de o etapă terminată și verificată împreună.</li><li>Cereți factură sau, de la o persoană fizică, o chitanță de mână cu suma în cifre și în litere.</li><li>Păstrați ultima parte până la recepție.</li></ul>
<h2>Dacă nu merge</h2>
<p>Scrieți ce nu este în regulă, cu fotografii și cu un termen de remediere. De cele mai multe ori se rezolvă. În pagina anunțului vedeți dacă vânzătorul este persoană fizică sau firmă; la o firmă aveți și drepturile de consumator.</p>`,
};
