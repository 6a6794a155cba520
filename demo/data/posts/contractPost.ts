import type { PostSeed } from './postSeed';

export const contractPost: PostSeed = {
  slug: 'contractul-de-vanzare-cumparare-auto-fara-greseli',
  title: 'Contractul de vânzare-cumpărare auto, fără greșeli',
  excerpt:
    'Ce scrieți în fiecare rubrică, câte exemplare faceți și ce aveți de făcut în primele 30 și 90 de zile după semnare.',
  tags: ['acte', 'vânzare'],
  cover: 'contract',
  coverAlt: 'Un contract semnat, un stilou și cheia unei mașini pe masă',
  publishedDaysAgo: 9,
  bodyHtml: `<p>Între două persoane fizice, mașina se vinde cu un contract după modelul ITL 054. Verificați forma în vigoare înainte de semnare: din 2026 modelul cuprinde și norma Euro, iar în josul paginii a apărut o rubrică nouă pentru organul fiscal.</p>
<h2>Rubricile în care se greșește cel mai des</h2>
<ul><li><strong>Numele și adresa</strong> se copiază din actul de identitate, nu din memorie.</li><li><strong>Seria de șasiu (VIN)</strong> are 17 caractere. Literele I, O și Q nu apar niciodată: dacă le-ați scris, sunt 1 și 0.</li><li><strong>Cartea de identitate a vehiculului</strong> are o serie formată dintr-o literă și șase cifre.</li><li><strong>Prețul</strong> se scrie și în cifre, și în litere, și este cel plătit cu adevărat.</li><li><strong>Casetele A, B, C și D</strong> sunt ale organelor fiscale. Lăsați-le goale.</li></ul>
<h2>Cinci exemplare</h2>
<table><thead><tr><th>Exemplar</th><th>Cine îl păstrează</th></tr></thead><tbody><tr><td>originalul</td><td>cumpărătorul</td></tr><tr><td>copia 1</td><td>vânzătorul</td></tr><tr><td>copiile 2 și 3</td><td>organele fiscale ale celor două părți</td></tr><tr><td>copia 4</td><td>serviciul de înmatriculări</td></tr></tbody></table>
<h2>Înainte de semnare</h2>
<ul><li>Vânzătorul are nevoie de certificatul RAR Auto-Pass (Legea 142/2023).</li><li>De la OUG 7/2026, și cumpărătorul trebuie să dovedească faptul că nu are datorii la bugetul local; altfel actul este lovit de nulitate.</li><li>Verificați împreună kilometrajul și notați-l, cu ora predării, într-un proces-verbal de predare-primire.</li></ul>
<h2>După semnare</h2>
<ul><li>în 30 de zile: amândoi declarați vânzarea la organul fiscal;</li><li>în 90 de zile: cumpărătorul transcrie mașina pe numele lui;</li><li>înainte de a porni la drum: RCA pe numele cumpărătorului.</li></ul>
<p>Puteți completa <a href="/contracte">contractul și procesul-verbal</a> direct aici. Datele rămân în navigatorul dumneavoastră. Textul de față este o informare, nu o consultanță juridică.</p>`,
};
