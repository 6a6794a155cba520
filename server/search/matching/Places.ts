import { type Coordinates, distanceKm } from '@anunturi/shared-domain/site/distanceKm';
import type { SearchSettings } from '../SearchSettings';

/** Where the localities lie: which are around one, and how far. */
export class Places {
  private readonly byId: Map<string, SearchSettings['localities'][number]>;

  constructor(private readonly localities: SearchSettings['localities']) {
    this.byId = new Map(localities.map((each) => [each.id, each]));
  }

  /** Metres between two localities; Infinity where one of them is nowhere. */
  metresBetween(a: string, b: string): number {
    const [here, there] = [this.at(a), this.at(b)];
    if (a === b) return 0;
    return here && there ? Math.round(distanceKm(here, there) * 1000) : Infinity;
  }

  /** The localities around one: within a radius, or its neighbours. */
  around(id: string, radiusKm?: number): readonly string[] {
    if (radiusKm === undefined) return this.byId.get(id)?.neighbourIds ?? [];
    return this.localities
      .map((each) => each.id)
      .filter((each) => each !== id && this.metresBetween(id, each) <= radiusKm * 1000);
  }

  private at(id: string): Coordinates | undefined {
    return this.byId.get(id)?.at;
  }
}
