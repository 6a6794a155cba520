import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const caravan: VehicleSeed = {
  key: 'rulota',
  owner: 'klaus',
  categoryId: 'remorci-si-rulote',
  locality: '{commune2}',
  publishedDaysAgo: 15.9,
  views: 122,
  title: 'Rulotă Hobby 460 UFe, 2008, cort nou, încălzire Truma',
  description:
    'Rulotă de patru persoane, foarte curată, fără infiltrații (măsurat umiditatea, trimit raport). Încălzire Truma, frigider trei surse, baie cu duș. Cort nou din 2024.\n\nMasă maximă 1.300 kg. A stat iarna sub acoperiș.',
  price: [8_900, 'EUR'],
  vehicle: other('Hobby', '460 UFe Excellent', {
    year: 2008,
    maxMassKg: 1_300,
    seats: 4,
    colour: 'white',
    registeredInRomania: true,
    originCountry: 'Germania',
    itpUntilMonth: '2027-06',
  }),
  subject: { kind: 'caravan', color: '#2f7f86' },
  place: { scene: 'mountains', light: 'day', season: 'summer' },
  photos: ['side', 'otherSide'],
};
