/** Words that complete what is typed, as they are written, the most sought first; makes, models and places have tables of their own. */
export const suggestedVehicles =
  'mașini, mașini electrice, mașini ieftine, mașini rulate, dubă, autoutilitară, furgon, camion, motocicletă, scuter, ATV, remorcă, rulotă, tractor, excavator, motocultor, barcă, piese auto, anvelope de iarnă, anvelope, jante, dezmembrări, alternator, turbină, faruri';

/** Of services, by trade and by problem. */
export const suggestedServices =
  'instalator, electrician, zugrav, mecanic auto, service auto, tractări auto, vulcanizare, ITP, curățenie, mutări, frizerie, coafor, contabil, meditații matematică, meditații engleză, menajeră, grădinar, faianțar, desfundări, centrală termică, reparații mașini de spălat, reparații frigidere, frigotehnist, tinichigerie, vopsitorie auto, diagnoză auto, schimb ulei, schimb anvelope, hotel de anvelope, spălătorie auto, detailing, polish faruri, platformă auto, închirieri auto, transport marfă, transport mobilă, școală de șoferi, instructor auto, înmatriculări auto, numere roșii, asigurări RCA, construcții, rigips, acoperișuri, montaj parchet, termosistem, case la cheie, tablou electric, prize, spălat covoare, spălat geamuri, tuns gazon, tăiat copaci, reparații laptop, depanare calculatoare, recuperare date, nuntă, fotograf nuntă, DJ, decor nuntă, manichiură, machiaj, epilare, profesor, contabilitate PFA, declarație unică, traduceri, croitorie';

/** What narrows a search for a car. */
export const suggestedFacts =
  'diesel, benzină, automată, manuală, break, SUV, hibrid, electric, GPL, 4x4, 7 locuri, hatchback, sedan, monovolum, coupé, decapotabilă, pick-up, sub 3000 euro, sub 5000 euro, sub 10000 euro, sub 15000 euro, după 2012, după 2015, după 2018, după 2020, sub 100000 km, sub 150000 km, fără accident, primul proprietar, de la proprietar, parc auto, accept schimb, anvelope de iarnă';
