import { toSlug } from '../formats/slug';

/** Makes of what is not a car, by category; their models are written by the seller. */
const table: Record<string, string> = {
  autoutilitare:
    'Citroën, Dacia, Fiat, Ford, Hyundai, Isuzu, Iveco, Kia, MAN, Maxus, Mercedes-Benz, Mitsubishi, Nissan, Opel, Peugeot, Renault, Toyota, Volkswagen',
  camioane:
    'DAF, Ford Trucks, Iveco, MAN, Mercedes-Benz, Renault Trucks, Roman, Scania, Tatra, Volvo',
  'moto-atv-scutere':
    'Aprilia, Benelli, BMW, Can-Am, CFMOTO, Ducati, Gilera, Harley-Davidson, Honda, Husqvarna, Kawasaki, KTM, Kymco, Linhai, Malaguti, Mobra, Moto Guzzi, Piaggio, Peugeot, Polaris, Royal Enfield, Segway, Suzuki, SYM, TGB, Triumph, Vespa, Voge, Yamaha, Zontes',
  'remorci-si-rulote':
    'Adria, Böckmann, Boro, Bürstner, Dethleffs, Eduard, Fendt, Hobby, Humbaur, Kögel, Krone, Knaus, Niewiadow, Repo, Schmitz, Schwarzmüller, Tabbert, Temared, Weinsberg, Wielton',
  'agricole-si-utilaje':
    'Belarus, Bobcat, Case IH, Caterpillar, Claas, Deutz-Fahr, Doosan, Fendt, Fiat, Ford, Hitachi, Husqvarna, JCB, John Deere, Komatsu, Kubota, Kverneland, Lemken, Liebherr, Manitou, Massey Ferguson, New Holland, Same, Stihl, Takeuchi, TIH, Universal (UTB), Ursus, Valtra, Volvo, Yanmar, Zetor',
  ambarcatiuni:
    'Bavaria, Bayliner, Beneteau, Honda, Jeanneau, Mercury, Quicksilver, Sea-Doo, Suzuki, Yamaha, Zodiac',
};

export type OtherMake = { id: string; name: string };

/** The makes to offer in a category of vehicles that are not cars; empty where none are known. */
export function otherMakesOf(categoryId: string): OtherMake[] {
  return (table[categoryId]?.split(', ') ?? []).map((name) => ({ id: toSlug(name), name }));
}
