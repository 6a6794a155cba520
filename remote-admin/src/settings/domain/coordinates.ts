/** A position as maps give it to be copied, `45.797, 24.152`; null for what lies nowhere near Romania or is none. */
export function toCoordinates(typed: string): { latitude: number; longitude: number } | null {
  const [, north, east] =
    /^(\d{2}(?:\.\d+)?)\s*[,;\s]\s*(\d{2}(?:\.\d+)?)$/.exec(typed.trim()) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  const isNear = latitude >= 43 && latitude <= 49 && longitude >= 20 && longitude <= 30;
  return isNear ? { latitude, longitude } : null;
}
