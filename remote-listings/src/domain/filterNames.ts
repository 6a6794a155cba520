/** What chips and headings need to know by name. */
export type FilterNames = {
  category(id: string): string;
  place(id: string): string;
  make(id: string): string;
  model(make: string, id: string): string;
};

/** A readable name for an id whose table is not at hand: `land-rover` gives `Land Rover`. */
export function nameFromId(id: string): string {
  return id
    .replace(
      /(^|-)([a-z])/g,
      (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
    )
    .replace(/^(Bmw|Byd|Ds|Mg|Man)\b/, (make) => make.toUpperCase());
}
