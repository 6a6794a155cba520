import { BytesValue, LatLng } from '../values/values';
import { EVAL_ERROR } from '../values/Result';
import type { BuiltinMethod } from './builtin';

const EARTH_RADIUS_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Methods of latlng; distance is in metres along a sphere. */
export const latlngMethods: Record<string, BuiltinMethod<LatLng>> = {
  latitude: { arity: 0, call: (place) => place.latitude },
  longitude: { arity: 0, call: (place) => place.longitude },
  distance: {
    arity: 1,
    call: (place, [other]) => (other instanceof LatLng ? distance(place, other) : EVAL_ERROR),
  },
};

/** Methods of bytes; base64 is URL-safe with padding, hexadecimal upper case. */
export const bytesMethods: Record<string, BuiltinMethod<BytesValue>> = {
  size: { arity: 0, call: ({ bytes }) => BigInt(bytes.length) },
  toBase64: {
    arity: 0,
    call: ({ bytes }) =>
      Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  },
  toHexString: { arity: 0, call: ({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase() },
};

function distance(a: LatLng, b: LatLng): number {
  const [latitudes, longitudes] = [
    radians(b.latitude - a.latitude),
    radians(b.longitude - a.longitude),
  ];
  const half =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}
