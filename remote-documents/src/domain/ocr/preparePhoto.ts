import type { Luma } from '#domain/luma';
import { evenLight } from './evenLight';
import { type Corners, type Point, findPaper } from './findPaper';
import { flattenPaper } from './flattenPaper';

/** Letters of a card are as large as the recogniser likes them at this width: about 300 dpi of a certificate. */
const CARD_PX = 2000;

/** The card in a photo from above, with even light; the whole photo where no paper stands out from what it lies on. */
export function prepareCard(photo: Luma): Luma {
  const { width, height } = photo;
  const whole: Corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return evenLight(flattenPaper(photo, findPaper(photo) ?? whole, CARD_PX).flat);
}

/** A page that was photographed, from above; a scan as it is. `toPicture` leads back to the dots of the picture. */
export function preparePage(picture: Luma): { page: Luma; toPicture(x: number, y: number): Point } {
  const corners = findPaper(picture);
  if (!corners) return { page: picture, toPicture: (x, y) => [x, y] };
  const { flat, toPicture } = flattenPaper(
    picture,
    corners,
    Math.max(picture.width, picture.height),
  );
  return { page: evenLight(flat), toPicture };
}
