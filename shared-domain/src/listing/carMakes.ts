import { toSlug } from '../formats/slug';

/** Makes and models sold in Romania, written by hand; longer than a usual file because it is one table. */
const table: Record<string, string> = {
  Abarth: '500, 595, 600e, 695, Grande Punto',
  'Alfa Romeo':
    '145, 146, 147, 156, 159, 166, Brera, Giulia, Giulietta, GT, GTV, Junior, MiTo, Spider, Stelvio, Tonale',
  Aro: '10, 24, 240, 243, 244, Spartana',
  'Aston Martin': 'DB7, DB9, DB11, DBX, Rapide, Vantage',
  Audi: '80, 100, A1, A2, A3, A4, A4 Allroad, A5, A6, A6 Allroad, A7, A8, e-tron, e-tron GT, Q2, Q3, Q4 e-tron, Q5, Q6 e-tron, Q7, Q8, R8, RS3, RS4, RS5, RS6, RS7, S3, S4, S5, S6, S8, SQ5, SQ7, TT',
  Bentley: 'Bentayga, Continental, Flying Spur',
  BMW: 'i3, i4, i5, i7, iX, iX1, iX3, M2, M3, M4, M5, Seria 1, Seria 2, Seria 3, Seria 4, Seria 5, Seria 6, Seria 7, Seria 8, X1, X2, X3, X4, X5, X6, X7, XM, Z3, Z4',
  BYD: 'Atto 2, Atto 3, Dolphin, Han, Seal, Seal U, Sealion 7, Tang',
  Cadillac: 'CTS, Escalade, SRX, XT5',
  Chevrolet:
    'Aveo, Camaro, Captiva, Corvette, Cruze, Epica, Kalos, Lacetti, Malibu, Matiz, Orlando, Spark, Tacuma, Trax',
  Chrysler: '300C, Crossfire, Grand Voyager, PT Cruiser, Sebring, Voyager',
  Citroën:
    'Berlingo, C1, C2, C3, C3 Aircross, C3 Picasso, C4, C4 Cactus, C4 Picasso, C4 X, C5, C5 Aircross, C5 X, C6, C8, C-Crosser, C-Elysée, DS3, DS4, DS5, Jumper, Jumpy, Nemo, Saxo, SpaceTourer, Xantia, Xsara, Xsara Picasso',
  Cupra: 'Ateca, Born, Formentor, Leon, Tavascan, Terramar',
  Dacia:
    '1100, 1300, 1304, 1305, 1307, 1310, 1325 Liberta, Bigster, Dokker, Dokker Van, Duster, Jogger, Lodgy, Logan, Logan MCV, Logan Pick-up, Logan Van, Nova, Sandero, Sandero Stepway, Solenza, Spring, SuperNova',
  Daewoo: 'Cielo, Espero, Kalos, Lacetti, Lanos, Leganza, Matiz, Nubira, Tacuma, Tico',
  Daihatsu: 'Cuore, Materia, Sirion, Terios',
  Dodge: 'Caliber, Challenger, Charger, Durango, Grand Caravan, Journey, Nitro, RAM',
  DS: 'DS 3, DS 3 Crossback, DS 4, DS 5, DS 7, DS 9',
  Ferrari: '458, 488, California, F8, Portofino, Roma',
  Fiat: '124 Spider, 500, 500e, 500L, 500X, 600, Albea, Brava, Bravo, Croma, Doblo, Ducato, Fiorino, Freemont, Fullback, Grande Punto, Idea, Linea, Marea, Multipla, Panda, Punto, Qubo, Scudo, Sedici, Seicento, Stilo, Tipo, Ulysse',
  Ford: 'B-Max, Bronco, C-Max, Capri, EcoSport, Edge, Escort, Explorer, F-150, Fiesta, Focus, Fusion, Galaxy, Grand C-Max, Ka, Ka+, Kuga, Mondeo, Mustang, Mustang Mach-E, Puma, Ranger, S-Max, Scorpio, Sierra, Tourneo Connect, Tourneo Courier, Tourneo Custom, Transit, Transit Connect, Transit Courier, Transit Custom',
  Honda:
    'Accord, City, Civic, CR-V, CR-Z, e, e:Ny1, FR-V, HR-V, Insight, Jazz, Legend, Prelude, S2000, ZR-V',
  Hyundai:
    'Accent, Atos, Bayon, Coupe, Elantra, Galloper, Getz, Grandeur, H-1, i10, i20, i30, i40, Inster, Ioniq, Ioniq 5, Ioniq 6, ix20, ix35, ix55, Kona, Matrix, Santa Fe, Sonata, Staria, Terracan, Trajet, Tucson, Veloster',
  Infiniti: 'EX, FX, G, M, Q30, Q50, Q60, Q70, QX30, QX50, QX70',
  Isuzu: 'D-Max, Rodeo, Trooper',
  Iveco: 'Daily, Massif',
  Jaguar: 'E-Pace, F-Pace, F-Type, I-Pace, S-Type, X-Type, XE, XF, XJ, XK',
  Jeep: 'Avenger, Cherokee, Commander, Compass, Gladiator, Grand Cherokee, Liberty, Patriot, Renegade, Wrangler',
  Kia: 'Carens, Carnival, Ceed, Cerato, EV3, EV6, EV9, Magentis, Niro, Opirus, Optima, Picanto, ProCeed, Rio, Sephia, Shuma, Sorento, Soul, Sportage, Stinger, Stonic, Venga, XCeed',
  Lada: '1200, 1500, 2107, Granta, Kalina, Niva, Samara, Vesta',
  Lamborghini: 'Gallardo, Huracán, Urus',
  Lancia: 'Delta, Lybra, Musa, Phedra, Thesis, Voyager, Ypsilon',
  'Land Rover':
    'Defender, Discovery, Discovery Sport, Freelander, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar',
  Lexus: 'CT, ES, GS, IS, LBX, LC, LS, NX, RX, RZ, SC, UX',
  MAN: 'TGE',
  Maserati: 'Ghibli, GranTurismo, Grecale, Levante, Quattroporte',
  Mazda:
    '2, 3, 5, 6, 121, 323, 626, BT-50, CX-3, CX-30, CX-5, CX-60, CX-7, CX-80, CX-9, MPV, MX-30, MX-5, Premacy, RX-8, Tribute',
  'Mercedes-Benz':
    '190, AMG GT, Citan, Clasa A, Clasa B, Clasa C, Clasa E, Clasa G, Clasa R, Clasa S, Clasa T, Clasa V, Clasa X, CL, CLA, CLC, CLE, CLK, CLS, EQA, EQB, EQC, EQE, EQS, EQV, GL, GLA, GLB, GLC, GLC Coupe, GLE, GLE Coupe, GLK, GLS, ML, SL, SLC, SLK, Sprinter, Vaneo, Viano, Vito',
  MG: '3, 4, 5, EHS, HS, Marvel R, MG F, MG TF, ZR, ZS',
  Mini: 'Aceman, Cabrio, Clubman, Cooper, Countryman, Coupe, One, Paceman, Roadster',
  Mitsubishi:
    'ASX, Carisma, Colt, Eclipse, Eclipse Cross, Galant, Grandis, i-MiEV, L200, Lancer, Outlander, Pajero, Pajero Pinin, Pajero Sport, Space Star, Space Wagon',
  Nissan:
    '350Z, 370Z, Almera, Almera Tino, Ariya, Interstar, Juke, Leaf, Maxima, Micra, Murano, Navara, Note, NP300, NV200, NV300, NV400, Pathfinder, Patrol, Pixo, Primastar, Primera, Pulsar, Qashqai, Qashqai+2, Serena, Terrano, Tiida, Townstar, X-Trail',
  Oltcit: 'Club, Special',
  Omoda: '5, 7, 9, E5',
  Opel: 'Adam, Agila, Ampera, Antara, Ascona, Astra, Cascada, Combo, Corsa, Crossland, Frontera, Grandland, Insignia, Kadett, Karl, Meriva, Mokka, Movano, Omega, Rocks-e, Signum, Tigra, Vectra, Vivaro, Zafira, Zafira Life',
  Peugeot:
    '106, 107, 108, 1007, 2008, 205, 206, 207, 208, 3008, 301, 306, 307, 308, 4007, 4008, 405, 406, 407, 408, 5008, 508, 605, 607, 806, 807, Bipper, Boxer, Expert, Partner, RCZ, Rifter, Traveller',
  Polestar: '2, 3, 4',
  Porsche:
    '718 Boxster, 718 Cayman, 911, 924, 928, 944, Boxster, Cayenne, Cayman, Macan, Panamera, Taycan',
  Renault:
    '5, 4, 9, 12, 18, 19, 21, Arkana, Austral, Avantime, Captur, Clio, Espace, Express, Fluence, Grand Scenic, Kadjar, Kangoo, Koleos, Laguna, Latitude, Master, Megane, Modus, Rafale, Scenic, Symbioz, Symbol, Talisman, Thalia, Trafic, Twingo, Twizy, Vel Satis, Wind, Zoe',
  'Rolls-Royce': 'Cullinan, Dawn, Ghost, Phantom, Wraith',
  Rover: '25, 45, 75, 200, 214, 400, 414, 600, Streetwise',
  Saab: '9-3, 9-5, 900, 9000',
  Seat: 'Alhambra, Altea, Altea XL, Arona, Arosa, Ateca, Cordoba, Exeo, Ibiza, Inca, Leon, Mii, Tarraco, Toledo',
  Škoda:
    '105, 120, Citigo, Elroq, Enyaq, Fabia, Favorit, Felicia, Kamiq, Karoq, Kodiaq, Octavia, Praktik, Rapid, Roomster, Scala, Superb, Yeti',
  Smart: '#1, #3, Crossblade, Forfour, Fortwo, Roadster',
  SsangYong: 'Actyon, Korando, Kyron, Musso, Rexton, Rodius, Tivoli, XLV',
  Subaru:
    'BRZ, Crosstrek, Forester, Impreza, Justy, Legacy, Levorg, Outback, Solterra, Tribeca, WRX, XV',
  Suzuki:
    'Across, Alto, Baleno, Celerio, e Vitara, Grand Vitara, Ignis, Jimny, Kizashi, Liana, S-Cross, Samurai, Splash, Swace, Swift, SX4, Vitara, Wagon R',
  Tesla: 'Cybertruck, Model 3, Model S, Model X, Model Y, Roadster',
  Toyota:
    'Auris, Avensis, Aygo, Aygo X, bZ4X, C-HR, Camry, Carina, Celica, Corolla, Corolla Cross, Corolla Verso, GR86, Highlander, Hilux, iQ, Land Cruiser, Mirai, MR2, Prius, Prius+, Proace, Proace City, Proace Verso, RAV4, Sienna, Starlet, Supra, Urban Cruiser, Verso, Yaris, Yaris Cross',
  Trabant: '601, 1.1',
  Volkswagen:
    'Amarok, Arteon, Beetle, Bora, Caddy, California, Caravelle, Corrado, Crafter, Eos, Fox, Golf, Golf Plus, Golf Sportsvan, ID. Buzz, ID.3, ID.4, ID.5, ID.7, Jetta, LT, Lupo, Multivan, New Beetle, Passat, Passat CC, Phaeton, Polo, Scirocco, Sharan, T-Cross, T-Roc, T4, T5, T6, Taigo, Tayron, Tiguan, Tiguan Allspace, Touareg, Touran, Transporter, up!, Vento',
  Volvo:
    '240, 440, 740, 850, 940, C30, C40, C70, EX30, EX90, S40, S60, S70, S80, S90, V40, V50, V60, V70, V90, XC40, XC60, XC70, XC90',
  Wartburg: '311, 353',
};

/** The choice for what the table lacks; the seller then writes the name by hand. */
export const OTHER_MODEL = { id: 'alt-model', name: 'Alt model' } as const;
export const OTHER_MAKE = { id: 'alta-marca', name: 'Altă marcă' } as const;

export type CarModel = { id: string; name: string };
export type CarMake = { id: string; name: string; models: CarModel[] };

/** The address id of a model: `up!` becomes `up`, `Prius+` must not become `prius`. */
const toModelId = (name: string) => toSlug(name.replaceAll('+', ' plus').replaceAll('#', 'nr '));

/** Every make with its models in the table's order, each list closed by "Alt model"; the last make is "Altă marcă". */
export const carMakes: readonly CarMake[] = [
  ...Object.entries(table).map(([name, models]) => ({
    id: toSlug(name),
    name,
    models: [
      ...models.split(', ').map((model) => ({ id: toModelId(model), name: model })),
      { ...OTHER_MODEL },
    ],
  })),
  { ...OTHER_MAKE, models: [{ ...OTHER_MODEL }] },
];

/** A make by its id. */
export function findMake(id: string | undefined): CarMake | undefined {
  return carMakes.find((make) => make.id === id);
}
