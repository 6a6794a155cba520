import type { PostSeed } from './postSeed';

/** Rates and rules: Codul fiscal art. 468-472 and 489 as in force for 2026; the figures equal shared-domain/taxRates. */
export const taxPost: PostSeed = {
  slug: 'impozitul-auto-in-2026-cum-se-calculeaza',
  title: 'Impozitul auto în 2026: cum se calculează, pas cu pas',
  excerpt:
    'Din 2026 contează și norma Euro. Tabelul pe capacități, trei calcule făcute până la capăt și greșeala pe care o fac cele mai multe calculatoare.',
  tags: ['impozit', 'acte'],
  cover: 'tax',
  coverAlt: 'Un calculator de birou, o mașină galbenă și câteva teancuri de monede',
  publishedDaysAgo: 3,
  bodyHtml: `<p>Până în 2025 impozitul depindea numai de capacitatea motorului. Din 2026 el depinde și de norma de poluare: o mașină Euro 6 plătește mai puțin decât una Euro 3 cu același motor. Regulile sunt în Codul fiscal (Legea 227/2015, art. 468–472), schimbat prin Legea 239/2025, OUG 78/2025, OUG 7/2026 și OUG 9/2026.</p>
<h2>Ce vă trebuie</h2>
<ul><li>capacitatea cilindrică, în cm³ (rubrica P.1 din certificatul de înmatriculare);</li><li>norma Euro (o găsiți în cartea de identitate a vehiculului);</li><li>felul motorului: benzină sau motorină, hibrid, electric.</li></ul>
<h2>Formula</h2>
<p>Capacitatea se împarte la 200 și <strong>se rotunjește în sus</strong>: legea spune „fiecare grupă de 200 cm³ sau fracțiune din aceasta”. Un motor de 1.968 cm³ are deci 10 grupe, nu 9,84. Apoi toate grupele se înmulțesc cu suma din rândul în care intră motorul.</p>
<table><thead><tr><th>Autoturisme</th><th>non-Euro – Euro 3</th><th>Euro 4</th><th>Euro 5</th><th>Euro 6</th><th>hibrid peste 50 g CO₂/km</th></tr></thead><tbody><tr><td>până la 1.600 cm³</td><td>19,5</td><td>18,8</td><td>17,6</td><td>16,5</td><td>16,2</td></tr><tr><td>1.601–2.000 cm³</td><td>29,7</td><td>28,5</td><td>26,7</td><td>25,1</td><td>24,6</td></tr><tr><td>2.001–2.600 cm³</td><td>92,2</td><td>88,6</td><td>82,8</td><td>77,8</td><td>76,3</td></tr><tr><td>2.601–3.000 cm³</td><td>182,9</td><td>172,8</td><td>154,1</td><td>151,2</td><td>149,8</td></tr><tr><td>peste 3.000 cm³</td><td>319</td><td>297,3</td><td>294,4</td><td>290</td><td>275,5</td></tr></tbody></table>
<p>Sumele sunt în lei pentru o grupă de 200 cm³. Mașinile <strong>electrice</strong> plătesc 40 de lei pe an, indiferent de putere.</p>
<h2>Trei exemple</h2>
<ul><li>Golf 1.6 TDI, 1.598 cm³, Euro 4: 8 grupe × 18,8 = 150,4 lei.</li><li>Passat 2.0 TDI, 1.968 cm³, Euro 5: 10 grupe × 26,7 = 267 de lei.</li><li>Un motor de 2.500 cm³, Euro 5: 13 grupe × 82,8 = 1.076,4 lei.</li></ul>
<h2>Ce se adaugă și ce se scade</h2>
<ul><li><strong>Cota adițională</strong> o hotărăște consiliul local și diferă de la o localitate la alta. Întrebați la primărie.</li><li>Persoanele cu handicap grav plătesc cu 50 % mai puțin, cele cu handicap accentuat cu 25 %, pentru un singur vehicul sub 2.000 cm³.</li><li>Pentru un hibrid cu cel mult 50 g CO₂/km consiliul local poate acorda o reducere de cel mult 30 %.</li><li>Cine plătește tot anul până la 31 martie poate primi o bonificație de cel mult 10 %, dacă a hotărât-o consiliul local.</li></ul>
<h2>Cine plătește când se vinde mașina</h2>
<p>Impozitul pe un an îl datorează cel care este proprietar la 31 decembrie a anului dinainte. Nu se împarte pe luni. Plata se face de obicei în două rate, la 31 martie și la 30 septembrie.</p>
<p>Puteți face calculul pentru mașina dumneavoastră în <a href="/calculator">calculatorul de impozit</a>. Rezultatul este o estimare pentru 2026; suma exactă o dă organul fiscal local.</p>`,
};
