/** What chips and headings need to know by name. */
export type FilterNames = {
  category(id: string): string;
  place(id: string): string;
  make(id: string): string;
  model(make: string, id: string): string;
};

/** Names that their ids do not tell. */
const written: Readonly<Record<string, string>> = {
  citroen: 'Citroën',
  'mercedes-benz': 'Mercedes-Benz',
  skoda: 'Škoda',
};

/** A readable name for an id whose table is not at hand: `land-rover` gives `Land Rover`. */
export function nameFromId(id: string): string {
  const name = id
    .replace(
      /(^|-)([a-z])/g,
      (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
    )
    .replace(/^(Bmw|Byd|Ds|Mg|Man)\b/, (make) => make.toUpperCase());
  return written[id] ?? name;
}
