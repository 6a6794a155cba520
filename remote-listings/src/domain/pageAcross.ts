type Page<Card> = { cards: Card[]; next?: string };
type Find<Card, P extends Page<Card>> = (
  list: number,
  after: string | undefined,
  size: number,
) => Promise<P>;

/**
 * A page of several lists, one after the other. Its `next` says in which of them the following one begins, and where in it:
 * `2-1797069600000.Ab12Cd34Ef56Gh78Ij90`. Lists are asked one by one, each for what is still missing.
 */
export async function pageAcross<Card, P extends Page<Card>>(
  lists: number,
  after: string | undefined,
  size: number,
  find: Find<Card, P>,
): Promise<P> {
  const start = readStart(after, lists);
  let page = await find(start.list, start.after, size);
  let list = start.list;
  while (page.next === undefined && page.cards.length < size && list + 1 < lists) {
    list += 1;
    const more = await find(list, undefined, size - page.cards.length);
    page = { ...more, cards: [...page.cards, ...more.cards] };
  }
  if (page.next !== undefined) return { ...page, next: `${list}-${page.next}` };
  const rest = await nextWithCards(list + 1, lists, find);
  return rest === undefined ? page : { ...page, next: `${rest}-` };
}

/** The first of the later lists that has anything: no page ends with a link to an empty one. */
async function nextWithCards<Card, P extends Page<Card>>(
  from: number,
  lists: number,
  find: Find<Card, P>,
): Promise<number | undefined> {
  for (let list = from; list < lists; list += 1) {
    const { cards, next } = await find(list, undefined, 1);
    if (cards.length > 0 || next !== undefined) return list;
  }
  return undefined;
}

/** Where an address says that a page begins; at the very beginning when it says nothing that can be read. */
function readStart(after: string | undefined, lists: number) {
  const [, list, within] = /^(\d)-(.*)$/.exec(after ?? '') ?? [];
  return Number(list) < lists
    ? { list: Number(list), after: within || undefined }
    : { list: 0, after: undefined };
}
