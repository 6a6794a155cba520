import type { PostSeed } from './postSeed';

export const photoPost: PostSeed = {
  slug: 'cum-fotografiati-masina-ca-sa-se-vanda',
  title: 'Cum fotografiați mașina ca să se vândă',
  excerpt:
    'Zece cadre, un telefon obișnuit și lumina de dimineață. Ordinea în care cumpărătorul vrea să vadă mașina și greșelile care îl gonesc.',
  tags: ['vânzare', 'fotografii'],
  cover: 'photographing',
  coverAlt: 'Un telefon care încadrează o mașină roșie în fața munților',
  publishedDaysAgo: 25,
  bodyHtml: `<p>Un anunț cu fotografii bune primește mesaje serioase, unul fără fotografii primește întrebări. Nu vă trebuie aparat scump, ci o oră, o mașină curată și puțină răbdare.</p>
<h2>Pregătirea</h2>
<ul><li>Spălați mașina și aspirați-o. Scoateți din ea lucrurile personale și odorizantul de pe oglindă.</li><li>Alegeți un loc liber, cu fundal simplu: o curte, o parcare goală, un drum de țară. Fără coșuri de gunoi și fără alte mașini în cadru.</li><li>Fotografiați dimineața sau spre seară. La prânz umbrele sunt tari, iar vopseaua se arde.</li></ul>
<h2>Cele zece cadre</h2>
<table><thead><tr><th>Nr.</th><th>Cadrul</th><th>De ce</th></tr></thead><tbody><tr><td>1</td><td>față, puțin din lateral</td><td>devine fotografia din listă</td></tr><tr><td>2–3</td><td>cele două laturi întregi</td><td>se văd pragurile și rosturile</td></tr><tr><td>4</td><td>spate</td><td>dovedește că nu ascundeți nimic</td></tr><tr><td>5</td><td>bordul, cu contactul pus</td><td>fără martori aprinși</td></tr><tr><td>6</td><td>kilometrajul</td><td>prima întrebare din orice mesaj</td></tr><tr><td>7</td><td>scaunele, față și spate</td><td>uzura spune adevărul</td></tr><tr><td>8</td><td>portbagajul</td><td>cu roata de rezervă la vedere</td></tr><tr><td>9</td><td>o roată de aproape</td><td>profilul anvelopei și janta</td></tr><tr><td>10</td><td>cheile și actele, fără date personale</td><td>arată că sunt gata</td></tr></tbody></table>
<h2>Arătați și defectele</h2>
<p>O zgârietură fotografiată de la început costă mai puțin decât una descoperită la fața locului: cumpărătorul vine știind-o și nu mai negociază din cauza ei.</p>
<h2>Ce să nu publicați</h2>
<ul><li>certificatul de înmatriculare sau cartea de identitate a vehiculului, cu numele și adresa la vedere;</li><li>fotografii luate din alte anunțuri;</li><li>fotografii prelucrate care schimbă culoarea.</li></ul>
<p>La un anunț de vehicul puteți pune 20 de fotografii. Prima este cea din listă; o puteți schimba oricând din contul dumneavoastră.</p>`,
};
