/** A Firestore value in REST JSON, e.g. `{ stringValue: 'x' }` or `{ integerValue: '1' }`. */
export type RestValue = {
  nullValue?: null | string;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number | string;
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: RestValue[] };
  mapValue?: { fields?: Record<string, RestValue> };
};
/** Fields of a document in REST JSON. */
export type RestFields = Record<string, RestValue>;
