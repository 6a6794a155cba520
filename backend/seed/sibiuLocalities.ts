import { toSlug } from '@anunturi/shared-domain/formats/slug';
import type { Locality } from '@anunturi/shared-domain/site/settings';

/** A place of the county with where it lies, about to the kilometre. */
type Place = [name: string, kind: Locality['kind'], latitude: number, longitude: number];

/** The two cities, nine towns and fifty-three communes of the county of Sibiu. */
const places: Place[] = [
  ['Sibiu', 'city', 45.797, 24.152],
  ['Mediaș', 'city', 46.164, 24.351],
  ['Agnita', 'town', 45.974, 24.617],
  ['Avrig', 'town', 45.708, 24.375],
  ['Cisnădie', 'town', 45.713, 24.151],
  ['Copșa Mică', 'town', 46.112, 24.231],
  ['Dumbrăveni', 'town', 46.228, 24.575],
  ['Miercurea Sibiului', 'town', 45.883, 23.795],
  ['Ocna Sibiului', 'town', 45.872, 24.066],
  ['Săliște', 'town', 45.794, 23.886],
  ['Tălmaciu', 'town', 45.667, 24.261],
  ['Alma', 'commune', 46.21, 24.48],
  ['Alțâna', 'commune', 45.923, 24.465],
  ['Apoldu de Jos', 'commune', 45.897, 23.86],
  ['Arpașu de Jos', 'commune', 45.777, 24.63],
  ['Ațel', 'commune', 46.157, 24.463],
  ['Axente Sever', 'commune', 46.09, 24.211],
  ['Bazna', 'commune', 46.2, 24.283],
  ['Bârghiș', 'commune', 45.985, 24.534],
  ['Biertan', 'commune', 46.135, 24.521],
  ['Blăjel', 'commune', 46.213, 24.323],
  ['Boița', 'commune', 45.634, 24.261],
  ['Brateiu', 'commune', 46.171, 24.423],
  ['Brădeni', 'commune', 46.071, 24.831],
  ['Bruiu', 'commune', 45.863, 24.704],
  ['Chirpăr', 'commune', 45.905, 24.603],
  ['Cârța', 'commune', 45.789, 24.566],
  ['Cârțișoara', 'commune', 45.725, 24.577],
  ['Cristian', 'commune', 45.783, 24.031],
  ['Dârlos', 'commune', 46.185, 24.404],
  ['Gura Râului', 'commune', 45.737, 23.983],
  ['Hoghilag', 'commune', 46.231, 24.617],
  ['Iacobeni', 'commune', 46.054, 24.716],
  ['Jina', 'commune', 45.786, 23.683],
  ['Laslea', 'commune', 46.204, 24.647],
  ['Loamneș', 'commune', 45.939, 24.106],
  ['Ludoș', 'commune', 45.92, 23.894],
  ['Marpod', 'commune', 45.866, 24.5],
  ['Merghindeal', 'commune', 45.966, 24.733],
  ['Micăsasa', 'commune', 46.09, 24.115],
  ['Mihăileni', 'commune', 45.985, 24.341],
  ['Moșna', 'commune', 46.091, 24.396],
  ['Nocrich', 'commune', 45.897, 24.455],
  ['Orlat', 'commune', 45.751, 23.967],
  ['Păuca', 'commune', 46.011, 23.905],
  ['Poiana Sibiului', 'commune', 45.808, 23.731],
  ['Poplaca', 'commune', 45.731, 24.054],
  ['Porumbacu de Jos', 'commune', 45.754, 24.458],
  ['Racovița', 'commune', 45.676, 24.346],
  ['Rășinari', 'commune', 45.702, 24.067],
  ['Râu Sadului', 'commune', 45.61, 24.05],
  ['Roșia', 'commune', 45.812, 24.317],
  ['Sadu', 'commune', 45.663, 24.188],
  ['Slimnic', 'commune', 45.922, 24.164],
  ['Șeica Mare', 'commune', 46.019, 24.153],
  ['Șeica Mică', 'commune', 46.058, 24.129],
  ['Șelimbăr', 'commune', 45.77, 24.193],
  ['Șura Mare', 'commune', 45.858, 24.166],
  ['Șura Mică', 'commune', 45.824, 24.053],
  ['Tilișca', 'commune', 45.8, 23.852],
  ['Turnu Roșu', 'commune', 45.643, 24.299],
  ['Târnava', 'commune', 46.147, 24.288],
  ['Valea Viilor', 'commune', 46.083, 24.277],
  ['Vurpăr', 'commune', 45.893, 24.348],
];

const NEIGHBOURS_MAX = 7;
const NEIGHBOUR_KM = 20;

/** Kilometres between two places on a flat map: exact enough across one county. */
function distanceKm(a: Place, b: Place): number {
  const kmPerDegree = 111.2;
  const east = (a[3] - b[3]) * Math.cos((a[2] * Math.PI) / 180);
  return kmPerDegree * Math.hypot(a[2] - b[2], east);
}

function neighbourIds(place: Place): string[] {
  return places
    .filter((each) => each !== place && distanceKm(each, place) <= NEIGHBOUR_KM)
    .toSorted((a, b) => distanceKm(a, place) - distanceKm(b, place))
    .slice(0, NEIGHBOURS_MAX)
    .map(([name]) => toSlug(name));
}

/** What `settings/localities` starts with: every place with its nearest neighbours and no local surcharge. */
export const sibiuLocalities: Locality[] = places.map((place) => ({
  id: toSlug(place[0]),
  name: place[0],
  kind: place[1],
  neighbourIds: neighbourIds(place),
  surchargePercent: 0,
}));
