/** Known ways to swindle on marketplaces, with why each is one, as the person who got the message reads it. */
export const swindles = {
  code: 'Un cod primit prin SMS sau WhatsApp deschide contul dumneavoastră. Nimeni cinstit nu are nevoie de el.',
  card: 'Ca să primiți bani nu trebuie să dați datele cardului: cine le are poate lua bani de pe el.',
  remote: 'O aplicație cerută de un necunoscut îi poate arăta telefonul și banca dumneavoastră.',
  official: 'Site-ul, băncile și curierii nu scriu aici și nu cer confirmări prin mesaje.',
  link: 'Banii nu se încasează printr-o adresă primită în mesaj: asemenea pagini imită curieri și bănci.',
  refund: 'Cine trimite prea mult și cere diferența înapoi plătește de obicei cu bani care dispar.',
  untraceable: 'Banii trimiși astfel nu mai pot fi găsiți și nici ceruți înapoi.',
  absent:
    'Un bun care vine numai după plată, de la cineva pe care nu îl puteți întâlni, nu ajunge de obicei niciodată.',
  advance:
    'Se cer bani înainte să vedeți bunul. Plătiți după ce l-ați văzut, sau la livrare cu verificare.',
  fee: 'Se cere o plată mică înainte de una mare. Banii adevărați vin fără taxe, timbre sau plăți de test.',
  profit: 'Câștigul garantat și împrumutul cu taxă plătită înainte nu există.',
} as const;
export type Swindle = keyof typeof swindles;
