/** Words that join others, folded: left out of phrases, and said to mean nothing when nothing takes them. */
export const linkingWords = new Set(
  'de la cu si in pe un o din pentru sau al ai ale a sa se mi imi ma va ne le lui ul uri s ca care ce e este sunt dar ori cel cea cei cele prin spre catre pt ptr plus fie tot toata toate the for and din dintr'.split(
    ' ',
  ),
);

/** Phrases that say nothing about a listing. */
export const fillerPhrases =
  'caut, cautam, cautati, cauta, vand, vind, vindem, vanzare, de vanzare, cumpar, cumparam, cumparare, sa cumpar, vreau, vrem, as vrea, as dori, dori, doresc, dorim, am nevoie, nevoie, avem nevoie, imi trebuie, trebuie, ceva, orice, un ceva, anunt, anunturi, anunturile, oferta, oferte, super oferta, super, ocazie, chilipir, urgent, rapid, acum, azi, recent, recent adus, recent adusa, adus, adusa, adusi, proaspat adusa, stare buna, stare foarte buna, stare impecabila, stare perfecta, impecabil, impecabila, stare, ca nou, ca noua, frumos, frumoasa, frumoase, bun, buna, bune, buni, foarte bun, foarte, super, pret, pretul, preturi, pret bun, cat costa, costa, cine, unde, gasesc, cum, stie, cunoaste, cineva, repara, face, faceti, olx, autovit, facebook, marketplace, publi24, masini verificate, recomandari, recomandat, recomandati, serios, seriosi, prima, primul, lume, mea, meu, mele, noastre, acasa, domiciliu, la domiciliu, negociabil, fix, ieftin ca, de calitate, calitate, detin, dau, ofer, schimb pret, va rog, rog, buna ziua, salut, multumesc, cu acte, acte la zi, model, marca, tip, an fabricatie, fabricatie, varianta, variante, judet, judetul, judetului, tot judetul, imprejurimi, apropiere, aproape, zona, azi, maine, weekend, daca, nu, mai, doar, numai, are, aiba, avea, fi';
/** The same among services. */
export const serviceFiller =
  'reparatii, reparatie, reparat, montaj, montat, schimbat, schimb, instalare, execut, executam, metru patrat, mp, firma, firme, servicii, serviciu, service, autorizat, autorizati, profesionist, profesionisti, mester, meserias, meseriasi, lucrari, lucrare, programare, programari, ieftin, ieftina, ieftini, ieftine, preturi mici, non, stop, specialist, echipa, personal, particular, persoana, masina, masini, auto, ora, ore, pe ora';
/** Words that mean any craftsman or service: its kind, and no trade. */
export const anyService =
  'meserias, meseriasi, mester, mesteri, servicii, prestari servicii, prestator, prestatori, meseriasi buni, om bun la toate';
/** Phrases that ask for the cheapest first. */
export const cheapPhrases =
  'cea mai ieftina, cel mai ieftin, cele mai ieftine, cei mai ieftini, ieftin, ieftina, ieftine, ieftini, iefitn, pret mic, preturi mici, chilipir, cat mai ieftin, cat mai ieftina, bani putini';
/** Words that mean a car and say nothing more. */
export const carWords =
  'masina, masini, masinuta, autoturism, autoturisme, automobil, automobile, masina oras, masina mica oras, masina mica, masina familie, caruta, rabla, automobil mic';
export const vehicleWords = 'auto, vehicul, vehicule';
/** Everyday words, folded, that are a letter or two from a word of the tables and mean none of them. */
export const plainWords =
  'germania austria italia franta belgia olanda elvetia anglia spania suedia danemarca ungaria bulgaria romania japonia america europa norvegia polonia bucuresti piele trapa xenon clima panoramic bixenon senzori camera telefon telefoane casa case apartament teren garsoniera camere mobila haine pantofi carti jucarii copii copil caine caini pisica pisici lemne lemn porumb grau fan gaini porci vaci oi miere vin tuica mere cartofi pat masa scaun dulap dulapuri covor perdele frigorific lume timp lung lunga mare mari mic mici verde galben rosu alb negru gri argintiu albastru maro bej portocaliu auriu visiniu consum mic economica economic tare rapida sport sportiva lux luxos clasica veche vechi retro colectie tara oras sat munte mare padure vara iarna toamna primavara banca cupru chirie chirii rata rate iepuri iepure masca masti fata carte viata drum mana lucru loc job sala sobe perete pereti fete baieti bani leu ieri zile ani luna luni sare zahar ceai cafea paine peste crap somn cal cai calut magar capra capre porci gard pod podea tavan geam poarta porti lacat cheie chei bec becuri fir sarma cablu teava lant roata cupe cruce poza poze foto filme film muzica copac floare flori trandafir rosii ardei ceapa usturoi varza mar mere pere prune nuci alune visine cirese caise capsuni struguri vita vie butoi butoaie cazan saci galeata galeti lopata sapa topor cutit cutite farfurie pahar oala cratita tigaie lingura furculita lampa veioza noptiera pat paturi saltea perna plapuma prosop cuvertura draperie fotoliu comoda vitrina birou dormitor sufragerie bucatarie hol balcon beci pivnita garaj curte livada fanar cort rucsac geanta valiza portofel curea palarie caciula fular manusi geaca palton rochie fusta bluza camasa tricou pulover blugi pijama ghete cizme adidasi sandale papuci carucior patut premergator leagan tobogan balansoar sanie schiuri schi patine role trotineta minge rachete undita lanseta mulineta';
