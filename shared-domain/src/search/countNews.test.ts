import { sampleCar, sampleListingId, sampleNow } from '../samples/listingSamples';
import { countNews } from './countNews';

/** Counts over a database that finds `counted` listings, of which `found` can be read. */
function countOver(query: string, counted: number, found: object[] = []) {
  const find = jest.fn(async () =>
    found.map((change) => ({ ...sampleCar, id: sampleListingId, ...change }) as never),
  );
  const news = countNews(
    { query, lastSeenAt: new Date(sampleNow.getTime() - 1000) },
    {
      readContext: async () => ({ now: sampleNow, eurRateBani: 509, neighbourIds: () => [] }),
      count: async () => counted,
      find,
    },
  );
  return { news, find };
}

test('where the query finds the matches and nothing else, its count is the answer and no listing is read', async () => {
  const { news, find } = countOver('marca=dacia', 201);
  expect(await news).toEqual({ count: 201 });
  expect(find).not.toHaveBeenCalled();
});

test('a few listings of a wider query are looked at one by one', async () => {
  const { news } = countOver('marca=dacia&pret-max=9000', 2, [
    { priceLei: 9000 },
    { priceLei: 9500 },
  ]);
  expect(await news).toEqual({ count: 1 });
});

test('of many listings of a wider query the count is a bound', async () => {
  const { news, find } = countOver('marca=dacia&pret-max=9000', 25);
  expect(await news).toEqual({ count: 25, atMost: true });
  expect(find).not.toHaveBeenCalled();
});
