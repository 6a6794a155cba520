import { ownNamesIn } from './ownNames';

test('names of the county, its places and the site are found, also in other cases and as ids', () => {
  expect(
    ownNamesIn('Harta Sibiului, la Șura Mică, Târgul Local, "localityId":"medias", Gmedias, Almaș'),
  ).toEqual(['Sibiului', 'Șura Mică', 'Târgul Local', 'medias']);
});
