import type { PostSeed } from './postSeed';

export const inspectionPost: PostSeed = {
  slug: 'ce-verificati-la-o-masina-rulata',
  title: 'Ce verificați la o mașină rulată, în treizeci de minute',
  excerpt:
    'O listă scurtă, de făcut în curtea vânzătorului, fără scule. La sfârșit știți dacă merită drumul la service.',
  tags: ['cumpărare', 'sfaturi'],
  cover: 'inspecting',
  coverAlt: 'O lupă deasupra roții din spate a unei mașini verzi',
  publishedDaysAgo: 34,
  bodyHtml: `<p>Jumătate de oră ajunge ca să aflați dacă mașina merită o verificare plătită. Mergeți ziua, pe vreme uscată, și rugați vânzătorul să nu pornească motorul înainte.</p>
<h2>Actele, primele cinci minute</h2>
<ul><li>Vânzătorul este și proprietarul? Comparați numele din certificat cu actul de identitate.</li><li>Seria de șasiu din acte este aceeași cu cea de pe mașină? Are 17 caractere, fără literele I, O și Q. Cifra de control nu este obligatorie la mașinile europene, deci nu vă speriați dacă un site spune că „nu iese”.</li><li>Cereți rezultatul RAR Auto-Pass și comparați kilometrii cu cei din bord.</li><li>ITP-ul, până când este valabil? Câte chei sunt?</li></ul>
<h2>Caroseria</h2>
<ul><li>Rosturile dintre elemente sunt egale pe stânga și pe dreapta?</li><li>Priviți de-a lungul mașinii, razant: undele arată chit sau revopsire.</li><li>Pragurile, pasajele roților și marginea ușilor: acolo începe rugina.</li><li>Anvelopele uzate inegal pot însemna direcție sau suspensie strâmbă.</li></ul>
<h2>Motorul la rece</h2>
<ul><li>Pornește imediat? Ascultați primele zece secunde.</li><li>Se aprind toți martorii la contact și se sting după pornire?</li><li>Fumul albastru înseamnă ulei, cel alb care nu se oprește poate însemna garnitură.</li></ul>
<h2>Pe drum</h2>
<table><thead><tr><th>Faceți</th><th>Ascultați sau simțiți</th></tr></thead><tbody><tr><td>treceți peste denivelări</td><td>bătăi în suspensie</td></tr><tr><td>frânați ferm de la 60 km/h</td><td>tragere într-o parte, vibrații</td></tr><tr><td>accelerați în treapta a patra</td><td>ambreiaj care patinează</td></tr><tr><td>virați complet, la pas</td><td>pocnituri de planetare</td></tr></tbody></table>
<h2>Când plecați</h2>
<p>Dacă vânzătorul nu vă lasă să mergeți la un service ales de dumneavoastră, ați aflat destul. Dacă vă lasă, plătiți verificarea: costă mai puțin decât un ambreiaj. Prețul cerut îl puteți compara cu anunțuri asemănătoare direct în pagina anunțului.</p>`,
};
