import { useAfterPress } from './useAfterPress';

/**
 * A form's look at what was typed, once no press is under way: what it says of the field that is left would move what is
 * pressed, and the press would be lost.
 */
export function useLookAfterPress<Typed extends unknown[], Found>(
  look: (...typed: Typed) => Found | Promise<Found>,
): (...typed: Typed) => Promise<Found> {
  const afterPress = useAfterPress();
  return async (...typed) => {
    await new Promise<void>(afterPress);
    return look(...typed);
  };
}
