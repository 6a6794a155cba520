import type { VehicleSeed } from '../listingSeed';

export const wheels: VehicleSeed = {
  key: 'roti',
  owner: 'elena',
  categoryId: 'anvelope-si-jante',
  locality: '{town1}',
  publishedDaysAgo: 2.1,
  views: 167,
  title: 'Set 4 roți iarnă 17" 5x112, jante aliaj + Michelin Alpin 6',
  description:
    'Jante originale 7,5J x 17, ET 45, prindere 5x112, drepte (echilibrate toamna trecută). Anvelope Michelin Alpin 6, 225/45 R17, DOT 2023, profil 6 mm. Două ierni folosite.\n\nSe potrivesc pe Golf, Leon, Octavia, A3. Ridicare personală din {town1}.',
  price: [2_400, 'RON'],
  negotiable: true,
  formerPrices: [
    [16, 2_900],
    [2, 2_400],
  ],
  vehicle: { shape: 'part', condition: 'used' },
  subject: { kind: 'wheelSet', rim: 'twin', color: '#c3c8cd' },
  place: { scene: 'courtyard', light: 'day', season: 'autumn' },
  photos: ['side'],
};
