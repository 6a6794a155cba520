import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { ListingTile } from '#components/ListingTile';
import { TileGrid } from '#components/TileGrid';
import { useNow } from '#behaviour/useNow';
import { readLastSeen } from '../data/readLastSeen';

/** What was looked at last on this device; nothing while it is read and when nothing of it is left. Loaded on demand. */
export function LastSeen({ ids }: { ids: readonly string[] }) {
  const seen = useLoad(`lastSeen:${ids.join()}`, () => readLastSeen(ids));
  const nowMs = useNow();
  if (seen.state !== 'ready' || seen.value.length === 0) return null;
  return (
    <section>
      <h2>Văzute ultima dată</h2>
      <TileGrid rail label="Anunțuri văzute ultima dată">
        {seen.value.map((card) => (
          <li key={card.id}>
            <ListingTile
              card={card}
              nowMs={Math.max(nowMs, card.publishedAtMs ?? 0)}
              headingLevel={3}
            />
          </li>
        ))}
      </TileGrid>
    </section>
  );
}
