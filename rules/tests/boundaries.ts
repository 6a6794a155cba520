import type { Data } from './RuleCase';

type Accepts = (document: Data) => boolean;
type Edge = { what: string; document: Data };
const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const LARGEST = 2 ** 34;

/** The last value in a row of growing ones that is accepted, when the first is. */
function lastAccepted(from: number, to: number, accepts: (n: number) => boolean): number {
  let [good, bad] = [from, to];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (accepts(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * For every text and whole number of a document, at any depth of its maps: the largest and smallest that a schema
 * takes (`fits`), and one step beyond
 * (`faults`). Texts of x's stand for all texts; where the schema takes none of them, the field is left out.
 */
export function edgesOf(accepts: Accepts, document: Data): { fits: Edge[]; faults: Edge[] } {
  const fits: Edge[] = [];
  const faults: Edge[] = [];
  const visit = (value: unknown, name: string, put: (next: unknown) => Data): void => {
    if (isMap(value)) {
      for (const [key, each] of Object.entries(value))
        visit(each, name ? `${name}.${key}` : key, (next) => put({ ...value, [key]: next }));
      return;
    }
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const make = (n: number) => (typeof value === 'string' ? 'x'.repeat(n) : n);
    const takes = (n: number) => accepts(put(make(n)));
    const start =
      typeof value === 'number'
        ? value
        : [value, 'x'.repeat(3), 'x'.repeat(12), 'x'.repeat(45)]
            .map((text) => text.length)
            .find(takes);
    if (start === undefined || !takes(start)) return;
    const unit = typeof value === 'string' ? 'characters' : 'as value';
    const most = lastAccepted(start, typeof value === 'string' ? 250_000 : LARGEST, takes);
    const least = -lastAccepted(-start, typeof value === 'string' ? 1 : LARGEST, (n) => takes(-n));
    fits.push(
      { what: `${name} of ${most} ${unit}`, document: put(make(most)) },
      { what: `${name} of ${least} ${unit}`, document: put(make(least)) },
    );
    if (most < (typeof value === 'string' ? 249_999 : LARGEST - 1))
      faults.push({ what: `${name} of ${most + 1} ${unit}`, document: put(make(most + 1)) });
    if (least > (typeof value === 'string' ? 0 : -LARGEST + 1))
      faults.push({ what: `${name} of ${least - 1} ${unit}`, document: put(make(least - 1)) });
  };
  visit(document, '', (next) => next as Data);
  return { fits, faults };
}
