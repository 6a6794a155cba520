import { isSparing } from '@anunturi/shared-ui/device/isSparing';

/** Shorter is passing by. */
const POINTED_MS = 80;

let pointed: ReturnType<typeof setTimeout> | undefined;

/** Somebody went on. */
export const passBy = () => clearTimeout(pointed);

/** Reads the listing whose link is pointed at, touched or come to by keys: most often it is there when the link is pressed. */
export function readAhead({ currentTarget: link }: { currentTarget: HTMLAnchorElement }): void {
  passBy();
  if (isSparing()) return;
  pointed = setTimeout(() => {
    import(/* webpackChunkName: "find" */ './prepareVisit').then(
      ({ prepareVisit }) => prepareVisit(link),
      () => undefined, // the visit asks again
    );
  }, POINTED_MS);
}
