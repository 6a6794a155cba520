import type { PersonKey } from './people';

export type ConversationSeed = {
  listing: string;
  buyer: PersonKey;
  /** Hours before the moment of seeding, who writes, what; oldest first. */
  messages: ReadonlyArray<readonly [hoursAgo: number, from: 'buyer' | 'seller', text: string]>;
  unreadBySeller?: number;
  unreadByBuyer?: number;
};

/** Conversations around the demonstration's buyer and seller. */
export const conversations: readonly ConversationSeed[] = [
  {
    listing: 'golf7',
    buyer: 'buyer',
    unreadBySeller: 1,
    messages: [
      [30, 'buyer', 'Bună ziua! Mai este de vânzare Golful? Aș putea să-l văd sâmbătă dimineață?'],
      [28.5, 'seller', 'Bună ziua! Da, este. Sâmbătă pot de la ora 10, în zona parcului.'],
      [
        27,
        'buyer',
        'Perfect, la 10 atunci. Putem trece și pe la un service din zonă, pe cheltuiala mea?',
      ],
      [26, 'seller', 'Sigur că da. Alegeți dumneavoastră service-ul.'],
      [
        1.2,
        'buyer',
        'Am vorbit la service, ne așteaptă la 10:30. Aveți și factura de la distribuție la dumneavoastră?',
      ],
    ],
  },
  {
    listing: 'bmw320',
    buyer: 'adina',
    unreadBySeller: 2,
    messages: [
      [20, 'buyer', 'Salut, ultimul preț?'],
      [19.8, 'buyer', 'Fac schimb cu un Polo + diferență.'],
    ],
  },
  {
    listing: 'rav4',
    buyer: 'laura',
    messages: [
      [96, 'buyer', 'Bună ziua, bateria a fost verificată și anul acesta?'],
      [94, 'seller', 'Bună ziua! Da, în septembrie. Vă pot trimite fișa de verificare.'],
      [93, 'buyer', 'Mulțumesc, ar fi de mare ajutor.'],
    ],
  },
  {
    listing: 'duster',
    buyer: 'buyer',
    unreadByBuyer: 1,
    messages: [
      [4.5, 'buyer', 'Bună ziua! Ce consum are iarna, la drum de munte?'],
      [
        3,
        'seller',
        'Bună ziua! Cu 4x4 pornit și portbagaj plin, cam 6,8. La plimbare scade spre 5,5.',
      ],
    ],
  },
  {
    listing: 'electrician',
    buyer: 'buyer',
    messages: [
      [
        80,
        'buyer',
        'Bună ziua, aș avea nevoie de o priză trifazată pentru mașina electrică, în {city1}, casă.',
      ],
      [
        78,
        'seller',
        'Bună ziua! Trec joi după-amiază să văd tabloul, apoi vă dau oferta în scris.',
      ],
      [77.5, 'buyer', 'Joi după ora 16 sunt acasă. Mulțumesc!'],
      [30, 'seller', 'Am trimis oferta pe e-mail. Manopera este cu garanție doi ani.'],
    ],
  },
];
